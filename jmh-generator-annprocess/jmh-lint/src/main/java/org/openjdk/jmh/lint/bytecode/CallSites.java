package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.lint.model.ResultUses;

/** Counts the calls of methods by the use of their results. */
final class CallSites {

    /** Largest number of callers to read: more do not change the conclusion. */
    private static final int MAX_CALLERS = 100;

    private final ClassLookup files;
    private final Map<String, ResultUses> known = new HashMap<>();

    CallSites(ClassLookup files) {
        this.files = files;
    }

    /** Returns how calls use the result of a method, for all types by which they may name it. */
    ResultUses of(ClassNode owner, MethodNode method) {
        String key = owner.name + '.' + method.name + method.desc;
        ResultUses uses = known.get(key);
        if (uses == null) {
            uses = count(method, relatives(owner));
            known.put(key, uses);
        }
        return uses;
    }

    private Set<String> relatives(ClassNode owner) {
        Set<String> relatives = new HashSet<>();
        Deque<String> above = new ArrayDeque<>(List.of(owner.name));
        while (!above.isEmpty()) {
            ClassNode type = files.find(above.remove());
            if (type != null && relatives.add(type.name)) {
                above.addAll(type.interfaces);
                Optional.ofNullable(type.superName).ifPresent(above::add);
            }
        }
        Deque<String> below = new ArrayDeque<>(files.subtypes(owner.name));
        while (!below.isEmpty()) {
            String type = below.remove();
            if (relatives.add(type)) {
                below.addAll(files.subtypes(type));
            }
        }
        return relatives;
    }

    private ResultUses count(MethodNode method, Set<String> owners) {
        return files.callers(method.name, method.desc).stream().limit(MAX_CALLERS).map(files::find)
                .filter(Objects::nonNull).flatMap(type -> type.methods.stream())
                .map(caller -> count(caller, method, owners)).reduce(ResultUses.NONE, ResultUses::plus);
    }

    /** Ignores conversions of a call to a function without result, which do not show that the result is unwanted. */
    private static ResultUses count(MethodNode caller, MethodNode method, Set<String> owners) {
        boolean isFunction = (caller.access & Opcodes.ACC_SYNTHETIC) != 0;
        int used = 0;
        int ignored = 0;
        for (AbstractInsnNode each : caller.instructions) {
            if (each instanceof MethodInsnNode call && call.name.equals(method.name) && call.desc.equals(method.desc)
                    && owners.contains(call.owner)) {
                ignored += isIgnored(call) && !isFunction ? 1 : 0;
                used += isIgnored(call) ? 0 : 1;
            }
        }
        return new ResultUses(used, ignored);
    }

    private static boolean isIgnored(AbstractInsnNode call) {
        AbstractInsnNode next = AdjacentInstructions.after(call);
        return next != null && (next.getOpcode() == Opcodes.POP || next.getOpcode() == Opcodes.POP2);
    }
}
