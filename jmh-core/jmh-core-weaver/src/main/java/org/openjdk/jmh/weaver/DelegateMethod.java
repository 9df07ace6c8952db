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
 * Makes callers of a static void upstream method call a method of ours, which may call upstream's under its new name.
 *
 * @param renamed  new name of upstream's method, which becomes package-private
 * @param delegate internal name of our class, in the same package, with a static method of the old name
 */
record DelegateMethod(String target, String method, String descriptor, String renamed, String delegate)
        implements Patch {

    @Override
    public String description() {
        return ShortNames.simple(target) + "." + method + "()  =>  " + ShortNames.simple(delegate) + "." + method
                + "(), upstream's body is " + renamed + "()";
    }

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode candidate : new ArrayList<>(node.methods)) {
            if (candidate.name.equals(method) && candidate.desc.equals(descriptor)) {
                node.methods.add(node.methods.indexOf(candidate), delegation(candidate));
                candidate.name = renamed;
                candidate.access &= ~(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE);
                sites++;
            }
        }
        return sites;
    }

    private MethodNode delegation(MethodNode original) {
        MethodNode call = new MethodNode(original.access, method, descriptor, original.signature, null);
        int variable = 0;
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            call.instructions.add(new VarInsnNode(argument.getOpcode(Opcodes.ILOAD), variable));
            variable += argument.getSize();
        }
        call.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, delegate, method, descriptor));
        call.instructions.add(new InsnNode(Opcodes.RETURN));
        return call;
    }
}
