package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.Kind;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes benchmarks that let JUnit run a test. */
final class LauncherWriter {

    /** Other states are named after a method, with an ending that this name does not have. */
    private static final String SHARED = "SharedClass";

    private final TestClass type;
    private final boolean runsItself;
    private final ClassName benchmark;
    private final Style style;
    private final Payload payload;

    LauncherWriter(BenchmarkClass benchmark, TestClassPath classPath, Style style) {
        this.type = benchmark.test();
        this.runsItself = type.framework() == Framework.JUNIT3 && benchmark.nameable() && !overridesRun(classPath);
        this.benchmark = ClassName.get(benchmark.packageName(), benchmark.name());
        this.style = style;
        this.payload = new Payload(type, classPath);
    }

    /** What all launched tests of the class share, empty if there is nothing. */
    Optional<TypeSpec> shared(List<BenchmarkMethod> launched) {
        if (launched.isEmpty() || type.framework() != Framework.JUPITER) {
            return Optional.empty();
        }
        return Optional.of(ClassWriter.state(SHARED, "Benchmark")
                .addJavadoc(
                        "The test class, open for its tests: what JUnit does once for the class is here done once for each "
                                + "trial.\n")
                .addField(FieldSpec.builder(Types.PLATFORM_CLASS, "tests").build())
                .addMethod(step(Types.SETUP, "Trial", "open",
                        CodeBlock.of("tests = $T.open($S);\n", Types.PLATFORM_CLASS, UniqueIds.ofClass(type))))
                .addMethod(step(Types.TEAR_DOWN, "Trial", "close", CodeBlock.of("tests.close();\n")))
                .build());
    }

    MethodSpec method(BenchmarkMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addAnnotation(Types.BENCHMARK)
                .addModifiers(Modifier.PUBLIC)
                .addException(Throwable.class);
        if (runsItself(method)) {
            return selfRunning(method, spec);
        }
        return spec.addParameter(benchmark.nestedClass(stateName(method)), "run").addStatement("run.test.run()")
                .build();
    }

    /** A test of JUnit 3 can run itself between its fixtures; no launcher is needed. */
    private boolean runsItself(BenchmarkMethod method) {
        return runsItself && method.test().kind() == Kind.TEST;
    }

    /** What runs around {@code runBare()} runs only if JUnit calls it with a result. */
    private boolean overridesRun(TestClassPath classPath) {
        return new Hierarchy(classPath, type.type()).superclasses().stream()
                .filter(c -> !c.name().startsWith("junit.framework."))
                .flatMap(c -> c.methods().stream())
                .anyMatch(m -> m.signature().equals("run(junit.framework.TestResult)"));
    }

    private MethodSpec selfRunning(BenchmarkMethod method, MethodSpec.Builder spec) {
        String name = method.test().method().name();
        spec.addCode(payload.declarations(name));
        spec.addStatement("$L.runBare()", Payload.TEST);
        if (style.consumed()) {
            spec.returns(Object.class).addStatement("return $L", Payload.TEST);
        }
        return spec.build();
    }

    /** The state that finds the test, empty if the benchmark needs none. */
    Optional<TypeSpec> state(BenchmarkMethod method) {
        if (runsItself(method)) {
            return Optional.empty();
        }
        ClassName runner = runner(method);
        boolean runsTheClass = runner.equals(Types.RUNNER_TEST);
        TypeSpec.Builder state = ClassWriter.state(stateName(method), runsTheClass ? "Benchmark" : "Thread")
                .addJavadoc("Finds the test {@code $L}.\n", Docs.escape(method.test().method().signature()));
        if (!method.sets().isEmpty()) {
            state.addField(set(method));
        }
        state.addField(FieldSpec.builder(runner, "test").build());
        MethodSpec find = step(Types.SETUP, "Trial", "find", CodeBlock.of("test = $L;\n", lookup(runner, method)));
        if (runner.equals(Types.PLATFORM_TEST)) {
            state.addMethod(find.toBuilder().addParameter(benchmark.nestedClass(SHARED), "shared").build());
        } else {
            state.addMethod(find);
        }
        if (isSupplied(method)) {
            state.addMethod(step(Types.SETUP, "Invocation", "prepare", CodeBlock.of("test.prepare();\n")));
        }
        if (runsTheClass) {
            state.addMethod(step(Types.TEAR_DOWN, "Trial", "close", CodeBlock.of("test.close();\n")));
        }
        return Optional.of(state.build());
    }

    /** Whether JUnit makes something for each invocation that is no part of the test. */
    private static boolean isSupplied(BenchmarkMethod method) {
        return method.test().kind() == Kind.TEMPLATE || method.test().kind() == Kind.REPEATED;
    }

    private static String stateName(BenchmarkMethod method) {
        return ClassWriter.capitalized(method.name()) + "Run";
    }

    static FieldSpec set(BenchmarkMethod method) {
        // As one text: there may be thousands of them.
        String labels = method.sets().stream().map(Docs::literal).collect(Collectors.joining(",\n"));
        String format = method.sets().size() == 1 ? "$L" : "{\n$L$<$<\n}$>$>";
        AnnotationSpec param = AnnotationSpec.builder(Types.PARAM).addMember("value", format, labels).build();
        return FieldSpec.builder(String.class, "set", Modifier.PUBLIC).addAnnotation(param).build();
    }

    private ClassName runner(BenchmarkMethod method) {
        if (type.framework() == Framework.JUPITER) {
            return Types.PLATFORM_TEST;
        }
        return method.test().kind() == Kind.SUITE ? Types.SUITE_TEST : Types.RUNNER_TEST;
    }

    private CodeBlock lookup(ClassName runner, BenchmarkMethod method) {
        CodeBlock set = method.sets().isEmpty() ? onlySet(method) : CodeBlock.of(", set");
        if (runner.equals(Types.PLATFORM_TEST)) {
            return CodeBlock.of("shared.tests.test($S$L)", UniqueIds.of(type, method.test()), set);
        }
        if (runner.equals(Types.SUITE_TEST)) {
            return CodeBlock.of("$T.of($S$L)", runner, type.type().name(), set);
        }
        return CodeBlock.of("$T.open($S, $S$L)", runner, type.type().name(), method.test().method().name(), set);
    }

    private static CodeBlock onlySet(BenchmarkMethod method) {
        return method.test().kind() == Kind.REPEATED ? CodeBlock.of(", $S", "#1") : CodeBlock.of("");
    }

    private static MethodSpec step(ClassName annotation, String level, String name, CodeBlock code) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(ClassWriter.enumAnnotation(annotation, Types.LEVEL, level))
                .addModifiers(Modifier.PUBLIC)
                .addException(Throwable.class)
                .addCode(code)
                .build();
    }
}
