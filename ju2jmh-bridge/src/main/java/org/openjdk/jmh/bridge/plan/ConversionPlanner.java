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

/** Decides for each test of a class how it becomes a benchmark, and gives the benchmarks names. */
public final class ConversionPlanner {

    /** JMH refuses benchmarks in the unnamed package. */
    private static final String FOR_UNNAMED_PACKAGE = "ju2jmh.unnamed";

    /** What runs tests of Jupiter, by a class of each part. */
    private static final List<Map.Entry<String, String>> PARTS_OF_JUPITER = List.of(
            Map.entry("org.junit.platform.launcher.core.LauncherFactory", "org.junit.platform:junit-platform-launcher"),
            Map.entry("org.junit.jupiter.engine.JupiterTestEngine", "org.junit.jupiter:junit-jupiter-engine"));

    private final TestClassPath classPath;
    private final Access access;
    private final Listing listing;
    private final String suffix;
    private final Map<String, JavaNames> classNames = new HashMap<>();

    /**
     * Prepares planning.
     *
     * @param classPath the tests and everything that they need
     * @param listing   what JUnit said about tests with several invocations
     * @param suffix    what is appended to the name of a test class
     */
    public ConversionPlanner(TestClassPath classPath, Listing listing, String suffix) {
        this.classPath = classPath;
        this.access = new Access(classPath);
        this.listing = listing;
        this.suffix = suffix;
    }

    /**
     * Plans the benchmarks of one test class.
     *
     * @param type a test class
     * @return what becomes of it
     */
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
     * Names the benchmark class of a class that cannot be looked at; to be asked after the other classes are planned,
     * which need their names more.
     *
     * @param testClass the binary name of a class
     * @return the full name that its benchmark class would have
     */
    public String benchmarkOf(String testClass) {
        String packageName = packageOf(testClass);
        return packageName + "." + className(packageName, testClass);
    }

    private static String packageOf(String testClass) {
        String packageName = ClassInfo.packageOf(testClass);
        return packageName.isEmpty() ? FOR_UNNAMED_PACKAGE : packageName;
    }

    /** As in the source of the test, inherited tests last: JUnit's own order goes by hashes. */
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

    /** A class path that holds the benchmarks of an earlier run must not push their names aside. */
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
            return Conversion.skipped(e.reason());
        }
    }

    /** Which part of JUnit the benchmark would need in vain; what lists its invocations may do without. */
    private Optional<String> missingPart(TestClass type, Conversion decision) {
        boolean asksJUnit = decision.supplied() || decision.scaffold() == Conversion.Scaffold.LAUNCHER;
        if (type.framework() != Framework.JUPITER || !asksJUnit) {
            return Optional.empty();
        }
        return PARTS_OF_JUPITER.stream().filter(part -> !classPath.has(part.getKey())).findFirst()
                .map(part -> "it needs " + part.getValue()
                        + ", which is not on the class path: add it in the version of the project's JUnit");
    }

    /** Why there is nothing to run on this machine. */
    private Optional<String> absence(TestClass type, TestMethod test) {
        if (!type.needsListing(test)) {
            return type.framework() == Framework.JUNIT3
                    ? listing.suiteOf(type)
                            .map(suite -> "it runs as a member only: " + suite + ".suite() sets its objects up")
                    : Optional.empty();
        }
        Optional<String> failure = listing.failure(type);
        if (failure.isPresent()) {
            return failure;
        }
        Optional<String> skipped = listing.skipped(type, test);
        if (skipped.isPresent()) {
            return Optional.of("JUnit does not run it here: " + skipped.get());
        }
        boolean counted = type.listed() || !isSingle(test);
        boolean none = counted && listing.sets(type, test).isEmpty();
        return none ? Optional.of(noInvocation(type, test)) : Optional.empty();
    }

    private String noInvocation(TestClass type, TestMethod test) {
        if (test.kind() != Kind.SUITE) {
            return "JUnit finds no invocation of it";
        }
        List<String> leftOut = listing.suite(type).leftOut();
        return leftOut.isEmpty() ? "every member of the suite is converted as a method of its own class"
                : "no member of the suite can be converted: " + String.join("; ", leftOut);
    }

    private Conversion scaffold(TestClass type, TestMethod test) {
        if (test.demand() != null) {
            return Conversion.launcher(test.demand() + firstsOnly(type, test));
        }
        if (type.demand() != null) {
            return Conversion.launcher(type.demand());
        }
        return access.obstacle(type, test).map(Conversion::launcher).orElseGet(() -> direct(type, test));
    }

    private String firstsOnly(TestClass type, TestMethod test) {
        boolean all = test.kind() != Kind.SUITE || listing.suite(type).count() == listing.sets(type, test).size();
        return all ? "" : " (of " + listing.suite(type).count() + " members the first of each class and method)";
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
