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
 *
 * @param merged   returns a class file of the result by internal name
 * @param upstream returns a class file of upstream's release
 */
record ImplementerCheck(Function<String, byte[]> merged, Function<String, byte[]> upstream) {

    /** Returns one line for each abstract method that patches add to an interface, by internal name. */
    List<String> problemsOf(String patched) {
        ClassNode node = Weaver.read(merged.apply(patched), ClassReader.SKIP_CODE);
        List<String> problems = new ArrayList<>();
        if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
            List<String> inserted = new ArrayList<>(node.interfaces);
            inserted.removeAll(Weaver.read(upstream.apply(patched), ClassReader.SKIP_CODE).interfaces);
            inserted.forEach(name -> check(patched, name, problems));
        }
        return problems;
    }

    private void check(String patched, String inserted, List<String> problems) {
        ClassNode node = Weaver.read(merged.apply(inserted), ClassReader.SKIP_CODE);
        for (MethodNode method : node.methods) {
            if ((method.access & Opcodes.ACC_ABSTRACT) != 0) {
                problems.add("classes that implement " + patched + " would have to implement " + inserted + "."
                        + method.name + method.desc + ", too: make it a default method");
            }
        }
        node.interfaces.forEach(parent -> check(patched, parent, problems));
    }
}
