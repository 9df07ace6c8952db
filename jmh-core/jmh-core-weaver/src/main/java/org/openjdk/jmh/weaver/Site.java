package org.openjdk.jmh.weaver;

import java.util.function.BiPredicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Represents a place in a method, recognized by its instruction.
 *
 * @param position whether code goes before the instruction, after it, or in its place
 * @param test     accepts the instruction
 */
record Site(Position position, BiPredicate<MethodNode, AbstractInsnNode> test) {

    /** Instructions before a call that are searched for its arguments: a receiver and four variables. */
    private static final int ARGUMENT_DISTANCE = 5;

    enum Position { BEFORE, AFTER, INSTEAD }

    boolean matches(MethodNode method, AbstractInsnNode instruction) {
        return instruction.getOpcode() >= 0 && test.test(method, instruction);
    }

    static Site beforeReturn() {
        return new Site(Position.BEFORE, (method, instruction) -> instruction.getOpcode() >= Opcodes.IRETURN
                && instruction.getOpcode() <= Opcodes.RETURN);
    }

    /** Returns the first instruction of a method. Not for constructors, where code must follow {@code super()}. */
    static Site entry() {
        return new Site(Position.BEFORE, (method, instruction) -> LocalVariables.previous(instruction) == null);
    }

    static Site beforeCall(String owner, String name, String descriptor) {
        return new Site(Position.BEFORE, call(owner, name, descriptor));
    }

    static Site afterCall(String owner, String name) {
        return new Site(Position.AFTER, call(owner, name, ""));
    }

    static Site insteadOfCall(String owner, String name) {
        return new Site(Position.INSTEAD, call(owner, name, ""));
    }

    /** Returns the place in a loop before it loads the two int variables that it compares. */
    static Site beforeComparison(String left, String right) {
        return new Site(Position.BEFORE, (method, instruction) -> LocalVariables.loads(method, instruction, left)
                && LocalVariables.loads(method, instruction.getNext(), right)
                && instruction.getNext().getNext() instanceof JumpInsnNode);
    }

    /** Restricts a call to the one that has this variable as receiver or argument. */
    Site with(String variable) {
        return and((method, instruction) -> {
            AbstractInsnNode candidate = instruction;
            for (int i = 0; i < ARGUMENT_DISTANCE && candidate != null; i++) {
                candidate = LocalVariables.previous(candidate);
                if (candidate instanceof VarInsnNode && LocalVariables.loads(method, candidate, variable)) {
                    return true;
                }
            }
            return false;
        });
    }

    private Site and(BiPredicate<MethodNode, AbstractInsnNode> further) {
        return new Site(position, test.and(further));
    }

    /** Restricts a call without arguments to the one whose receiver is this variable. */
    Site on(String variable) {
        return and((method, instruction) -> LocalVariables.loads(method, LocalVariables.previous(instruction),
                variable));
    }

    /** Restricts a call to the one that is directly followed by this opcode. */
    Site followedBy(int opcode) {
        return and((method, instruction) -> instruction.getNext() != null
                && instruction.getNext().getOpcode() == opcode);
    }

    /** Restricts a call to the one whose last argument is this string. */
    Site withText(String text) {
        return and((method, instruction) -> LocalVariables.previous(instruction) instanceof LdcInsnNode constant
                && text.equals(constant.cst));
    }

    private static BiPredicate<MethodNode, AbstractInsnNode> call(String owner, String name, String descriptor) {
        return (method, instruction) -> instruction instanceof MethodInsnNode call
                && call.owner.equals(owner) && call.name.equals(name) && call.desc.startsWith(descriptor);
    }
}
