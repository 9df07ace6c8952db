package org.openjdk.jmh.lint.bytecode;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;

/** Counts the loops around an instruction. A loop extends from its head to the last jump back to it. */
final class LoopDepth {

    private final Map<Integer, Integer> lastJumpTo = new HashMap<>();

    LoopDepth(InsnList instructions) {
        for (int i = 0; i < instructions.size(); i++) {
            AbstractInsnNode each = instructions.get(i);
            if (each instanceof JumpInsnNode jump && instructions.indexOf(jump.label) <= i) {
                lastJumpTo.merge(instructions.indexOf(jump.label), i, Math::max);
            }
        }
    }

    /** Returns the index of the last jump back by the index of each loop's head. */
    Map<Integer, Integer> loops() {
        return lastJumpTo;
    }

    int at(int index) {
        return (int) lastJumpTo.entrySet().stream()
                .filter(loop -> loop.getKey() <= index && index <= loop.getValue()).count();
    }
}
