package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** Describes what instructions pop and push. */
final class StackEffects {

    private StackEffects() {
    }

    static boolean isConstant(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.LDC;
    }

    static Object constant(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof LdcInsnNode load) {
            return load.cst;
        } else if (instruction instanceof IntInsnNode push) {
            return push.operand;
        } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        }
        return opcode == Opcodes.ACONST_NULL ? null : Integer.valueOf(opcode);
    }

    /** Returns the symbol of an arithmetic operator or array access; null for conversions and copies. */
    static String symbol(int opcode) {
        if (opcode >= Opcodes.IADD && opcode <= Opcodes.DREM) {
            return new String[] {"+", "-", "*", "/", "%"}[(opcode - Opcodes.IADD) / 4];
        } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.LUSHR) {
            return "shift";
        } else if (opcode >= Opcodes.IAND && opcode <= Opcodes.LXOR) {
            return new String[] {"&", "|", "^"}[(opcode - Opcodes.IAND) / 2];
        }
        return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD ? "[]" : null;
    }

    /** Returns the number of operands of an instruction other than calls, field accesses and stores. */
    static int operands(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        boolean isBinary = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                || opcode >= Opcodes.IADD && opcode <= Opcodes.DREM
                || opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR
                || opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
        if (instruction instanceof JumpInsnNode) {
            return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE ? 2 : 1;
        } else if (instruction instanceof MultiANewArrayInsnNode array) {
            return array.dims;
        }
        return isBinary || opcode >= Opcodes.DUP_X1 && opcode <= Opcodes.SWAP ? 2 : 1;
    }
}
