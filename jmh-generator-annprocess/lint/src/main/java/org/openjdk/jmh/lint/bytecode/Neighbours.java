package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.tree.AbstractInsnNode;

/** The instructions next to another one, past the labels, lines and frames between them; null where there is none. */
final class Neighbours {

    private Neighbours() {
    }

    static AbstractInsnNode before(AbstractInsnNode instruction) {
        AbstractInsnNode each = instruction == null ? null : instruction.getPrevious();
        while (each != null && each.getOpcode() < 0) {
            each = each.getPrevious();
        }
        return each;
    }

    static AbstractInsnNode behind(AbstractInsnNode instruction) {
        AbstractInsnNode each = instruction == null ? null : instruction.getNext();
        while (each != null && each.getOpcode() < 0) {
            each = each.getNext();
        }
        return each;
    }
}
