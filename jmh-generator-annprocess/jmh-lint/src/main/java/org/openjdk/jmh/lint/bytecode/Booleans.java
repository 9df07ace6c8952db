package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * Finds conditions that only compute a value, as in {@code boolean b = x > 3 && y}. Compilers implement them as jumps
 * to instructions that push true or false: {@code push true; goto end; push false; end}.
 */
final class Booleans {

    private final Map<AbstractInsnNode, List<AbstractInsnNode>> conditions = new HashMap<>();
    private final Set<AbstractInsnNode> operands = new HashSet<>();

    Booleans(InsnList instructions) {
        for (AbstractInsnNode each : instructions) {
            if (each instanceof JumpInsnNode jump && each.getOpcode() == Opcodes.GOTO) {
                AbstractInsnNode first = AdjacentInstructions.before(each);
                AbstractInsnNode second = AdjacentInstructions.after(each);
                if (isTruth(first) && isTruth(second)
                        && AdjacentInstructions.after(second) == AdjacentInstructions.after(jump.label)) {
                    add(instructions, first, second);
                }
            }
        }
    }

    private void add(InsnList instructions, AbstractInsnNode first, AbstractInsnNode second) {
        List<AbstractInsnNode> jumps = new ArrayList<>();
        for (AbstractInsnNode each : instructions) {
            if (each instanceof JumpInsnNode jump && each.getOpcode() != Opcodes.GOTO
                    && (AdjacentInstructions.after(jump.label) == first
                            || AdjacentInstructions.after(jump.label) == second)) {
                jumps.add(each);
            }
        }
        conditions.put(first, jumps);
        conditions.put(second, jumps);
        operands.addAll(jumps);
    }

    private static boolean isTruth(AbstractInsnNode instruction) {
        return instruction != null
                && (instruction.getOpcode() == Opcodes.ICONST_0 || instruction.getOpcode() == Opcodes.ICONST_1);
    }

    /** Returns whether a jump only computes a value. */
    boolean isOperand(AbstractInsnNode jump) {
        return operands.contains(jump);
    }

    /** Returns the conditions that compute a value, or none if it is computed otherwise. */
    List<AbstractInsnNode> operands(Set<AbstractInsnNode> sources) {
        List<AbstractInsnNode> found = List.of();
        for (AbstractInsnNode source : sources) {
            found = conditions.getOrDefault(source, List.of());
            if (found.isEmpty()) {
                return found;
            }
        }
        return found;
    }
}
