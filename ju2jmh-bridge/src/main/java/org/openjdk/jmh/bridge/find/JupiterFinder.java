package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Finds tests of JUnit Jupiter, including composed annotations, nested classes and test interfaces. */
final class JupiterFinder implements Finder {

    static final String API = "org.junit.jupiter.api.";

    private final TestClassPath classPath;
    private final MetaAnnotations meta;
    private final LauncherReasons launcherReasons;
    private final JupiterSettings settings;
    private final JupiterInjection injection;
    private final DeclaredParameterSets declaredSets;
    private final LiteralArguments literalArguments;

    JupiterFinder(TestClassPath classPath) {
        this.classPath = classPath;
        this.meta = new MetaAnnotations(classPath);
        this.settings = JupiterSettings.read(classPath);
        this.injection = new JupiterInjection(classPath, meta);
        this.declaredSets = new DeclaredParameterSets(classPath, meta);
        this.literalArguments = new LiteralArguments(classPath, meta, declaredSets);
        this.launcherReasons = new LauncherReasons(meta, settings, injection);
    }

    @Override
    public Optional<TestClass> find(ClassInfo type) {
        if (!type.isConcrete()) {
            return Optional.empty();
        }
        List<MethodInfo> visible = Members.visible(lineage(type));
        List<MethodInfo> methods = visible.stream().filter(this::isTest).toList();
        return methods.isEmpty() ? Optional.empty() : Optional.of(testClass(type, methods));
    }

    private List<ClassInfo> lineage(ClassInfo type) {
        Hierarchy hierarchy = new Hierarchy(classPath, type);
        List<ClassInfo> all = new ArrayList<>(hierarchy.superclasses());
        all.addAll(hierarchy.interfaces());
        return all;
    }

    private boolean isTest(MethodInfo method) {
        return !method.is(Opcodes.ACC_ABSTRACT) && (annotated(method, "Test") || annotated(method, "TestTemplate")
                || annotated(method, "TestFactory"));
    }

    private boolean annotated(MethodInfo method, String name) {
        return !method.annotations().isEmpty() && meta.has(method.annotations(), API + name);
    }

    private TestClass testClass(ClassInfo type, List<MethodInfo> methods) {
        List<ClassInfo> instances = instances(type);
        List<AnnotationInfo> onClasses = new ArrayList<>();
        List<ClassInfo> members = new ArrayList<>();
        for (ClassInfo instance : instances) {
            lineage(instance).forEach(members::add);
        }
        members.forEach(c -> onClasses.addAll(meta.closure(c.annotations())));
        String skip = skip(type, instances, onClasses);
        Fixtures fixtures = fixtures(instances);
        boolean alone = instances.size() == 1;
        List<InjectedField> injectedFields = alone ? injection.injectedFields(members) : List.of();
        boolean classIsSupplied =
                injection.suppliesClass(members.stream().flatMap(m -> m.fields().stream()), fixtures);
        List<TestMethod> tests = methods.stream()
                .map(m -> test(m, onClasses, fixtures, !injectedFields.isEmpty(), classIsSupplied)
                        .withSkip(skip(m, skip)))
                .toList();
        boolean sharedNested = instances.size() > 1 && instances.stream().anyMatch(this::isPerClass);
        return new TestClass(type, Framework.JUPITER, instances, tests, fixtures, JUnitRules.NONE,
                launcherReasons.ofClass(members, onClasses, fixtures, sharedNested, injectedFields), false,
                isPerClass(type),
                classIsSupplied, injectedFields);
    }

    private List<ClassInfo> instances(ClassInfo type) {
        LinkedList<ClassInfo> chain = new LinkedList<>(List.of(type));
        while (chain.getFirst().isInner() && !chain.getFirst().nesting().isLocal()) {
            ClassInfo inner = chain.getFirst();
            chain.addFirst(classPath.require(Objects.requireNonNull(inner.nesting().outer()), inner.name()));
        }
        return chain;
    }

    private @Nullable String skip(ClassInfo type, List<ClassInfo> instances, List<AnnotationInfo> onClasses) {
        if (type.nesting().isLocal()) {
            return "JUnit runs no local classes";
        }
        if (instances.size() > 1 && !meta.has(type.annotations(), API + "Nested")) {
            return "JUnit runs inner classes only with @Nested";
        }
        if (type.is(Opcodes.ACC_PRIVATE)) {
            return "JUnit runs no private classes";
        }
        if (onClasses.stream().anyMatch(a -> a.type().endsWith(".ClassTemplate"))) {
            return "Jupiter's parameterized classes are not supported";
        }
        return onClasses.stream().filter(a -> a.type().equals(API + "Disabled")).findFirst()
                .map(a -> "@Disabled on the class" + a.text("value").map(v -> ": " + v).orElse("")).orElse(null);
    }

