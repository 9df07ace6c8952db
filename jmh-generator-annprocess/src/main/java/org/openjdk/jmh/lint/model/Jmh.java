package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The names of JMH's annotations, and how JMH finds what applies to a benchmark. */
public final class Jmh {

    /** Tier4MinInvocationThreshold of HotSpot. */
    private static final int OPTIMISED = 600;

    private static final String PACKAGE = "org.openjdk.jmh.annotations.";

    /** Marks benchmark methods. */
    public static final String BENCHMARK = PACKAGE + "Benchmark";
    /** Marks classes whose objects hold inputs. */
    public static final String STATE = PACKAGE + "State";
    /** Marks fixtures that prepare. */
    public static final String SETUP = PACKAGE + "Setup";
    /** Marks fixtures that clean up. */
    public static final String TEAR_DOWN = PACKAGE + "TearDown";
    /** Sets the number of forks. */
    public static final String FORK = PACKAGE + "Fork";
    /** Sets the warmup. */
    public static final String WARMUP = PACKAGE + "Warmup";
    /** Sets the measurement. */
    public static final String MEASUREMENT = PACKAGE + "Measurement";
    /** Sets the modes. */
    public static final String MODE = PACKAGE + "BenchmarkMode";
    /** Sets the unit of the results. */
    public static final String TIME_UNIT = PACKAGE + "OutputTimeUnit";
    /** Lets methods run together. */
    public static final String GROUP = PACKAGE + "Group";
    /** Tells how many operations one invocation stands for. */
    public static final String OPERATIONS = PACKAGE + "OperationsPerInvocation";
    /** Tells the compilers of the VM what to do with a method. */
    public static final String COMPILER_CONTROL = PACKAGE + "CompilerControl";
    /** Sets the number of threads. */
    public static final String THREADS = PACKAGE + "Threads";
    /** Ends iterations that take too long. */
    public static final String TIMEOUT = PACKAGE + "Timeout";
    /** Our lower bound of the forks. */
    public static final String FORK_MIN = PACKAGE + "ForkMin";
    /** Our lower bound of the warmup. */
    public static final String WARMUP_MIN = PACKAGE + "WarmupMin";
    /** Our switch. */
    public static final String RECONFIGURE = PACKAGE + "Reconfigure";
    /** Our assertions. */
    public static final String PERFORMANCE = PACKAGE + "Performance";
    /** Several of our assertions. */
    public static final String PERFORMANCES = PERFORMANCE + ".List";
    /** Our names of measured methods. */
    public static final String MEASURES = PACKAGE + "Measures";
    /** Lists the values of a parameter. */
    public static final String PARAM = PACKAGE + "Param";
    /** The level of fixtures that surround each invocation. */
    public static final String INVOCATION = "Invocation";
    /** The package that JMH generates into, within that of the benchmark. */
    public static final String GENERATED = "jmh_generated";

    private Jmh() {
    }

    /**
     * Lists the benchmark methods that a class declares.
     *
     * @param type the class
     * @return in order of declaration
     */
    public static List<MethodFacts> benchmarks(ClassFacts type) {
        List<MethodFacts> benchmarks = new ArrayList<>();
        for (MethodFacts method : type.methods()) {
            if (method.annotation(BENCHMARK) != null) {
                benchmarks.add(method);
            }
        }
        return benchmarks;
    }

    /**
     * Lists the benchmark methods that a class declares and an iteration invokes more than once.
     *
     * @param type the class
     * @return in order of declaration
     */
    public static List<MethodFacts> repeatedBenchmarks(ClassFacts type) {
        List<MethodFacts> repeated = benchmarks(type);
        repeated.removeIf(benchmark -> isSingleShot(benchmark, type));
        return repeated;
    }

    /**
     * Tells whether a class, or one within it, declares benchmarks.
     *
     * @param type the class
     * @return true if so
     */
    public static boolean hasBenchmarks(ClassFacts type) {
        boolean found = !benchmarks(type).isEmpty();
        for (ClassFacts nested : type.nested()) {
            found |= hasBenchmarks(nested);
        }
        return found;
    }

    /**
     * Lists the elements whose annotations of upstream apply to the benchmarks of a class, nearest first. Upstream does
     * not look at enclosing classes.
     *
     * @param type the class
     * @return the class and its superclasses
     */
    public static List<ClassFacts> inherited(ClassFacts type) {
        List<ClassFacts> levels = new ArrayList<>();
        for (ClassFacts each = type; each != null; each = each.superclass()) {
            levels.add(each);
        }
        return levels;
    }

