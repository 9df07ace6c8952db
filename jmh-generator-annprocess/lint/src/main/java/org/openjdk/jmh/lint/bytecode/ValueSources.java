package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Traces values to the instructions that produced them, and keeps values separate that one instruction copies or
 * moves.
 */
final class ValueSources extends SourceInterpreter {

    ValueSources() {
        super(Opcodes.ASM9);
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        boolean takesSeveral = instruction.getOpcode() >= Opcodes.DUP_X1 && instruction.getOpcode() <= Opcodes.SWAP;
        return takesSeveral ? value : super.copyOperation(instruction, value);
    }
}
