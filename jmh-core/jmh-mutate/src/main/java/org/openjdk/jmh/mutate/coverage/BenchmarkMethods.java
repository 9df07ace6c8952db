package org.openjdk.jmh.mutate.coverage;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Finds the methods of a benchmark's name: in its class, in superclasses, or all methods of a group. */
final class BenchmarkMethods {

    private static final String BENCHMARK = Type.getDescriptor(Benchmark.class);
    private static final String GROUP = Type.getDescriptor(Group.class);
    private static final String OPERATIONS = Type.getDescriptor(OperationsPerInvocation.class);

    interface Source {

        List<byte[]> read(String name) throws IOException;
    }

    private final Source files;
    private int operations = 1;

    BenchmarkMethods(Source files) {
        this.files = files;
    }

    /** Returns the operations per invocation of the last instrumented benchmark. */
    int operationsPerInvocation() {
        return operations;
    }

    /**
     * Returns the classes of a benchmark, by internal name, with probes at start and end of each invocation.
     *
     * @param benchmark qualified name
     * @return empty if there is no such method
     */
    Map<String, byte[]> instrumented(String benchmark) throws IOException {
        String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
        Map<String, byte[]> found = new LinkedHashMap<>();
        operations = 1;
        String name = internalName(benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.'))));
        while (name != null && isClassName(name)) {
            byte[] classFile = read(name);
            if (classFile == null) {
                break;
            }
            ClassNode type = ProbeWriter.read(classFile);
            if (type.methods.stream().anyMatch(each -> isOf(each, method))) {
                found.put(name, ProbeWriter.withInvocations(classFile, each -> isOf(each, method)));
                type.methods.stream().filter(each -> isOf(each, method)).forEach(this::count);
            }
            name = type.superName;
        }
        return found;
    }

    /** Prevents reading other files: a damaged class file may name a path as its superclass. */
    private static boolean isClassName(String name) {
        return !name.contains(".") && !name.startsWith("/") && !name.contains("//");
    }

    private void count(MethodNode method) {
        List<Object> values = ProbeWriter.values(method, OPERATIONS);
        if (values.size() == 2 && values.get(1) instanceof Integer number) {
            operations = number;
        }
    }

    private static boolean isOf(MethodNode method, String name) {
        return ProbeWriter.isAnnotated(method, BENCHMARK)
                && (method.name.equals(name) || ProbeWriter.values(method, GROUP).contains(name));
    }

    /** Converts a name in JMH's benchmark list, where nested classes have dots. */
    private @Nullable String internalName(String className) throws IOException {
        String name = className.replace('.', '/');
        while (read(name) == null) {
            int slash = name.lastIndexOf('/');
            if (slash < 0) {
                return null;
            }
            name = name.substring(0, slash) + '$' + name.substring(slash + 1);
        }
        return name;
    }

    private byte @Nullable [] read(String name) throws IOException {
        List<byte[]> versions = files.read(name + ".class");
        return versions.isEmpty() ? null : versions.get(0);
    }
}
