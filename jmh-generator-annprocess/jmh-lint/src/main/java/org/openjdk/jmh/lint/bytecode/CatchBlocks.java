package org.openjdk.jmh.lint.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Finds instructions within a {@code try} that catches unchecked exceptions. */
final class CatchBlocks {

    private final MethodNode method;
    private final List<TryCatchBlockNode> blocks;

    CatchBlocks(MethodNode method, Classes classes) {
        this.method = method;
        blocks = method.tryCatchBlocks.stream().filter(block -> classes.isUnchecked(block.type)).toList();
    }

    /** Returns whether a block contains the instruction; javac leaves out the {@code return} at the end of a block. */
    boolean contain(int instruction) {
        int opcode = method.instructions.get(instruction).getOpcode();
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
        return blocks.stream().anyMatch(block -> method.instructions.indexOf(block.start) <= instruction
                && instruction < method.instructions.indexOf(block.end) + (returns ? 2 : 0));
    }
}
