package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/** Converts internal names to source names. */
final class SourceNames {

    static final String ANONYMOUS = ".*\\$\\d+";

    private SourceNames() {
    }

    /** Returns the qualified name with dots before nested classes. */
    static String qualified(String internalName) {
        return internalName.replace('/', '.').replace('$', '.');
    }

    static String type(Type type) {
        return type.getSort() == Type.OBJECT ? qualified(type.getInternalName()) : type.getClassName();
    }

    static String sourceFile(ClassNode node) {
        String folder = node.name.substring(0, node.name.lastIndexOf('/') + 1);
        String topLevel = node.name.replaceFirst("\\$.*", "");
        return node.sourceFile == null ? topLevel + ".java" : folder + node.sourceFile;
    }
}