    /**
     * Lists the elements whose annotations of ours apply to the benchmarks of a class, nearest first: the class, its
     * superclasses, then the enclosing class and its superclasses.
     *
     * @param type the class
     * @return at least the class itself
     */
    public static List<ClassFacts> inheritedAndEnclosing(ClassFacts type) {
        List<ClassFacts> levels = new ArrayList<>();
        for (ClassFacts level = type; level != null; level = level.enclosing()) {
            levels.addAll(inherited(level));
        }
        return levels;
    }

    /**
     * Finds the annotation of upstream that applies to a method.
     *
     * @param type       qualified name of the annotation
     * @param method     the method
     * @param declaredIn its class
     * @return the nearest, or null
     */
    public static AnnotationFacts nearest(String type, MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts own = method.annotation(type);
        return own != null ? own : nearest(type, declaredIn);
    }

    private static AnnotationFacts nearest(String type, ClassFacts declaredIn) {
        for (ClassFacts level : inherited(declaredIn)) {
            AnnotationFacts annotation = level.annotation(type);
            if (annotation != null) {
                return annotation;
            }
        }
        return null;
    }

    /**
     * Tells whether a class holds inputs.
     *
     * @param type the class
     * @return true if it or a superclass is a state
     */
    public static boolean isState(ClassFacts type) {
        return nearest(STATE, type) != null;
    }

    /**
     * Lists the modes of a benchmark.
     *
     * @param method     the benchmark
     * @param declaredIn its class
     * @return names of the constants of {@code Mode}
     */
    public static List<String> modes(MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts modes = nearest(MODE, method, declaredIn);
        return modes == null ? Collections.singletonList("Throughput") : modes.texts("value");
    }

    /**
     * Tells whether an iteration of a benchmark is a single invocation.
     *
     * @param method     the benchmark
     * @param declaredIn its class
     * @return true if it has no other mode
     */
    public static boolean isSingleShot(MethodFacts method, ClassFacts declaredIn) {
        return modes(method, declaredIn).equals(Collections.singletonList("SingleShotTime"));
    }

    /**
     * Tells whether an annotation keeps the VM from compiling a method, so that nothing in it is optimized.
     *
     * @param method a method
     * @return whether it is only interpreted
     */
    public static boolean isNeverCompiled(MethodFacts method) {
        AnnotationFacts control = method.annotation(COMPILER_CONTROL);
        return control != null && control.text("value", "").equals("EXCLUDE");
    }

    /**
     * Tells whether the annotations of a benchmark ask for assertions, which are off in forks otherwise.
     *
     * @param method     the benchmark
     * @param declaredIn its class
     * @return true if an option of its forks switches them on
     */
    public static boolean enablesAssertions(MethodFacts method, ClassFacts declaredIn) {
        AnnotationFacts fork = nearest(FORK, method, declaredIn);
        return fork != null && Stream.of("jvmArgs", "jvmArgsPrepend", "jvmArgsAppend")
                .flatMap(options -> fork.texts(options).stream())
                .anyMatch(option -> option.startsWith("-ea") || option.startsWith("-enableassertions"));
    }

    /**
     * Tells whether a benchmark is invoked so seldom in a fork that HotSpot's optimising compiler never sees it.
     *
     * @param method     the benchmark
     * @param declaredIn its class
     * @return true if its only mode is single shots and its annotations ask for few of them
     */
    public static boolean runsCold(MethodFacts method, ClassFacts declaredIn) {
        return isSingleShot(method, declaredIn) && invocations(nearest(WARMUP, method, declaredIn), 0)
                + invocations(nearest(MEASUREMENT, method, declaredIn), 1) < OPTIMISED;
    }

    private static long invocations(AnnotationFacts iterations, int byDefault) {
        return iterations == null ? byDefault
                : (long) Math.max(iterations.integer("iterations", byDefault), 0)
                        * Math.max(iterations.integer("batchSize", 1), 1);
    }

    /**
     * Lists what an annotation may stand at.
     *
     * @param type a class
     * @return the class and its methods
     */
    public static List<Annotated> annotated(ClassFacts type) {
        List<Annotated> elements = new ArrayList<>();
        elements.add(type);
        elements.addAll(type.methods());
        return elements;
    }

    /**
     * Finds the class that contains this one and is contained in none.
     *
     * @param type a class
     * @return the top-level class
     */
    public static ClassFacts outermost(ClassFacts type) {
        ClassFacts outermost = type;
        while (outermost.enclosing() != null) {
            outermost = outermost.enclosing();
        }
        return outermost;
    }
}
