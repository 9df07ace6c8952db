package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Thrown;
import org.openjdk.jmh.bridge.read.ClassPath;
import org.openjdk.jmh.bridge.read.MethodInfo;

import javax.lang.model.element.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Writes benchmarks that call a test like any other code. */
final class DirectWriter {

    private static final String CLASS_FIXTURE = "ClassFixture";

    private final TestClass type;
    private final ClassName benchmark;
    private final Style style;
    private final Payload payload;
    private final Thrown thrown;

    DirectWriter(BenchmarkClass benchmark, ClassPath classPath, Style style) {
        this.type = benchmark.test();
        this.benchmark = ClassName.get(benchmark.packageName(), benchmark.name());
        this.style = style;
        this.payload = new Payload(type, classPath);
        this.thrown = new Thrown(classPath);
    }

    /** The nested states that some benchmarks share. */
    List<TypeSpec> states(List<BenchmarkMethod> methods) {
        List<TypeSpec> states = new ArrayList<>();
        if (needsClassFixture()) {
            states.add(classFixture());
        }
        if (isHoisted()) {
            methods.stream().map(this::fixtureName).distinct().forEach(name -> states.add(fixture(name, methods)));
        }
        return states;
    }

    MethodSpec method(BenchmarkMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addAnnotation(Types.BENCHMARK)
                .addModifiers(Modifier.PUBLIC);
        if (isHoisted()) {
            spec.addParameter(benchmark.nestedClass(fixtureName(method)), "fixture");
            spec.addStatement("$T $L = fixture.$L", payload.typeName(payload.instances() - 1), Payload.TEST, Payload.TEST);
            spec.addCode(payload.test(method.test()));
            thrown.by(Stream.of(method.test().method())).ifPresent(spec::addException);
        } else {
            measured(method, spec);
        }
        if (style.consumed()) {
            spec.returns(Object.class).addStatement("return $L", Payload.TEST);
        }
        return spec.build();
    }

    private void measured(BenchmarkMethod method, MethodSpec.Builder spec) {
        Fixtures fixtures = type.fixtures();
        if (needsClassFixture()) {
            spec.addParameter(benchmark.nestedClass(CLASS_FIXTURE), "classFixture");
        }
        if (type.perClass()) {
            spec.addStatement("$T $L = classFixture.$L", payload.typeName(0), Payload.TEST, Payload.TEST);
        } else {
            spec.addCode(payload.declarations(method.test().method().name()));
        }
        spec.addCode(payload.calls(fixtures.beforeEach()));
        if (fixtures.afterEach().isEmpty()) {
            spec.addCode(payload.test(method.test()));
        } else {
            spec.beginControlFlow("try")
                    .addCode(payload.test(method.test()))
                    .nextControlFlow("finally")
                    .addCode(payload.calls(fixtures.afterEach()))
                    .endControlFlow();
        }
        thrown.by(Stream.concat(eachInvocation(), Stream.of(method.test().method()))).ifPresent(spec::addException);
    }

    /** With an object of its own for each test the constructor and the fixtures can leave the measurement. */
    private boolean isHoisted() {
        return style.hoisted() && !type.perClass();
    }

    private boolean needsClassFixture() {
        return type.perClass() || type.fixtures().hasClassLevel();
    }

    private Stream<MethodInfo> eachInvocation() {
        Fixtures fixtures = type.fixtures();
        Stream<MethodInfo> calls = Stream.concat(fixtures.beforeEach().stream(), fixtures.afterEach().stream())
                .map(Fixtures.Call::method);
        return type.perClass() ? calls : Stream.concat(calls, constructors());
    }

    private Stream<MethodInfo> constructors() {
        return Stream.concat(Stream.of(type.constructor()),
                type.instances().stream().flatMap(i -> i.constructor("()V").stream()));
    }

    private TypeSpec classFixture() {
        TypeSpec.Builder state = state(CLASS_FIXTURE, type.perClass() ? "Thread" : "Benchmark")
                .addJavadoc("What JUnit does once for the class, here once for each trial.\n");
        Fixtures fixtures = type.fixtures();
        CodeBlock.Builder before = CodeBlock.builder();
        if (type.perClass()) {
            state.addField(FieldSpec.builder(payload.typeName(0), Payload.TEST).build());
            before.addStatement("$L = $L", Payload.TEST, payload.creation(0, ""));
        }
        before.add(payload.classLevelCalls(fixtures.beforeAll()));
        Stream<MethodInfo> called = fixtures.beforeAll().stream();
        state.addMethod(step(Types.SETUP, "Trial", "setUp", before.build(),
                type.perClass() ? Stream.concat(called, constructors()) : called));
        if (!fixtures.afterAll().isEmpty()) {
            state.addMethod(step(Types.TEAR_DOWN, "Trial", "tearDown",
                    payload.classLevelCalls(fixtures.afterAll()), fixtures.afterAll().stream()));
        }
        return state.build();
    }

    /** Objects of JUnit 3 know the name of their test, so each test has a fixture of its own. */
    private String fixtureName(BenchmarkMethod method) {
        if (type.framework() != Framework.JUNIT3) {
            return "Fixture";
        }
        return ClassWriter.capitalized(method.name()) + "Fixture";
    }

    private TypeSpec fixture(String name, List<BenchmarkMethod> methods) {
        TypeSpec.Builder state = state(name, "Thread").addJavadoc("The test object, new before each invocation.\n");
        String testName = methods.stream().filter(m -> fixtureName(m).equals(name)).findFirst()
                .map(m -> m.test().method().name()).orElse("");
        CodeBlock.Builder before = CodeBlock.builder();
        for (int i = 0; i < payload.instances(); i++) {
            state.addField(FieldSpec.builder(payload.typeName(i), payload.variable(i)).build());
            before.addStatement("$L = $L", payload.variable(i), payload.creation(i, testName));
        }
        before.add(payload.calls(type.fixtures().beforeEach()));
        MethodSpec setUp = step(Types.SETUP, "Invocation", "setUp", before.build(), eachInvocation());
        state.addMethod(needsClassFixture() ? afterClassFixture(setUp) : setUp);
        if (!type.fixtures().afterEach().isEmpty()) {
            state.addMethod(step(Types.TEAR_DOWN, "Invocation", "tearDown",
                    payload.calls(type.fixtures().afterEach()), eachInvocation()));
        }
        return state.build();
    }

    /** A parameter of a set-up method makes JMH set the other state up first. */
    private MethodSpec afterClassFixture(MethodSpec setUp) {
        return setUp.toBuilder().addParameter(benchmark.nestedClass(CLASS_FIXTURE), "classFixture").build();
    }

    private static TypeSpec.Builder state(String name, String scope) {
        return TypeSpec.classBuilder(name)
                .addAnnotation(ClassWriter.enumAnnotation(Types.STATE, Types.SCOPE, scope))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    }

    private MethodSpec step(ClassName annotation, String level, String name, CodeBlock code, Stream<MethodInfo> called) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addAnnotation(ClassWriter.enumAnnotation(annotation, Types.LEVEL, level))
                .addModifiers(Modifier.PUBLIC)
                .addCode(code);
        thrown.by(called).ifPresent(method::addException);
        return method.build();
    }
}
