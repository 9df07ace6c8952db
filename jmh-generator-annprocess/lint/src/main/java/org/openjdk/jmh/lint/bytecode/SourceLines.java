package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds lines of the source. */
final class SourceLines {

    private SourceLines() {
    }

    /** Returns the line of the first statement, or 0. */
    static int first(MethodNode method) {
        for (AbstractInsnNode each = method.instructions.getFirst(); each != null; each = each.getNext()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    /** Returns the smallest line of a method; that of the implicit constructor is that of the class. */
    static int first(ClassNode node) {
        return node.methods.stream().mapToInt(SourceLines::first).filter(line -> line > 0).min().orElse(0);
    }

    /** Returns the line of an instruction, or 0. */
    static int of(AbstractInsnNode instruction) {
        for (AbstractInsnNode each = instruction; each != null; each = each.getPrevious()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
