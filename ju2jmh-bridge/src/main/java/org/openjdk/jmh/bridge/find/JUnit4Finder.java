package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Finds tests of JUnit 4: methods with {@code @Test}, including those of classes with a runner. */
record JUnit4Finder(TestClassPath classPath) implements Finder {

    static final String IGNORE = "org.junit.Ignore";
    private static final String TEST = "org.junit.Test";
    private static final String THEORY = "org.junit.experimental.theories.Theory";
    private static final String NO_EXCEPTION = "org.junit.Test$None";
    private static final Set<String> PLAIN_RUNNERS =
            Set.of("org.junit.runners.JUnit4", "org.junit.runners.BlockJUnit4ClassRunner");

    private static final String PARAMETERIZED = "org.junit.runners.Parameterized";

    /** Returns the runner that a class or its closest superclass names. */
    static Optional<String> runner(Hierarchy hierarchy) {
        return hierarchy.superclasses().stream()
                .flatMap(c -> c.annotations().stream())
                .filter(a -> a.type().equals("org.junit.runner.RunWith"))
                .findFirst()
                .flatMap(a -> a.text("value"));
    }

    @Override
    public Optional<TestClass> find(ClassInfo type) {
        Hierarchy hierarchy = new Hierarchy(classPath, type);
        List<ClassInfo> chain = hierarchy.superclasses();
        List<MethodInfo> methods =
                type.isConcrete() ? Members.matching(chain, m -> has(m, TEST) || has(m, THEORY)) : List.of();
        if (methods.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> named = runner(hierarchy);
        if (named.isEmpty() && hierarchy.extendsClass(JUnit3Finder.TEST_CASE)) {
            return Optional.empty();
        }
        Optional<String> runner = named.filter(name -> !PLAIN_RUNNERS.contains(name));
        String skip = skip(type, runner.isPresent());
        List<TestMethod> tests = methods.stream().map(m -> test(m, chain).withSkip(skip(m, skip))).toList();
        List<InjectedField> injectedFields = parameters(chain);
        boolean calls = runner.filter(PARAMETERIZED::equals).isPresent() && isMadeByCalls(type, chain, injectedFields);
        TestClass found = new TestClass(type, Framework.JUNIT4, List.of(type), tests, fixtures(chain), rules(chain),
                runner.filter(name -> !calls).map(name -> "the class uses the runner " + name).orElse(null),
                runner.isPresent(), false, false, calls ? injectedFields : List.of());
        return Optional.of(runner.filter(name -> found.hasClassLevel() && !isParentRunner(name))
                .map(name -> allSkipped(found, name)).orElse(found));
    }

    /**
     * Returns whether plain calls can replace a parameterized class: no own runners, and no methods around parameter
     * sets.
     */
    private static boolean isMadeByCalls(ClassInfo type, List<ClassInfo> chain, List<InjectedField> injectedFields) {
        List<MethodInfo> constructors = type.constructors();
        boolean plain = constructors.size() == 1 && constructors.get(0).is(Opcodes.ACC_PUBLIC)
                && constructors.get(0).parameters().isEmpty() == !injectedFields.isEmpty();
        return plain && chain.stream()
                .noneMatch(each -> MetaAnnotations.contains(each.annotations(),
                        PARAMETERIZED + "$UseParametersRunnerFactory")
                        || each.methods().stream().anyMatch(method -> has(method, PARAMETERIZED + "$BeforeParam")
                                || has(method, PARAMETERIZED + "$AfterParam")));
    }

    /** Returns the fields with parameters, ordered by parameter index. */
    private static List<InjectedField> parameters(List<ClassInfo> chain) {
        Map<Integer, InjectedField> fields = new TreeMap<>();
        for (ClassInfo type : chain) {
            for (FieldInfo field : type.fields()) {
                field.annotations().stream().filter(a -> a.type().equals(PARAMETERIZED + "$Parameter")).forEach(
                        a -> fields.put(Integer.parseInt(a.text("value").orElse("0")), InjectedField.of(type, field)));
            }
        }
        return List.copyOf(fields.values());
    }

    /** Returns whether a runner can be paused between tests. */
    private boolean isParentRunner(String name) {
        return classPath.find(name).map(c -> new Hierarchy(classPath, c).extendsClass("org.junit.runners.ParentRunner"))
                .orElse(true);
    }

    private static TestClass allSkipped(TestClass type, String runner) {
        String reason = "the runner " + runner + " would run the class-level fixtures in each invocation";
        return type.withMethods(type.methods().stream().map(m -> m.skip() == null ? m.withSkip(reason) : m).toList());
    }

    private static @Nullable String skip(ClassInfo type, boolean hasRunner) {
        if (MetaAnnotations.contains(type.annotations(), IGNORE)) {
            return "@Ignore on the class";
        }
        if (type.nesting().isLocal() || type.isInner()) {
            return "JUnit 4 runs no inner classes";
        }
        if (!type.is(Opcodes.ACC_PUBLIC)) {
            return "JUnit 4 runs only public classes";
        }
        if (!hasRunner && (type.constructors().size() != 1 || type.constructor("()V").isEmpty())) {
            return "JUnit 4 needs exactly one constructor, and it must take no arguments";
        }
        return null;
    }

    private static @Nullable String skip(MethodInfo method, @Nullable String ofClass) {
        if (ofClass != null) {
            return ofClass;
        }
        if (has(method, IGNORE)) {
            return "@Ignore";
        }
        boolean runs = method.is(Opcodes.ACC_PUBLIC) && !method.is(Opcodes.ACC_STATIC) && method.returnsVoid();
        return runs ? null : "JUnit 4 runs only public, non-static tests that return nothing";
    }

    private static TestMethod test(MethodInfo method, List<ClassInfo> chain) {
        AnnotationInfo annotation = method.annotations().stream()
                .filter(a -> a.type().equals(TEST)).findFirst().orElse(new AnnotationInfo(THEORY, Map.of()));
        String expected = annotation.text("expected").filter(e -> !e.equals(NO_EXCEPTION)).orElse(null);
        Object timeout = annotation.values().get("timeout");
        List<String> notes = timeout == null ? List.of()
                : List.of("direct calls ignore the time limit of " + timeout + " ms");
        String launcherReason = method.parameterTypes().isEmpty() ? null : "a runner supplies the parameters";
        return new TestMethod(method, Kind.TEST, expected, launcherReason, null, null, false, false,
                categories(method, chain),
                notes);
    }

    private static Set<String> categories(MethodInfo method, List<ClassInfo> chain) {
        Set<String> names = new TreeSet<>();
        Stream.concat(method.annotations().stream(), chain.stream().flatMap(c -> c.annotations().stream()))
                .filter(a -> a.type().equals("org.junit.experimental.categories.Category"))
                .forEach(a -> a.list("value").forEach(name -> names.add(name.toString())));
        return names;
    }

    private static Fixtures fixtures(List<ClassInfo> chain) {
        return new Fixtures(
                Members.reversed(annotated(chain, "org.junit.BeforeClass")),
                calls(Members.reversed(annotated(chain, "org.junit.Before"))),
                calls(annotated(chain, "org.junit.After")),
                annotated(chain, "org.junit.AfterClass"));
    }

    private static List<MethodInfo> annotated(List<ClassInfo> chain, String annotation) {
        return Members.matching(chain, m -> has(m, annotation));
    }

    private static List<Fixtures.Call> calls(List<MethodInfo> methods) {
        return methods.stream().map(m -> new Fixtures.Call(m, 0)).toList();
    }

    private static JUnitRules rules(List<ClassInfo> chain) {
        return new JUnitRules(members(chain, "org.junit.Rule"), members(chain, "org.junit.ClassRule"));
    }

    private static List<String> members(List<ClassInfo> chain, String annotation) {
        List<String> names = new ArrayList<>();
        for (ClassInfo type : chain) {
            type.fields().stream().filter(f -> MetaAnnotations.contains(f.annotations(), annotation))
                    .forEach(f -> names.add(f.name()));
            type.methods().stream().filter(m -> has(m, annotation)).forEach(m -> names.add(m.name() + "()"));
        }
        return names;
    }

    private static boolean has(MethodInfo method, String annotation) {
        return MetaAnnotations.contains(method.annotations(), annotation);
    }

}
