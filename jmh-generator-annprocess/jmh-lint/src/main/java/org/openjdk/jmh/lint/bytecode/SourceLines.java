package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds source lines of instructions. */
final class SourceLines {

    private SourceLines() {
    }

    /** Returns the line of the first statement; 0 if unknown. */
    static int first(MethodNode method) {
        for (AbstractInsnNode each = method.instructions.getFirst(); each != null; each = each.getNext()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    /** Returns the smallest line of all methods, which is that of the class if it has an implicit constructor. */
    static int first(ClassNode node) {
        return node.methods.stream().mapToInt(SourceLines::first).filter(line -> line > 0).min().orElse(0);
    }

    /** Returns the line of an instruction; 0 if unknown. */
    static int of(AbstractInsnNode instruction) {
        for (AbstractInsnNode each = instruction; each != null; each = each.getPrevious()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
