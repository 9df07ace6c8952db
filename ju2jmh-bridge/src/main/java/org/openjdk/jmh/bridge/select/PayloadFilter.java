package org.openjdk.jmh.bridge.select;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MemberUse;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Rejects tests whose time does not depend on the code under test: they sleep, wait, start processes or exit the VM. It
 * follows calls within the class of the test; to find started processes, it follows calls into other test classes, too.
 */
public final class PayloadFilter implements TestFilter {

    private static final String PROCESSES = "it starts processes";
    private static final Map<String, String> IDLE = Map.of(
            "java/lang/Thread.sleep", "it sleeps",
            "java/util/concurrent/TimeUnit.sleep", "it sleeps",
            "java/lang/Object.wait", "it waits",
            "java/lang/Process.waitFor", PROCESSES,
            "java/lang/ProcessBuilder.start", PROCESSES,
            "java/lang/Runtime.exec", PROCESSES,
            "java/lang/System.exit", "it ends the VM",
            "java/lang/Runtime.halt", "it ends the VM");

    private final TestClassPath classPath;
    private final int entries;
    private final Map<String, Map<String, Set<MemberUse>>> callsOfClasses = new HashMap<>();

    /** Creates a filter; the first {@code entries} of the class path contain tests. */
    public PayloadFilter(TestClassPath classPath, int entries) {
        this.classPath = classPath;
        this.entries = entries;
    }

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        MethodInfo method = test.method();
        Set<String> lineage = new Hierarchy(classPath, type.type()).superclasses().stream()
                .map(each -> each.name().replace('.', '/')).collect(Collectors.toSet());
        Deque<MemberUse> open = new ArrayDeque<>(
                Set.of(new MemberUse(method.owner().replace('.', '/'), method.name(), method.descriptor())));
        Set<MemberUse> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            MemberUse caller = open.pop();
            for (MemberUse call : calls(caller, lineage)) {
                String idle = IDLE.get(call.id());
                if (idle != null && (lineage.contains(caller.owner()) || idle.equals(PROCESSES))) {
                    return Optional.of("not worth measuring: " + idle + " (" + call.id().replace('/', '.') + ")");
                }
                if (call.isMethod() && seen.add(call)) {
                    open.push(call);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the calls of a method, which may be inherited; empty for methods outside of the tests. */
    private Set<MemberUse> calls(MemberUse method, Set<String> lineage) {
        for (String owner = method.owner(); owner != null && (lineage.contains(owner) || isOfTests(owner)); owner =
                superclass(owner)) {
            Set<MemberUse> calls = callsOfClasses.computeIfAbsent(owner, this::calls)
                    .get(method.name() + method.descriptor());
            if (calls != null) {
                return calls;
            }
        }
        return Set.of();
    }

    private boolean isOfTests(String owner) {
        return callsOfClasses.containsKey(owner) || classPath.isInFirst(entries, owner.replace('/', '.'));
    }

    private @Nullable String superclass(String owner) {
        return classPath.find(owner.replace('/', '.')).map(ClassInfo::superName).map(name -> name.replace('.', '/'))
                .orElse(null);
    }

    /** Returns the calls of each method of a class. */
    private Map<String, Set<MemberUse>> calls(String className) {
        return classPath.bytes(className.replace('/', '.')).map(MemberUse::byMethod).orElse(Map.of());
    }
}