    private @Nullable String skip(MethodInfo method, @Nullable String ofClass) {
        if (ofClass != null) {
            return ofClass;
        }
        if (method.is(Opcodes.ACC_PRIVATE) || method.is(Opcodes.ACC_STATIC)) {
            return "JUnit runs no private or static tests";
        }
        if (!method.returnsVoid() && !annotated(method, "TestFactory")) {
            return "JUnit runs only tests that return nothing";
        }
        return meta.find(method.annotations(), API + "Disabled")
                .map(a -> "@Disabled" + a.text("value").map(v -> ": " + v).orElse("")).orElse(null);
    }

    private TestMethod test(MethodInfo method, List<AnnotationInfo> onClasses, Fixtures fixtures,
                            boolean hasInjectedFields,
                            boolean classIsSupplied) {
        List<AnnotationInfo> all = meta.closure(method.annotations());
        boolean conditional = isConditional(all) || isConditional(onClasses);
        List<String> notes = new ArrayList<>();
        if (has(all, "Timeout") || has(onClasses, "Timeout")) {
            notes.add("direct calls ignore @Timeout");
        }
        if (has(all, "RepeatedTest")) {
            notes.add("one invocation is one repetition");
        }
        Set<String> tags = new TreeSet<>();
        all.stream().filter(a -> a.type().equals(API + "Tag")).forEach(a -> a.text("value").ifPresent(tags::add));
        onClasses.stream().filter(a -> a.type().equals(API + "Tag")).forEach(a -> a.text("value").ifPresent(tags::add));
        Kind kind = kind(all);
        String launcherReason = launcherReasons.ofMethod(method, all);
        boolean isTemplate = kind == Kind.TEMPLATE && launcherReason == null;
        boolean othersSupplied =
                hasInjectedFields || classIsSupplied
                        || fixtures.methods().anyMatch(each -> !each.parameters().isEmpty());
        Optional<List<String>> literals =
                isTemplate && !othersSupplied ? literalArguments.of(method) : Optional.empty();
        List<String> sets = isTemplate ? literals.or(() -> declaredSets.of(method)).orElse(null) : null;
        boolean supplied = literals.isEmpty()
                && (kind == Kind.TEMPLATE || hasInjectedFields || JupiterInjection.suppliesTest(method, fixtures));
        return new TestMethod(method, kind, null, launcherReason, null, sets, supplied, conditional, tags,
                notes);
    }

    private static boolean has(List<AnnotationInfo> annotations, String name) {
        return MetaAnnotations.contains(annotations, API + name);
    }

    private static boolean isConditional(List<AnnotationInfo> annotations) {
        return annotations.stream().anyMatch(LauncherReasons::isCondition);
    }

    private static Kind kind(List<AnnotationInfo> all) {
        if (has(all, "TestFactory")) {
            return Kind.FACTORY;
        }
        if (has(all, "RepeatedTest")) {
            return Kind.REPEATED;
        }
        return has(all, "TestTemplate") ? Kind.TEMPLATE : Kind.TEST;
    }

    private boolean isPerClass(ClassInfo type) {
        return new Hierarchy(classPath, type).classesWithInterfaces().stream()
                .map(c -> meta.find(c.annotations(), API + "TestInstance"))
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(a -> a.text("value"))
                .map("PER_CLASS"::equals)
                .orElse(settings.perClass());
    }

    private Fixtures fixtures(List<ClassInfo> instances) {
        List<MethodInfo> beforeAll = new ArrayList<>();
        List<Fixtures.Call> beforeEach = new ArrayList<>();
        List<Fixtures.Call> afterEach = new ArrayList<>();
        List<MethodInfo> afterAll = new ArrayList<>();
        for (int i = 0; i < instances.size(); i++) {
            List<MethodInfo> visible = Members.visible(lineage(instances.get(i)));
            List<ClassInfo> order = new Hierarchy(classPath, instances.get(i)).classesWithInterfaces();
            List<MethodInfo> topDown = Members.topDown(visible, order);
            List<MethodInfo> bottomUp = Members.bottomUp(visible, order);
            beforeAll.addAll(fixtures(topDown, "BeforeAll"));
            beforeEach.addAll(calls(fixtures(topDown, "BeforeEach"), i));
            afterEach.addAll(0, calls(fixtures(bottomUp, "AfterEach"), i));
            afterAll.addAll(0, fixtures(bottomUp, "AfterAll"));
        }
        return new Fixtures(beforeAll, beforeEach, afterEach, afterAll);
    }

    private List<MethodInfo> fixtures(List<MethodInfo> methods, String annotation) {
        return methods.stream().filter(m -> !m.is(Opcodes.ACC_ABSTRACT) && annotated(m, annotation)).toList();
    }

    private static List<Fixtures.Call> calls(List<MethodInfo> methods, int instance) {
        return methods.stream().map(m -> new Fixtures.Call(m, instance)).toList();
    }
}
