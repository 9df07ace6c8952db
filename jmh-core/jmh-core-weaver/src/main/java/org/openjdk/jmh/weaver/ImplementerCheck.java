package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Checks that users' implementations of an upstream interface still compile: patches may only add default methods.
 * Tools that compare an interface's own methods miss inherited ones.
 */
final class ImplementerCheck {

    private final Function<String, byte[]> merged;
    private final Function<String, byte[]> upstream;

    /**
     * Creates a check.
     *
     * @param merged   returns a class file of the result by internal name
     * @param upstream returns a class file of upstream's release
     */
    ImplementerCheck(Function<String, byte[]> merged, Function<String, byte[]> upstream) {
        this.merged = merged;
        this.upstream = upstream;
    }

    /**
     * Returns one line for each abstract method that patches add to an interface.
     *
     * @param patched internal name of the interface
     */
    List<String> problemsOf(String patched) {
        ClassNode node = read(merged.apply(patched));
        List<String> problems = new ArrayList<>();
        if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
            List<String> inserted = new ArrayList<>(node.interfaces);
            inserted.removeAll(read(upstream.apply(patched)).interfaces);
            inserted.forEach(name -> check(patched, name, problems));
        }
        return problems;
    }

    private void check(String patched, String inserted, List<String> problems) {
        ClassNode node = read(merged.apply(inserted));
        for (MethodNode method : node.methods) {
            if ((method.access & Opcodes.ACC_ABSTRACT) != 0) {
                problems.add("classes that implement " + patched + " would have to implement " + inserted + "."
                        + method.name + method.desc + ", too: make it a default method");
            }
        }
        node.interfaces.forEach(parent -> check(patched, parent, problems));
    }

    private static ClassNode read(byte[] content) {
        ClassNode node = new ClassNode();
        new ClassReader(content).accept(node, ClassReader.SKIP_CODE);
        return node;
    }
}
