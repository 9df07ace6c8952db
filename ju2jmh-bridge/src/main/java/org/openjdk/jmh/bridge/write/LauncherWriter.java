package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.Kind;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Writes benchmarks that run their tests through JUnit. */
final class LauncherWriter {

    /** Differs from the names of other states, which end in {@code Run}. */
    private static final String SHARED = "SharedClass";
    private static final String RUN = "Run";
    /** Maximum length of literals per line; annotations are indented further. */
    private static final int LINE_LENGTH = 90;

    /** Expression for the full name of the running benchmark. */
    static final CodeBlock RUNNING = CodeBlock.of("benchmark.getBenchmark()");

    private final BenchmarkClass all;
    private final TestClass type;
    private final boolean runsItself;
    private final ClassName benchmark;
    private final Style style;
    private final Payload payload;
    private final SharedStates states;

    LauncherWriter(BenchmarkClass benchmark, TestClassPath classPath, Style style) {
        this.all = benchmark;
        this.type = benchmark.test();
        this.runsItself = type.framework() == Framework.JUNIT3 && benchmark.nameable() && !overridesRun(classPath);
        this.benchmark = ClassName.get(benchmark.packageName(), benchmark.name());
        this.style = style;
        this.payload = new Payload(type, classPath);
        this.states = new SharedStates(
                benchmark.converted().stream()
                        .filter(method -> method.decision().scaffold() == Conversion.Scaffold.LAUNCHER)
                        .filter(method -> !runsItself(method)).toList(),
                this::contents, LauncherWriter::name);
    }

    private List<Object> contents(BenchmarkMethod method) {
        return List.of(runner(method), method.sets(), isSupplied(method),
                all.identifiesTest(method) ? "" : method.name());
    }

    private static String name(List<BenchmarkMethod> methods) {
        return methods.size() > 1 ? RUN : ClassWriter.capitalized(methods.get(0).name()) + RUN;
    }

    /** Returns the state that all launched tests share; empty if there is none. */
    Optional<TypeSpec> shared(List<BenchmarkMethod> launched) {
        if (launched.isEmpty() || type.framework() != Framework.JUPITER) {
            return Optional.empty();
        }
        return Optional
                .of(openClass(SHARED, "The open test class: JUnit runs its class-level fixtures once per trial.\n",
                        "open", type));
    }

    /** Returns a state that opens a class of Jupiter once per trial. */
    static TypeSpec openClass(String name, String description, String open, TestClass type) {
        return ClassWriter.state(name, "Benchmark").addJavadoc(description)
                .addField(FieldSpec.builder(Types.PLATFORM_CLASS, "tests").build())
                .addMethod(ClassWriter.step(Types.SETUP, "Trial", "open",
                        CodeBlock.of("tests = $T.$L($S);\n", Types.PLATFORM_CLASS, open, UniqueIds.ofClass(type))))
                .addMethod(ClassWriter.step(Types.TEAR_DOWN, "Trial", "close", CodeBlock.of("tests.close();\n")))
                .build();
    }

    MethodSpec method(BenchmarkMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addAnnotation(Types.BENCHMARK)
                .addModifiers(Modifier.PUBLIC)
                .addException(Throwable.class);
        if (runsItself(method)) {
            return selfRunning(method, spec);
        }
        return spec.addParameter(benchmark.nestedClass(states.name(method)), "run").addStatement("run.test.run()")
                .build();
    }

    /** Returns whether a test of JUnit 3 can run itself with its fixtures, without a launcher. */
    private boolean runsItself(BenchmarkMethod method) {
        return runsItself && method.test().kind() == Kind.TEST;
    }

    /** Returns whether the class overrides a method around {@code runBare()} that only JUnit calls. */
    private boolean overridesRun(TestClassPath classPath) {
        return new Hierarchy(classPath, type.type()).superclasses().stream()
                .filter(c -> !c.name().startsWith("junit.framework."))
                .flatMap(c -> c.methods().stream())
                .anyMatch(m -> m.signature().equals("run(junit.framework.TestResult)"));
    }

    private MethodSpec selfRunning(BenchmarkMethod method, MethodSpec.Builder spec) {
        String name = method.test().method().name();
        spec.addCode(payload.declarations(CodeBlock.of("$S", name)));
        spec.addStatement("$L.runBare()", Payload.TEST);
        if (style.consumed()) {
            spec.returns(Object.class).addStatement("return $L", Payload.TEST);
        }
        return spec.build();
    }

