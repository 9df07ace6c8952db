package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Recognizes null checks that Kotlin's compiler adds for parameters, results and {@code lateinit} variables:
 * {@code if (v == null) throwUninitialized("v"), null else v}. They are not in the source and therefore no steps of the
 * method.
 */
final class KotlinChecks {

    private static final String INTRINSICS = "kotlin/jvm/internal/Intrinsics";
    private static final String UNINITIALIZED = "throwUninitializedPropertyAccessException";

    private KotlinChecks() {
    }

    static boolean isCheck(MethodInsnNode call) {
        return call.owner.equals(INTRINSICS) && (call.name.startsWith("check") || call.name.startsWith("throw"));
    }

    /** Returns whether a jump or a dropped value belongs to the check of an uninitialized variable. */
    static boolean leadsToOne(AbstractInsnNode instruction) {
        AbstractInsnNode name = AdjacentInstructions.after(instruction);
        AbstractInsnNode next =
                name != null && name.getOpcode() == Opcodes.POP ? AdjacentInstructions.after(name) : name;
        return next != null && next.getOpcode() == Opcodes.LDC && isUninitialized(AdjacentInstructions.after(next));
    }

    /** Returns whether an instruction pushes the placeholder after the exception of such a check. */
    static boolean isPlaceholder(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.ACONST_NULL
                && isUninitialized(AdjacentInstructions.before(instruction));
    }

    private static boolean isUninitialized(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && isCheck(call) && call.name.equals(UNINITIALIZED);
    }
}
