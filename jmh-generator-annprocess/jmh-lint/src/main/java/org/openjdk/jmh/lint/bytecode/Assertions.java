package org.openjdk.jmh.lint.bytecode;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;

/** Finds the bytecode of {@code assert}: a jump over it if a constant of the class says that assertions are off. */
final class Assertions {

    private static final String SWITCH = "$assertionsDisabled";

    private final BitSet instructions = new BitSet();

    Assertions(InsnList all) {
        for (AbstractInsnNode each : all) {
            AbstractInsnNode next = AdjacentInstructions.after(each);
            if (each instanceof FieldInsnNode field && field.name.equals(SWITCH)
                    && next instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.IFNE) {
                instructions.set(all.indexOf(each), Math.max(all.indexOf(jump.label), all.indexOf(each)));
            }
        }
    }

    boolean contain(int instruction) {
        return instructions.get(instruction);
    }
}