    /** Returns the states that find the tests. */
    List<TypeSpec> states() {
        return states.members.entrySet().stream().map(each -> state(each.getKey(), each.getValue())).toList();
    }

    private TypeSpec state(String name, List<BenchmarkMethod> methods) {
        BenchmarkMethod method = methods.get(0);
        ClassName runner = runner(method);
        boolean runsTheClass = runner.equals(Types.RUNNER_TEST);
        boolean isShared = methods.size() > 1;
        TypeSpec.Builder state = ClassWriter.state(name, runsTheClass ? "Benchmark" : "Thread");
        if (isShared) {
            state.addJavadoc("Finds the test of the benchmark that runs.\n");
        } else {
            state.addJavadoc("Finds the test {@code $L}.\n", SourceText.escape(method.test().method().signature()));
        }
        if (!method.sets().isEmpty()) {
            state.addField(set(method));
        }
        state.addField(FieldSpec.builder(runner, "test").build());
        MethodSpec.Builder find =
                ClassWriter
                        .step(Types.SETUP, "Trial", "find",
                                CodeBlock.of("test = $L;\n", lookup(runner, method, isShared)))
                        .toBuilder();
        if (runner.equals(Types.PLATFORM_TEST)) {
            find.addParameter(benchmark.nestedClass(SHARED), "shared");
        }
        if (isShared) {
            find.addParameter(Types.BENCHMARK_PARAMS, "benchmark");
        }
        state.addMethod(find.build());
        if (isSupplied(method)) {
            state.addMethod(ClassWriter.step(Types.SETUP, "Invocation", "prepare", CodeBlock.of("test.prepare();\n")));
        }
        if (runsTheClass) {
            state.addMethod(ClassWriter.step(Types.TEAR_DOWN, "Trial", "close", CodeBlock.of("test.close();\n")));
        }
        return state.build();
    }

    /** Returns whether JUnit creates arguments for each invocation, which are not part of the test. */
    private static boolean isSupplied(BenchmarkMethod method) {
        return method.test().kind() == Kind.TEMPLATE || method.test().kind() == Kind.REPEATED;
    }

    static FieldSpec set(BenchmarkMethod method) {
        return FieldSpec.builder(String.class, "set", Modifier.PUBLIC).addAnnotation(param(method.sets())).build();
    }

    /** Returns an annotation whose values fill as few lines as possible. */
    static AnnotationSpec param(List<String> values) {
        // One text instead of thousands of members.
        StringBuilder text = new StringBuilder();
        int lineStart = 0;
        for (String value : values) {
            String literal = SourceText.literal(value);
            if (text.length() > 0) {
                boolean fits = text.length() - lineStart + literal.length() < LINE_LENGTH;
                text.append(fits ? ", " : ",\n");
                lineStart = fits ? lineStart : text.length();
            }
            text.append(literal);
        }
        String format = values.size() == 1 ? "$L" : lineStart == 0 ? "{$L}" : "{\n$L$<$<\n}$>$>";
        return AnnotationSpec.builder(Types.PARAM).addMember("value", format, text).build();
    }

    private ClassName runner(BenchmarkMethod method) {
        if (type.framework() == Framework.JUPITER) {
            return Types.PLATFORM_TEST;
        }
        return method.test().kind() == Kind.SUITE ? Types.SUITE_TEST : Types.RUNNER_TEST;
    }

    private CodeBlock lookup(ClassName runner, BenchmarkMethod method, boolean isShared) {
        String set = method.sets().isEmpty() ? "" : ", set";
        if (runner.equals(Types.PLATFORM_TEST)) {
            return CodeBlock.of("shared.tests.test($L$L)",
                    isShared ? RUNNING : CodeBlock.of("$S", method.test().method().signature()), set);
        }
        if (runner.equals(Types.SUITE_TEST)) {
            return CodeBlock.of("$T.of($S$L)", runner, type.type().name(), set);
        }
        return CodeBlock.of("$T.open($S, $L$L)", runner, type.type().name(),
                isShared ? RUNNING : CodeBlock.of("$S", method.test().method().name()), set);
    }

}
