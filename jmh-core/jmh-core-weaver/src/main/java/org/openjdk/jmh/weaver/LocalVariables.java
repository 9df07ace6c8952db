package org.openjdk.jmh.weaver;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds local variables by name in the tables of upstream's class files. */
final class LocalVariables {

    private LocalVariables() {
    }

    /** Returns the variable with a name that is alive at an instruction, or throws WeaveException. */
    static LocalVariableNode named(MethodNode method, AbstractInsnNode at, String name) {
        for (LocalVariableNode variable : method.localVariables) {
            if (variable.name.equals(name) && covers(method.instructions, variable, at)) {
                return variable;
            }
        }
        throw new WeaveException("no variable '" + name + "' is alive at the site in " + method.name + method.desc);
    }

    /** Returns the name of an instruction's variable, or its number if it has no name. */
    static String nameOf(MethodNode method, VarInsnNode instruction) {
        for (LocalVariableNode variable : method.localVariables) {
            if (variable.index == instruction.var && covers(method.instructions, variable, instruction)) {
                return variable.name;
            }
        }
        return "#" + instruction.var;
    }

    static boolean loads(MethodNode method, AbstractInsnNode instruction, String name) {
        return instruction instanceof VarInsnNode load
                && load.getOpcode() >= Opcodes.ILOAD && load.getOpcode() <= Opcodes.ALOAD
                && nameOf(method, load).equals(name);
    }

    /** Returns the previous instruction, ignoring labels, frames and line numbers, or null. */
    static AbstractInsnNode previous(AbstractInsnNode instruction) {
        AbstractInsnNode candidate = instruction.getPrevious();
        while (candidate != null && candidate.getOpcode() < 0) {
            candidate = candidate.getPrevious();
        }
        return candidate;
    }

    /**
     * Returns whether a variable is alive. Its range starts after the store that initializes it, so that store is
     * included.
     */
    private static boolean covers(InsnList instructions, LocalVariableNode variable, AbstractInsnNode at) {
        int position = instructions.indexOf(at);
        return instructions.indexOf(variable.start) <= position + 1 && position < instructions.indexOf(variable.end);
    }
}
