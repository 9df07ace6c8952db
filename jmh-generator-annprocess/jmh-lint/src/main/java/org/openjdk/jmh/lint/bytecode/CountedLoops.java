package org.openjdk.jmh.lint.bytecode;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.openjdk.jmh.lint.model.CountedLoop;
import org.openjdk.jmh.lint.model.Place;

/**
 * Recognizes the bytecode of {@code for (int i = CONSTANT; i < CONSTANT; i++)}, also with {@code <=}: the condition
 * comes first, and only the instruction before the jump back changes the counter.
 */
record CountedLoops(InsnList instructions, Function<AbstractInsnNode, Place> places) {

    /**
     * Returns the counted loops that are in no other loop.
     *
     * @param loops index of the last jump back, by index of the loop's head
     */
    List<CountedLoop> outermost(Map<Integer, Integer> loops) {
        return loops.entrySet().stream()
                .filter(inner -> loops.entrySet().stream().noneMatch(outer -> !outer.equals(inner)
                        && outer.getKey() <= inner.getKey() && inner.getValue() <= outer.getValue()))
                .sorted(Map.Entry.comparingByKey()).map(loop -> counted(loop.getKey(), loop.getValue())).toList();
    }

    private CountedLoop counted(int head, int end) {
        AbstractInsnNode counter = AdjacentInstructions.after(instructions.get(head));
        AbstractInsnNode limit = AdjacentInstructions.after(counter);
        AbstractInsnNode exit = AdjacentInstructions.after(limit);
        AbstractInsnNode start = AdjacentInstructions.before(instructions.get(head));
        AbstractInsnNode first = AdjacentInstructions.before(start);
        boolean isCounted = counter instanceof VarInsnNode load && load.getOpcode() == Opcodes.ILOAD
                && isNumber(first) && isStoreOf(load.var, start) && isNumber(limit) && exit instanceof JumpInsnNode
                && isIncrementOf(load.var, AdjacentInstructions.before(instructions.get(end)))
                && isLeftByIts(exit, head, end) && isChangedOnce(load.var, head, end);
        long runs = isCounted ? runs(number(first), number(limit), exit.getOpcode()) : CountedLoop.UNKNOWN;
        return new CountedLoop(runs, places.apply(counter));
    }

    private static boolean isStoreOf(int variable, AbstractInsnNode instruction) {
        return instruction instanceof VarInsnNode store && store.getOpcode() == Opcodes.ISTORE
                && store.var == variable;
    }

    private static boolean isIncrementOf(int variable, AbstractInsnNode instruction) {
        return instruction instanceof IincInsnNode step && step.var == variable && step.incr == 1;
    }

    private static long runs(long first, long limit, int exit) {
        long end = exit == Opcodes.IF_ICMPGT ? limit + 1 : limit;
        return exit == Opcodes.IF_ICMPGE || exit == Opcodes.IF_ICMPGT ? Math.max(0, end - first) : CountedLoop.UNKNOWN;
    }

    /** Returns whether a jump is the loop's regular exit; {@code break} and {@code return} skip iterations. */
    private boolean isLeftByIts(AbstractInsnNode exit, int head, int end) {
        for (int i = head; i <= end; i++) {
            AbstractInsnNode each = instructions.get(i);
            boolean leaves = each instanceof JumpInsnNode jump && instructions.indexOf(jump.label) > end
                    || each.getOpcode() >= Opcodes.IRETURN && each.getOpcode() <= Opcodes.RETURN;
            if (leaves != (each == exit)) {
                return false;
            }
        }
        return true;
    }

    private boolean isChangedOnce(int variable, int head, int end) {
        int changes = 0;
        for (int i = head; i <= end; i++) {
            AbstractInsnNode each = instructions.get(i);
            changes += isStoreOf(variable, each) || each instanceof IincInsnNode step && step.var == variable ? 1 : 0;
        }
        return changes == 1;
    }

    private static boolean isNumber(AbstractInsnNode instruction) {
        return instruction != null && StackEffects.isConstant(instruction)
                && StackEffects.constant(instruction) instanceof Integer;
    }

    private static long number(AbstractInsnNode instruction) {
        return ((Integer) StackEffects.constant(instruction)).longValue();
    }
}
