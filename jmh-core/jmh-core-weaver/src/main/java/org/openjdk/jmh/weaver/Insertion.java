package org.openjdk.jmh.weaver;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Inserts straight-line code at one place of a method.
 *
 * @param descriptor  beginning of the method's descriptor, long enough to distinguish overloads
 * @param description one line that shows the source before and after
 */
record Insertion(String target, String method, String descriptor, Site site, Snippet code, String description)
        implements Patch {

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method) && candidate.desc.startsWith(descriptor)) {
                sites += insertInto(candidate);
            }
        }
        return sites;
    }

    private int insertInto(MethodNode candidate) {
        int sites = 0;
        for (AbstractInsnNode instruction : candidate.instructions.toArray()) {
            if (site.matches(candidate, instruction)) {
                insertAt(candidate, instruction);
                sites++;
            }
        }
        return sites;
    }

    private void insertAt(MethodNode candidate, AbstractInsnNode instruction) {
        InsnList list = code.in(candidate, instruction);
        switch (site.position()) {
            case BEFORE -> candidate.instructions.insertBefore(instruction, list);
            case AFTER -> candidate.instructions.insert(instruction, list);
            case INSTEAD -> {
                candidate.instructions.insertBefore(instruction, list);
                candidate.instructions.remove(instruction);
            }
        }
    }
}
