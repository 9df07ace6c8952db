package org.openjdk.jmh.bridge.select;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Drops tests whose time says nothing about the code under test: those that sleep, wait, start processes or end the VM.
 * Looks into the test method and into those methods of its class that it reaches.
 */
public final class PayloadFilter implements TestFilter {

    private static final Map<String, String> IDLE = Map.of(
            "java/lang/Thread.sleep", "it sleeps",
            "java/util/concurrent/TimeUnit.sleep", "it sleeps",
            "java/lang/Object.wait", "it waits",
            "java/lang/Process.waitFor", "it starts processes",
            "java/lang/ProcessBuilder.start", "it starts processes",
            "java/lang/Runtime.exec", "it starts processes",
            "java/lang/System.exit", "it ends the VM",
            "java/lang/Runtime.halt", "it ends the VM");

    private final TestClassPath classPath;
    private final Map<String, Map<String, Set<String>>> callsOfClasses = new HashMap<>();

    /**
     * Prepares the filter.
     *
     * @param classPath where the tests are
     */
    public PayloadFilter(TestClassPath classPath) {
        this.classPath = classPath;
    }

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        MethodInfo method = test.method();
        Map<String, Set<String>> calls = callsOfClasses.computeIfAbsent(method.owner(), this::calls);
        Deque<String> open = new ArrayDeque<>(Set.of(method.name() + method.descriptor()));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            for (String call : calls.getOrDefault(open.pop(), Set.of())) {
                if (IDLE.containsKey(call)) {
                    return Optional.of("no sensible payload: " + IDLE.get(call) + " (" + call.replace('/', '.') + ")");
                }
                if (seen.add(call)) {
                    open.push(call);
                }
            }
        }
        return Optional.empty();
    }

    /** For each method of a class what it calls: its own methods with descriptors, those of {@link #IDLE} by name. */
    private Map<String, Set<String>> calls(String className) {
        Map<String, Set<String>> calls = new HashMap<>();
        classPath.bytes(className).ifPresent(bytes -> new ClassReader(bytes)
                .accept(new CallCollector(className.replace('.', '/'), calls),
                        ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG));
        return calls;
    }

    private static final class CallCollector extends ClassVisitor {

        private final String self;
        private final Map<String, Set<String>> calls;

        CallCollector(String self, Map<String, Set<String>> calls) {
            super(Opcodes.ASM9);
            this.self = self;
            this.calls = calls;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                         String[] thrown) {
            Set<String> found = new LinkedHashSet<>();
            calls.put(name + descriptor, found);
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String method, String type, boolean isInterface) {
                    add(owner, method, type);
                }

                @Override
                public void visitInvokeDynamicInsn(String method, String type, Handle bootstrap, Object... arguments) {
                    for (Object argument : arguments) {
                        if (argument instanceof Handle handle) {
                            add(handle.getOwner(), handle.getName(), handle.getDesc());
                        }
                    }
                }

                private void add(String owner, String method, String type) {
                    if (owner.equals(self)) {
                        found.add(method + type);
                    }
                    if (IDLE.containsKey(owner + "." + method)) {
                        found.add(owner + "." + method);
                    }
                }
            };
        }
    }
}
