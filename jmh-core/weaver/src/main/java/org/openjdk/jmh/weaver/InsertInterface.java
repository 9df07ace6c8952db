package org.openjdk.jmh.weaver;

import org.objectweb.asm.tree.ClassNode;

/**
 * Gives an upstream interface one of ours as super-interface.
 *
 * @param target   internal name of the upstream interface
 * @param inserted our interface; its methods are default methods where users implement {@code target}
 */
record InsertInterface(String target, String inserted) implements Patch {

    @Override
    public String description() {
        return "interface " + ShortNames.simple(target) + "  =>  extends " + ShortNames.simple(inserted);
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
