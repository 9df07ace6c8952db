package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.tree.AbstractInsnNode;

/** Finds the previous and next instruction, ignoring labels, lines and frames; null if there is none. */
final class AdjacentInstructions {

    private AdjacentInstructions() {
    }

    static AbstractInsnNode before(AbstractInsnNode instruction) {
        AbstractInsnNode each = instruction == null ? null : instruction.getPrevious();
        while (each != null && each.getOpcode() < 0) {
            each = each.getPrevious();
        }
        return each;
    }

    static AbstractInsnNode after(AbstractInsnNode instruction) {
        AbstractInsnNode each = instruction == null ? null : instruction.getNext();
        while (each != null && each.getOpcode() < 0) {
            each = each.getNext();
        }
        return each;
    }
}
