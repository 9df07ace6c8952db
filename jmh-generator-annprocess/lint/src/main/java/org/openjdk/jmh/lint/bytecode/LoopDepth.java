package org.openjdk.jmh.lint.bytecode;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;

/** Tells how many loops an instruction stands in. A loop reaches from its head to the last jump back to it. */
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

    /** Returns, for the index of each loop's head, the index of the last jump back to it. */
    Map<Integer, Integer> loops() {
        return lastJumpTo;
    }

    int at(int index) {
        return (int) lastJumpTo.entrySet().stream()
                .filter(loop -> loop.getKey() <= index && index <= loop.getValue()).count();
    }
}
