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

    /** A block that ends with {@code return} lacks the instruction that returns, which cannot fail. */
    boolean contain(int instruction) {
        int opcode = method.instructions.get(instruction).getOpcode();
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
        return blocks.stream().anyMatch(block -> method.instructions.indexOf(block.start) <= instruction
                && instruction < method.instructions.indexOf(block.end) + (returns ? 2 : 0));
    }
}
