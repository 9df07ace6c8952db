package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Recognizes null checks that javac adds where the language requires them, also before a final field that it replaced
 * by its value: {@code Objects.requireNonNull(state)}, up to JDK 8 {@code state.getClass()}, with the result dropped.
 */
final class NullChecks {

    private NullChecks() {
    }

    /** Returns whether an instruction drops the result of a null check. */
    static boolean endsWith(AbstractInsnNode pop) {
        return pop != null && pop.getOpcode() == Opcodes.POP
                && AdjacentInstructions.before(pop) instanceof MethodInsnNode call
                && (call.owner.equals("java/util/Objects") && call.desc.equals("(Ljava/lang/Object;)Ljava/lang/Object;")
                        || call.owner.equals("java/lang/Object") && call.name.equals("getClass"));
    }

    /** Returns whether an instruction directly follows a null check. */
    static boolean precedes(AbstractInsnNode instruction) {
        return endsWith(AdjacentInstructions.before(instruction));
    }
}
