package org.openjdk.jmh.bridge.plan;

import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.Kind;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.MissingClassException;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides how each test of a class becomes a benchmark, and names the benchmarks. */
public final class ConversionPlanner {

    /** Package for tests of the unnamed package, where JMH allows no benchmarks. */
    private static final String FOR_UNNAMED_PACKAGE = "ju2jmh.unnamed";

    /** Artifacts that run Jupiter's tests, by a class in each of them. */
    private static final List<Map.Entry<String, String>> PARTS_OF_JUPITER = List.of(
            Map.entry("org.junit.platform.launcher.core.LauncherFactory", "org.junit.platform:junit-platform-launcher"),
            Map.entry("org.junit.jupiter.engine.JupiterTestEngine", "org.junit.jupiter:junit-jupiter-engine"));

    private final TestClassPath classPath;
    private final Access access;
    private final Listing listing;
    private final String suffix;
    private final Map<String, JavaNames> classNames = new HashMap<>();

    /** Creates a planner; {@code suffix} is appended to the names of test classes. */
    public ConversionPlanner(TestClassPath classPath, Listing listing, String suffix) {
        this.classPath = classPath;
        this.access = new Access(classPath);
        this.listing = listing;
        this.suffix = suffix;
    }

    public BenchmarkClass plan(TestClass type) {
        String packageName = packageOf(type.type().name());
        String name = className(packageName, type.type().name());
        JavaNames names = new JavaNames(name.length());
        List<BenchmarkMethod> methods = new ArrayList<>();
        for (TestMethod test : inWrittenOrder(type)) {
            Conversion decision = decide(type, test);
            List<String> sets = decision.isConverted() ? sets(type, test, decision) : List.of();
            methods.add(new BenchmarkMethod(test, names.unique(test.method().name()), decision, sets));
        }
        return new BenchmarkClass(type, packageName, name, isNameable(type), methods);
    }

    /**
     * Returns the full name that the benchmarks of an unreadable test class would have. Must be called after all other
     * classes are planned, which take precedence in name conflicts.
     */
    public String benchmarkOf(String testClass) {
        String packageName = packageOf(testClass);
        return packageName + "." + className(packageName, testClass);
    }

    private static String packageOf(String testClass) {
        String packageName = ClassInfo.packageOf(testClass);
        return packageName.isEmpty() ? FOR_UNNAMED_PACKAGE : packageName;
    }

    /** Orders tests as in the source, with inherited tests last. JUnit's own order depends on hashes. */
    private static List<TestMethod> inWrittenOrder(TestClass type) {
        Map<MethodInfo, Integer> places = new IdentityHashMap<>();
        type.type().methods().forEach(method -> places.put(method, places.size()));
        return type.methods().stream()
                .sorted(Comparator.comparingInt(test -> places.getOrDefault(test.method(), Integer.MAX_VALUE)))
                .toList();
    }

    private String className(String packageName, String testClass) {
        JavaNames names = classNames.computeIfAbsent(packageName, p -> new JavaNames(0));
        String wanted = testClass.substring(testClass.lastIndexOf('.') + 1) + suffix;
        String name = names.unique(wanted);
        while (classPath.has(packageName + "." + name) && !isOurs(packageName + "." + name)) {
            name = names.unique(wanted);
        }
        return name;
    }

    /** Returns whether a class contains benchmarks of an earlier run, which must not cause a name conflict. */
    private boolean isOurs(String className) {
        return classPath.find(className)
                .map(c -> c.methods().stream().flatMap(m -> m.annotations().stream())
                        .anyMatch(a -> a.type().equals("org.openjdk.jmh.annotations.Benchmark")))
                .orElse(false);
    }

    private boolean isNameable(TestClass type) {
        try {
            return access.isNameable(type);
        } catch (MissingClassException e) {
            return false;
        }
    }

