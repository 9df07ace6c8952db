package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of JMH's annotations, and JMH's rules for which of them apply to a benchmark. */
public final class Jmh {

    /**
     * Invocations after which HotSpot's optimizing compiler may compile a method: its flag
     * Tier4MinInvocationThreshold.
     */
    private static final int OPTIMIZING_INVOCATIONS = 600;

    private static final String PACKAGE = "org.openjdk.jmh.annotations.";

    public static final String BENCHMARK = PACKAGE + "Benchmark";
    public static final String STATE = PACKAGE + "State";
    public static final String SETUP = PACKAGE + "Setup";
    public static final String TEAR_DOWN = PACKAGE + "TearDown";
    public static final String FORK = PACKAGE + "Fork";
    public static final String WARMUP = PACKAGE + "Warmup";
    public static final String MEASUREMENT = PACKAGE + "Measurement";
    public static final String MODE = PACKAGE + "BenchmarkMode";
    public static final String TIME_UNIT = PACKAGE + "OutputTimeUnit";
    public static final String GROUP = PACKAGE + "Group";
    public static final String OPERATIONS = PACKAGE + "OperationsPerInvocation";
    /** Instructions for the VM's compilers. */
    public static final String COMPILER_CONTROL = PACKAGE + "CompilerControl";
    public static final String THREADS = PACKAGE + "Threads";
    public static final String TIMEOUT = PACKAGE + "Timeout";
    public static final String FORK_MIN = PACKAGE + "ForkMin";
    /** Our lower bound on warmup iterations. */
    public static final String WARMUP_MIN = PACKAGE + "WarmupMin";
    /** Our switch for dynamic reconfiguration. */
    public static final String RECONFIGURE = PACKAGE + "Reconfigure";
    /** Our assertions on performance. */
    public static final String PERFORMANCE = PACKAGE + "Performance";
    /** Container of several {@link #PERFORMANCE}. */
    public static final String PERFORMANCES = PERFORMANCE + ".List";
    /** Our names of measured methods. */
    public static final String MEASURES = PACKAGE + "Measures";
    /** Values of a parameter. */
    public static final String PARAM = PACKAGE + "Param";
    /** Level of fixtures that run before or after each invocation. */
    public static final String INVOCATION = "Invocation";
    /** Consumes the results of benchmarks. */
    public static final String BLACKHOLE = "org.openjdk.jmh.infra.Blackhole";
    /** Package below the benchmark's into which JMH generates code. */
    public static final String GENERATED = "jmh_generated";

    private Jmh() {
    }

    /** Returns the benchmark methods that a class declares, in the order of declaration. */
    public static List<MethodFacts> benchmarks(ClassFacts type) {
        return type.methods().stream().filter(method -> method.annotation(BENCHMARK) != null)
                .collect(Collectors.toList());
    }

    /** Returns the benchmark methods of a class, then those of its superclasses, nearest first. */
    public static List<MethodFacts> inheritedBenchmarks(ClassFacts type) {
        return inherited(type).stream().flatMap(level -> benchmarks(level).stream()).collect(Collectors.toList());
    }

    /** Returns the name of the group of a benchmark; null if it is in none. */
    public static String group(MethodFacts benchmark) {
        AnnotationFacts group = benchmark.annotation(GROUP);
        return group == null ? null : group.text("value", "group");
    }

    /** Returns the declared benchmark methods that an iteration invokes more than once, in the order of declaration. */
    public static List<MethodFacts> repeatedBenchmarks(ClassFacts type) {
        List<MethodFacts> repeated = benchmarks(type);
        repeated.removeIf(benchmark -> isSingleShot(benchmark, type));
        return repeated;
    }

    /** Returns whether a class or a nested class declares benchmarks. */
    public static boolean hasBenchmarks(ClassFacts type) {
        return !benchmarks(type).isEmpty() || type.nested().stream().anyMatch(Jmh::hasBenchmarks);
    }

