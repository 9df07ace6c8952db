package org.openjdk.jmh.weaver;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Creates objects of one of our classes where upstream creates objects of its superclass.
 *
 * @param created  internal name of the superclass
 * @param subclass our class, with a constructor of the same descriptor
 */
record ReplaceInstantiation(String target, String method, String created, String subclass) implements Patch {

    @Override
    public String description() {
        return "new " + Patch.simple(created) + "(...)  =>  new " + Patch.simple(subclass) + "(...)";
    }

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method)) {
                for (AbstractInsnNode instruction : candidate.instructions) {
                    sites += replace(instruction) ? 1 : 0;
                }
            }
        }
        return sites;
    }

    /** Replaces one instruction of the instantiation; true for the constructor call that ends it. */
    private boolean replace(AbstractInsnNode instruction) {
        if (instruction instanceof TypeInsnNode creation && creation.getOpcode() == Opcodes.NEW
                && creation.desc.equals(created)) {
            creation.desc = subclass;
        }
        if (instruction instanceof MethodInsnNode call && call.name.equals("<init>") && call.owner.equals(created)) {
            call.owner = subclass;
            return true;
        }
        return false;
    }
}
