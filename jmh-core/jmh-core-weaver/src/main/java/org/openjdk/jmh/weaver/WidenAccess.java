package org.openjdk.jmh.weaver;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes a private method package-private, so that it implements an abstract method of an inserted superclass. Unless
 * the class is final, the method becomes final and still cannot be overridden.
 */
record WidenAccess(String target, String method, String descriptor) implements Patch {

    @Override
    public String description() {
        return "private " + Patch.simple(target) + "." + method + "()  =>  package-private";
    }

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method) && candidate.desc.equals(descriptor)
                    && (candidate.access & Opcodes.ACC_PRIVATE) != 0) {
                candidate.access &= ~Opcodes.ACC_PRIVATE;
                candidate.access |= Opcodes.ACC_FINAL & ~node.access;
                sites++;
            }
        }
        return sites;
    }
}
