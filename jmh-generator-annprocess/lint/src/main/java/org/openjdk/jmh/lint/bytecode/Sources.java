package org.openjdk.jmh.lint.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Follows values to the instructions that made them; an array and an index stay apart where both are copied at once. */
final class Sources extends SourceInterpreter {

    Sources() {
        super(Opcodes.ASM9);
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        return instruction.getOpcode() == Opcodes.DUP2 && value.getSize() == 1 ? value
                : super.copyOperation(instruction, value);
    }
}