    private Conversion decide(TestClass type, TestMethod test) {
        if (test.skip() != null) {
            return Conversion.skipped(test.skip());
        }
        try {
            Conversion decision = scaffold(type, test);
            Optional<String> absent = missingPart(type, decision).or(() -> absence(type, test));
            return absent.map(Conversion::skipped).orElse(decision);
        } catch (MissingClassException e) {
            return Conversion.skipped(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns which part of JUnit the benchmark needs but the class path lacks. Listing invocations may work without
     * it.
     */
    private Optional<String> missingPart(TestClass type, Conversion decision) {
        boolean asksJUnit = decision.supplied() || decision.scaffold() == Conversion.Scaffold.LAUNCHER;
        if (type.framework() != Framework.JUPITER || !asksJUnit) {
            return Optional.empty();
        }
        return PARTS_OF_JUPITER.stream().filter(part -> !classPath.has(part.getKey())).findFirst()
                .map(part -> "the benchmark needs " + part.getValue()
                        + ", which is not on the class path: add it in the version of the project's JUnit");
    }

    /** Returns why nothing can run on this machine; empty if something can. */
    private Optional<String> absence(TestClass type, TestMethod test) {
        if (!type.needsListing(test)) {
            return type.framework() == Framework.JUNIT3
                    ? listing.suiteOf(type)
                            .map(suite -> "it runs only as a member of " + suite
                                    + ".suite(), which initializes its objects")
                    : Optional.empty();
        }
        Optional<String> failure = listing.failure(type);
        if (failure.isPresent()) {
            return failure;
        }
        Optional<String> skipped = listing.skipped(type, test);
        if (skipped.isPresent()) {
            return Optional.of("JUnit skips it on this machine: " + skipped.get());
        }
        boolean counted = type.listed() || !isSingle(test);
        boolean none = counted && listing.sets(type, test).isEmpty();
        return none ? Optional.of(noInvocation(type, test)) : Optional.empty();
    }

    private String noInvocation(TestClass type, TestMethod test) {
        if (test.kind() != Kind.SUITE) {
            return "JUnit finds no invocation";
        }
        List<String> leftOut = listing.suite(type).leftOut();
        return leftOut.isEmpty() ? "all members of the suite are converted as tests of their own classes"
                : "no member of the suite can be converted: " + String.join("; ", leftOut);
    }

    private Conversion scaffold(TestClass type, TestMethod test) {
        if (test.launcherReason() != null) {
            return Conversion.launcher(test.launcherReason() + firstsOnly(type, test));
        }
        if (type.launcherReason() != null) {
            return Conversion.launcher(type.launcherReason());
        }
        return access.obstacle(type, test).map(Conversion::launcher).orElseGet(() -> direct(type, test));
    }

    private String firstsOnly(TestClass type, TestMethod test) {
        boolean all = test.kind() != Kind.SUITE || listing.suite(type).count() == listing.sets(type, test).size();
        return all ? ""
                : " (the first member of each class and method, of " + listing.suite(type).count() + " members)";
    }

    private static Conversion direct(TestClass type, TestMethod test) {
        if (type.supplied() || test.supplied()) {
            return Conversion.directWithSupply();
        }
        List<String> rules = type.rules().ofTest();
        return rules.isEmpty() ? Conversion.direct() : Conversion.direct(rules);
    }

    private static boolean isSingle(TestMethod test) {
        return test.kind() == Kind.TEST || test.kind() == Kind.REPEATED;
    }

    private List<String> sets(TestClass type, TestMethod test, Conversion decision) {
        boolean isDirect = decision.scaffold() == Conversion.Scaffold.DIRECT && !decision.supplied();
        if (isDirect && test.sets() != null && test.hasLiteralArguments()) {
            return test.sets();
        }
        if (type.framework() == Framework.JUPITER && isSingle(test) || !type.listed() && isSingle(test)) {
            return List.of();
        }
        List<String> sets = listing.sets(type, test);
        boolean same = type.framework() == Framework.JUNIT4 && sets.size() == 1
                && sets.get(0).endsWith(" " + test.method().name());
        return same ? List.of() : sets;
    }
}
