package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Finds tests of JUnit 3: public {@code testXxx()} methods of subclasses of {@code TestCase}. */
record JUnit3Finder(TestClassPath classPath) implements Finder {

    static final String TEST_CASE = "junit.framework.TestCase";
    /** Methods that a subclass overrides to change how a test runs. */
    private static final Set<String> RUNS_TESTS = Set.of("runTest()", "runBare()", "run(junit.framework.TestResult)");

    @Override
    public Optional<TestClass> find(ClassInfo type) {
        Hierarchy hierarchy = new Hierarchy(classPath, type);
        if (!type.isConcrete() || !hierarchy.extendsClass(TEST_CASE) || JUnit4Finder.runner(hierarchy).isPresent()) {
            return Optional.empty();
        }
        List<MethodInfo> visible = Members.visible(userClasses(hierarchy));
        List<TestMethod> tests = tests(type, visible);
        if (tests.isEmpty()) {
            return Optional.empty();
        }
        return Optional
                .of(new TestClass(type, Framework.JUNIT3, List.of(type), tests, fixtures(visible), JUnitRules.NONE,
                        launcherReason(visible), false, false, false, List.of()));
    }

    private static List<ClassInfo> userClasses(Hierarchy hierarchy) {
        return hierarchy.superclasses().stream().filter(c -> !c.name().startsWith("junit.framework.")).toList();
    }

    private static List<TestMethod> tests(ClassInfo type, List<MethodInfo> visible) {
        String skip = skip(type);
        List<TestMethod> tests = new ArrayList<>();
        for (MethodInfo method : visible) {
            if (isTest(method)) {
                tests.add(TestMethod.plain(method).withSkip(skip));
            } else if (isSuite(method)) {
                tests.add(suite(method).withSkip(skip));
            }
        }
        return tests;
    }

    private static TestMethod suite(MethodInfo method) {
        return new TestMethod(method, Kind.SUITE, null, "the suite() method builds these tests", null, null, false,
                false, Set.of(),
                List.of("class-level set-up of the suite does not run", "all invocations use the same test object"));
    }

    private static @Nullable String skip(ClassInfo type) {
        if (type.nesting().isLocal() || type.isInner()) {
            return "JUnit 3 runs no inner classes";
        }
        if (!type.is(Opcodes.ACC_PUBLIC)) {
            return "JUnit 3 runs only public classes";
        }
        if (type.annotations().stream().anyMatch(a -> a.type().equals(JUnit4Finder.IGNORE))) {
            return "@Ignore on the class";
        }
        MethodInfo constructor = Constructors.of(type, Framework.JUNIT3);
        return constructor != null && constructor.is(Opcodes.ACC_PUBLIC)
                ? null : "JUnit 3 needs a public constructor that takes no arguments or the test's name";
    }

    private static boolean isTest(MethodInfo method) {
        return method.name().startsWith("test") && method.descriptor().equals("()V")
                && method.is(Opcodes.ACC_PUBLIC) && !method.is(Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT);
    }

    private static boolean isSuite(MethodInfo method) {
        return method.name().equals("suite") && method.parameterTypes().isEmpty()
                && method.is(Opcodes.ACC_STATIC) && method.is(Opcodes.ACC_PUBLIC);
    }

    private static Fixtures fixtures(List<MethodInfo> visible) {
        return new Fixtures(List.of(), call(visible, "setUp"), call(visible, "tearDown"), List.of());
    }

    private static List<Fixtures.Call> call(List<MethodInfo> visible, String name) {
        return visible.stream()
                .filter(m -> m.name().equals(name) && m.descriptor().equals("()V"))
                .limit(1)
                .map(m -> new Fixtures.Call(m, 0))
                .toList();
    }

    private static @Nullable String launcherReason(List<MethodInfo> visible) {
        return visible.stream()
                .filter(m -> m.name().startsWith("run") && RUNS_TESTS.contains(m.signature()))
                .map(m -> m.owner() + " overrides " + m.signature())
                .findFirst().orElse(null);
    }
}
