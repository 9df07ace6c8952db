package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Applies patches to class files; each must find its site exactly once. */
final class Weaver {

    private final Map<String, List<Patch>> patches = new TreeMap<>();

    Weaver(List<Patch> patches) {
        for (Patch patch : patches) {
            this.patches.computeIfAbsent(patch.target(), name -> new ArrayList<>()).add(patch);
        }
    }

    /** Returns the patched and added class files by internal name; classes that no patch names are not among them. */
    Map<String, byte[]> weave(Map<String, byte[]> classes) {
        Map<String, byte[]> woven = new TreeMap<>();
        patches.forEach((name, changes) -> {
            byte[] original = classes.get(name);
            if (original == null) {
                throw new WeaveException("upstream has no class " + name + ", named by the patch: "
                        + changes.get(0).description());
            }
            woven.put(name, weave(original, changes));
            changes.forEach(patch -> woven.putAll(patch.addedClasses()));
        });
        return woven;
    }

    private static byte[] weave(byte[] original, List<Patch> changes) {
        ClassReader reader = new ClassReader(original);
        ClassNode node = new ClassNode();
        reader.accept(node, 0);
        for (Patch patch : changes) {
            apply(patch, node);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static void apply(Patch patch, ClassNode node) {
        int sites;
        try {
            sites = patch.apply(node);
        } catch (WeaveException e) {
            throw new WeaveException(failure(patch) + ": " + e.getMessage());
        }
        if (sites != 1) {
            throw new WeaveException(failure(patch) + ": it finds its site " + sites + " times instead of once");
        }
    }

    private static String failure(Patch patch) {
        return "the patch of " + patch.target() + " [" + patch.description() + "] does not fit upstream";
    }
}
