package org.openjdk.jmh.weaver;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes a private method package-private, so that it implements an abstract method of an inserted superclass.
 *
 * @param target     internal name of the upstream class, which must be final: nobody can override the method then
 * @param method     name of the method
 * @param descriptor its descriptor
 */
record WidenAccess(String target, String method, String descriptor) implements Patch {

    @Override
    public String description() {
        return "private " + Names.simple(target) + "." + method + "()  =>  package-private";
    }

    @Override
    public int apply(ClassNode node) {
        if ((node.access & Opcodes.ACC_FINAL) == 0) {
            return 0;
        }
        int sites = 0;
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method) && candidate.desc.equals(descriptor)
                    && (candidate.access & Opcodes.ACC_PRIVATE) != 0) {
                candidate.access &= ~Opcodes.ACC_PRIVATE;
                sites++;
            }
        }
        return sites;
    }
}