    /**
     * Returns the classes whose upstream annotations apply to the benchmarks of a class, nearest first: the class and
     * its superclasses. Upstream ignores enclosing classes.
     */
    public static List<ClassFacts> inherited(ClassFacts type) {
        List<ClassFacts> levels = new ArrayList<>();
        for (ClassFacts each = type; each != null; each = each.superclass()) {
            levels.add(each);
        }
        return levels;
    }

    /**
     * Returns the classes whose annotations of ours apply to the benchmarks of a class, nearest first: the class, its
     * superclasses, then the enclosing class and its superclasses.
     */
    public static List<ClassFacts> inheritedAndEnclosing(ClassFacts type) {
        List<ClassFacts> levels = new ArrayList<>();
        for (ClassFacts level = type; level != null; level = level.enclosing()) {
            levels.addAll(inherited(level));
        }
        return levels;
    }

    /** Returns the nearest upstream annotation that applies to a method, or null. */
    public static AnnotationFacts nearest(String type, MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts own = method.annotation(type);
        return own != null ? own : nearest(type, declaredIn);
    }

    private static AnnotationFacts nearest(String type, ClassFacts declaredIn) {
        return inherited(declaredIn).stream().map(level -> level.annotation(type)).filter(Objects::nonNull).findFirst()
                .orElse(null);
    }

    /** Returns whether a class or a superclass is a {@code @State}. */
    public static boolean isState(ClassFacts type) {
        return nearest(STATE, type) != null;
    }

    /** Returns the modes of a benchmark as names of {@code Mode} constants. */
    public static List<String> modes(MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts modes = nearest(MODE, method, declaredIn);
        return modes == null ? Collections.singletonList("Throughput") : modes.texts("value");
    }

    /** Returns whether an iteration of a benchmark is a single invocation in all its modes. */
    public static boolean isSingleShot(MethodFacts method, ClassFacts declaredIn) {
        return modes(method, declaredIn).equals(Collections.singletonList("SingleShotTime"));
    }

    /** Returns whether an annotation prevents the VM from compiling a method. */
    public static boolean isNeverCompiled(MethodFacts method) {
        AnnotationFacts control = method.annotation(COMPILER_CONTROL);
        return control != null && control.text("value", "").equals("EXCLUDE");
    }

    /** Returns whether annotations of a benchmark enable assertions, which are disabled in forks by default. */
    public static boolean enablesAssertions(MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts fork = nearest(FORK, method, declaredIn);
        return fork != null && Stream.of("jvmArgs", "jvmArgsPrepend", "jvmArgsAppend")
                .flatMap(options -> fork.texts(options).stream())
                .anyMatch(option -> option.startsWith("-ea") || option.startsWith("-enableassertions"));
    }

    /**
     * Returns whether a benchmark runs only in single-shot mode and so rarely that HotSpot's optimizing compiler does
     * not compile it.
     */
    public static boolean runsCold(MethodFacts method, ClassFacts declaredIn) {
        return isSingleShot(method, declaredIn) && invocations(nearest(WARMUP, method, declaredIn), 0)
                + invocations(nearest(MEASUREMENT, method, declaredIn), 1) < OPTIMIZING_INVOCATIONS;
    }

    private static long invocations(AnnotationFacts iterations, int byDefault) {
        return iterations == null ? byDefault
                : (long) Math.max(iterations.integer("iterations", byDefault), 0)
                        * Math.max(iterations.integer("batchSize", 1), 1);
    }

    /** Returns a class and its methods, which may have annotations. */
    public static List<Annotated> annotated(ClassFacts type) {
        List<Annotated> elements = new ArrayList<>();
        elements.add(type);
        elements.addAll(type.methods());
        return elements;
    }

    /** Returns the top-level class around a class. */
    public static ClassFacts outermost(ClassFacts type) {
        ClassFacts outermost = type;
        while (outermost.enclosing() != null) {
            outermost = outermost.enclosing();
        }
        return outermost;
    }
}
