package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The checks that Kotlin's compiler adds: of parameters and results for null, and of {@code lateinit} variables, which it reads
 * as {@code if (v == null) throwUninitialized("v"), null else v}. Nobody wrote them, so they are no steps of the method.
 */
final class KotlinChecks {

    private static final String INTRINSICS = "kotlin/jvm/internal/Intrinsics";
    private static final String UNINITIALIZED = "throwUninitializedPropertyAccessException";

    private KotlinChecks() {
    }

    static boolean isCheck(MethodInsnNode call) {
        return call.owner.equals(INTRINSICS) && (call.name.startsWith("check") || call.name.startsWith("throw"));
    }

    /** Tells whether a jump, or a value that is dropped, leads to the exception for a variable that is not set yet. */
    static boolean leadsToOne(AbstractInsnNode instruction) {
        AbstractInsnNode name = Neighbours.behind(instruction);
        AbstractInsnNode next = name != null && name.getOpcode() == Opcodes.POP ? Neighbours.behind(name) : name;
        return next != null && next.getOpcode() == Opcodes.LDC && isUninitialized(Neighbours.behind(next));
    }

    /** Tells whether an instruction pushes what stands for the variable behind that exception. */
    static boolean isPlaceholder(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.ACONST_NULL && isUninitialized(Neighbours.before(instruction));
    }

    private static boolean isUninitialized(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && isCheck(call) && call.name.equals(UNINITIALIZED);
    }
}
