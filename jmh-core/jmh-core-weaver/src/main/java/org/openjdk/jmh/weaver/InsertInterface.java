package org.openjdk.jmh.weaver;

import org.objectweb.asm.tree.ClassNode;

/** Makes an upstream interface extend one of ours, which has default methods only if users implement {@code target}. */
record InsertInterface(String target, String inserted) implements Patch {

    @Override
    public String description() {
        return "interface " + Patch.simple(target) + "  =>  extends " + Patch.simple(inserted);
    }

    @Override
    public int apply(ClassNode node) {
        if (node.interfaces.contains(inserted)) {
            return 0;
        }
        node.interfaces.add(inserted);
        if (node.signature != null) {
            node.signature += "L" + inserted + ";";
        }
        return 1;
    }
}
