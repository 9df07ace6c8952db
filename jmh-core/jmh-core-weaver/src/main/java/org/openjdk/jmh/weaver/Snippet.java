package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Builds straight-line code that uses the variables of the method into which it is inserted. */
final class Snippet {

    private interface Step {
        AbstractInsnNode in(MethodNode method, AbstractInsnNode at);
    }

    private final List<Step> steps = new ArrayList<>();

    static Snippet code() {
        return new Snippet();
    }

    /** Pushes variables; {@code this} is allowed. */
    Snippet load(String... names) {
        for (String name : names) {
            access(Opcodes.ILOAD, name);
        }
        return this;
    }

    /** Pops into an existing variable. */
    Snippet store(String name) {
        return access(Opcodes.ISTORE, name);
    }

    /** Accesses a variable by the opcode for its type, given that for an int. */
    private Snippet access(int opcodeOfInt, String name) {
        steps.add((method, at) -> {
            LocalVariableNode variable = LocalVariables.named(method, at, name);
            return new VarInsnNode(Type.getType(variable.desc).getOpcode(opcodeOfInt), variable.index);
        });
        return this;
    }

    Snippet field(String owner, String name, String descriptor) {
        steps.add((method, at) -> new FieldInsnNode(Opcodes.GETFIELD, owner, name, descriptor));
        return this;
    }

    Snippet duplicate() {
        steps.add((method, at) -> new InsnNode(Opcodes.DUP));
        return this;
    }

    Snippet swap() {
        steps.add((method, at) -> new InsnNode(Opcodes.SWAP));
        return this;
    }

    Snippet callStatic(String owner, String name, String descriptor) {
        return call(Opcodes.INVOKESTATIC, owner, name, descriptor);
    }

    Snippet callVirtual(String owner, String name, String descriptor) {
        return call(Opcodes.INVOKEVIRTUAL, owner, name, descriptor);
    }

    private Snippet call(int opcode, String owner, String name, String descriptor) {
        steps.add((method, at) -> new MethodInsnNode(opcode, owner, name, descriptor));
        return this;
    }

    InsnList in(MethodNode method, AbstractInsnNode at) {
        InsnList list = new InsnList();
        for (Step step : steps) {
            list.add(step.in(method, at));
        }
        return list;
    }
}
