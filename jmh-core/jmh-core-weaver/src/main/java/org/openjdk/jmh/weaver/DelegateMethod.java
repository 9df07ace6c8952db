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
 * Makes callers of an upstream method call a method of ours, which may call upstream's under its new name.
 *
 * @param renamed new name of upstream's method, which becomes package-private, and final unless it is static
 * @param owner   internal name of the class of our method: that of upstream's, which inherits ours from an inserted
 *                superclass, or for a static method a class in the same package
 * @param hook    name of our method, which has the same descriptor
 */
record DelegateMethod(String target, String method, String descriptor, String renamed, String owner, String hook)
        implements Patch {

    @Override
    public String description() {
        return Patch.simple(target) + "." + method + "()  =>  "
                + (owner.equals(target) ? "" : Patch.simple(owner) + ".") + hook + "(), upstream's body is " + renamed
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
                candidate.access |= isStatic(candidate) ? 0 : Opcodes.ACC_FINAL & ~node.access;
                sites++;
            }
        }
        return sites;
    }

    private static boolean isStatic(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) != 0;
    }

    private MethodNode delegation(MethodNode original) {
        MethodNode call = new MethodNode(original.access, method, descriptor, original.signature,
                original.exceptions.toArray(new String[0]));
        int variable = 0;
        if (!isStatic(original)) {
            call.instructions.add(new VarInsnNode(Opcodes.ALOAD, variable++));
        }
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            call.instructions.add(new VarInsnNode(argument.getOpcode(Opcodes.ILOAD), variable));
            variable += argument.getSize();
        }
        call.instructions.add(new MethodInsnNode(isStatic(original) ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL,
                owner, hook, descriptor));
        call.instructions.add(new InsnNode(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN)));
        return call;
    }
}
