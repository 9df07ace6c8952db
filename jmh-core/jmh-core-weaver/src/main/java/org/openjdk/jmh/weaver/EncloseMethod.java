package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Makes callers of an upstream method without arguments call a method of an inserted superclass, which calls upstream's
 * under its new name.
 *
 * @param descriptor with a reference as result
 * @param renamed    new name of upstream's method, which becomes package-private and implements an abstract method
 * @param hook       name of our method
 */
record EncloseMethod(String target, String method, String descriptor, String renamed, String hook) implements Patch {

    @Override
    public String description() {
        return ShortNames.simple(target) + "." + method + "()  =>  " + hook + "(), upstream's body is " + renamed
                + "()";
    }

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode candidate : new ArrayList<>(node.methods)) {
            if (candidate.name.equals(method) && candidate.desc.equals(descriptor)) {
                node.methods.add(node.methods.indexOf(candidate), delegation(candidate));
                candidate.name = renamed;
                candidate.access &= ~(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE);
                candidate.access |= Opcodes.ACC_FINAL & ~node.access;
                sites++;
            }
        }
        return sites;
    }

    private MethodNode delegation(MethodNode original) {
        MethodNode call = new MethodNode(original.access, method, descriptor, original.signature,
                original.exceptions.toArray(new String[0]));
        call.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        call.instructions.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, target, hook, descriptor));
        call.instructions.add(new InsnNode(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN)));
        return call;
    }
}
