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
 * A place in a method, named by what stands there.
 *
 * @param position whether code goes before the instruction, behind it, or in its place
 * @param test     tells whether an instruction of a method is the place
 */
record Site(Position position, BiPredicate<MethodNode, AbstractInsnNode> test) {

    /** How many instructions in front of a call are taken to load its arguments. */
    private static final int ARGUMENT_DISTANCE = 5;

    enum Position { BEFORE, AFTER, INSTEAD }

    boolean matches(MethodNode method, AbstractInsnNode instruction) {
        return instruction.getOpcode() >= 0 && test.test(method, instruction);
    }

    static Site beforeReturn() {
        return new Site(Position.BEFORE, (method, instruction) -> instruction.getOpcode() >= Opcodes.IRETURN
                && instruction.getOpcode() <= Opcodes.RETURN);
    }

    /** The method's first instruction; not for constructors. */
    static Site entry() {
        return new Site(Position.BEFORE, (method, instruction) -> Locals.previous(instruction) == null);
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

    /** Where a loop compares one int variable with another: in front of the comparison's first operand. */
    static Site beforeComparison(String left, String right) {
        return new Site(Position.BEFORE, (method, instruction) -> Locals.loads(method, instruction, left)
                && Locals.loads(method, instruction.getNext(), right)
                && instruction.getNext().getNext() instanceof JumpInsnNode);
    }

    /** Narrows a call to the one that has this variable among its receiver and arguments. */
    Site with(String variable) {
        return new Site(position, test.and((method, instruction) -> {
            AbstractInsnNode candidate = instruction;
            for (int i = 0; i < ARGUMENT_DISTANCE && candidate != null; i++) {
                candidate = Locals.previous(candidate);
                if (candidate instanceof VarInsnNode && Locals.loads(method, candidate, variable)) {
                    return true;
                }
            }
            return false;
        }));
    }

    /** Narrows a call without arguments to the one whose receiver is this variable. */
    Site on(String variable) {
        return new Site(position,
                test.and((method, instruction) -> Locals.loads(method, Locals.previous(instruction), variable)));
    }

    /** Narrows a call to the one behind which an instruction of this kind stands. */
    Site followedBy(int opcode) {
        return new Site(position, test.and(
                (method, instruction) -> instruction.getNext() != null && instruction.getNext().getOpcode() == opcode));
    }

    /** Narrows a call to the one whose last argument is this string. */
    Site withText(String text) {
        return new Site(position,
                test.and((method, instruction) -> Locals.previous(instruction) instanceof LdcInsnNode constant
                        && text.equals(constant.cst)));
    }

    private static BiPredicate<MethodNode, AbstractInsnNode> call(String owner, String name, String descriptor) {
        return (method, instruction) -> instruction instanceof MethodInsnNode call
                && call.owner.equals(owner) && call.name.equals(name) && call.desc.startsWith(descriptor);
    }
}
