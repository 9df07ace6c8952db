package org.openjdk.jmh.lint.bytecode;

import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Java's own classes, as the Java has them that runs the tool. */
final class PlatformClasses {

    private PlatformClasses() {
    }

    static boolean contains(String internalName) {
        return internalName.startsWith("java/") || internalName.startsWith("jdk/internal/")
                || internalName.startsWith("sun/");
    }

    /** Returns null where there is no such class, or one of a later version than the tool can read. */
    static ClassNode find(String internalName) {
        try (InputStream content = ClassLoader.getSystemResourceAsStream(internalName + ".class")) {
            if (content == null) {
                return null;
            }
            ClassNode node = new ClassNode();
            new ClassReader(content).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }
}
