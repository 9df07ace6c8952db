package org.openjdk.jmh.weaver;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Checks that each call that the patches added to a class reaches an accessible method.
 *
 * @param merged   returns a class file of the result by internal name, or null if there is none
 * @param upstream returns a class file of upstream's release
 */
record HookCheck(Function<String, byte[]> merged, Function<String, byte[]> upstream) {

    /** Returns one line for each call added to a class, by internal name, that would fail at run time. */
    List<String> problemsOf(String caller) {
        Set<String> known = new HashSet<>();
        calls(upstream.apply(caller)).forEach(call -> known.add(text(call)));
        List<String> problems = new ArrayList<>();
        for (MethodInsnNode call : calls(merged.apply(caller))) {
            if (!known.contains(text(call))) {
                check(caller, call, problems);
            }
        }
        return problems;
    }

    private void check(String caller, MethodInsnNode call, List<String> problems) {
        Optional<String> declaring = declaringClass(call.owner, call);
        if (!declaring.isPresent()) {
            problems.add("hook " + text(call) + ", called by " + caller + ", does not exist");
        } else if (!accessible(caller, declaring.get(), call)) {
            problems.add("hook " + text(call) + ", called by " + caller + ", is private, in another package, "
                    + "or static where an object's method is expected (or the reverse)");
        }
    }

    private Optional<String> declaringClass(String name, MethodInsnNode call) {
        if (name == null || merged.apply(name) == null) {
            return Optional.empty();
        }
        ClassNode node = Weaver.read(merged.apply(name), ClassReader.SKIP_FRAMES);
        if (find(node, call).isPresent()) {
            return Optional.of(name);
        }
        Optional<String> found = declaringClass(node.superName, call);
        for (String parent : node.interfaces) {
            found = found.isPresent() ? found : declaringClass(parent, call);
        }
        return found;
    }

    private boolean accessible(String caller, String declaring, MethodInsnNode call) {
        ClassNode owner = Weaver.read(merged.apply(declaring), ClassReader.SKIP_FRAMES);
        MethodNode method = find(owner, call).orElseThrow();
        boolean open = packageOf(caller).equals(packageOf(declaring))
                ? (method.access & Opcodes.ACC_PRIVATE) == 0 || caller.equals(declaring)
                : (owner.access & method.access & Opcodes.ACC_PUBLIC) != 0;
        boolean calledStatically = call.getOpcode() == Opcodes.INVOKESTATIC;
        return open && calledStatically == ((method.access & Opcodes.ACC_STATIC) != 0);
    }

    private static List<MethodInsnNode> calls(byte[] content) {
        List<MethodInsnNode> calls = new ArrayList<>();
        for (MethodNode method : Weaver.read(content, ClassReader.SKIP_FRAMES).methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call) {
                    calls.add(call);
                }
            }
        }
        return calls;
    }

    private static Optional<MethodNode> find(ClassNode node, MethodInsnNode call) {
        return node.methods.stream()
                .filter(method -> method.name.equals(call.name) && method.desc.equals(call.desc)).findFirst();
    }

    private static String text(MethodInsnNode call) {
        return call.owner + "." + call.name + call.desc;
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/'));
    }
}
