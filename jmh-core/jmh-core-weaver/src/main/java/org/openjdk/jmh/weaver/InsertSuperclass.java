package org.openjdk.jmh.weaver;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Inserts one of our classes between an upstream class and its superclass, for new state and methods.
 *
 * @param superclass its previous superclass
 * @param inserted   our class, which extends {@code superclass}
 */
record InsertSuperclass(String target, String superclass, String inserted) implements Patch {

    @Override
    public String description() {
        return Patch.simple(target) + " extends " + Patch.simple(superclass)
                + "  =>  extends " + Patch.simple(inserted);
    }

    @Override
    public int apply(ClassNode node) {
        if (!node.superName.equals(superclass)) {
            return 0;
        }
        node.superName = inserted;
        if (node.signature != null) {
            node.signature = node.signature.replace("L" + superclass + ";", "L" + inserted + ";");
        }
        for (MethodNode method : node.methods) {
            if (method.name.equals("<init>")) {
                redirectSuperCall(method);
            }
        }
        return 1;
    }

    private void redirectSuperCall(MethodNode constructor) {
        for (AbstractInsnNode instruction : constructor.instructions) {
            if (instruction instanceof MethodInsnNode call && isSuperCall(call)) {
                call.owner = inserted;
                return;
            }
        }
    }

    /**
     * Assumes that constructors create no object of the superclass before they call super(), which holds for upstream.
     */
    private boolean isSuperCall(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESPECIAL && call.owner.equals(superclass) && call.name.equals("<init>");
    }
}
