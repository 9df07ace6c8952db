package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The null checks that javac makes where the language asks for one, and leaves in front of the value of a final field
 * that it copies: {@code Objects.requireNonNull(state)}, up to JDK 8 {@code state.getClass()}, with the result dropped.
 */
final class NullChecks {

    private NullChecks() {
    }

    /** Tells whether an instruction drops the result of a null check. */
    static boolean endsWith(AbstractInsnNode pop) {
        return pop != null && pop.getOpcode() == Opcodes.POP && Neighbours.before(pop) instanceof MethodInsnNode call
                && (call.owner.equals("java/util/Objects") && call.desc.equals("(Ljava/lang/Object;)Ljava/lang/Object;")
                        || call.owner.equals("java/lang/Object") && call.name.equals("getClass"));
    }

    /** Tells whether an instruction comes right behind a null check. */
    static boolean precedes(AbstractInsnNode instruction) {
        return endsWith(Neighbours.before(instruction));
    }
}
