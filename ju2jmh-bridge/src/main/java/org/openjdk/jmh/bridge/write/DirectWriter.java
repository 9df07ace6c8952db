package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import org.openjdk.jmh.bridge.find.Fixtures;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.ThrowsClause;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes benchmarks that call their tests directly. */
final class DirectWriter {

    private static final String CLASS_FIXTURE = "ClassFixture";
    private static final String RULES = "rules";
    private static final String LEAVE = "return";
    /** Name of a test object outside of JUnit 3, where objects have no names. */
    private static final CodeBlock NO_NAME = CodeBlock.of("");

    private final TestClass type;
    private final ClassName benchmark;
    private final TestClassPath classPath;
    private final Style style;
    private final Payload payload;
    private final ThrowsClause thrown;
    private final SuppliedValues supply;
    private final ValueStates values;
    private final SharedPreparation preparations;

    DirectWriter(BenchmarkClass benchmark, TestClassPath classPath, Style style) {
        this.type = benchmark.test();
        this.benchmark = ClassName.get(benchmark.packageName(), benchmark.name());
        this.classPath = classPath;
        this.style = style;
        this.payload = new Payload(type, classPath);
        this.thrown = new ThrowsClause(classPath);
        this.supply = new SuppliedValues(benchmark, this.benchmark, payload, classPath);
        this.values = new ValueStates(benchmark, this.benchmark, classPath);
        this.preparations = new SharedPreparation(benchmark, this::held, this::preparation, this::prepared);
    }

    /** Returns the nested states. */
    List<TypeSpec> states(List<BenchmarkMethod> methods) {
        List<BenchmarkMethod> plain = methods.stream().filter(method -> !isSupplied(method)).toList();
        List<TypeSpec> states = new ArrayList<>();
        if (needsClassFixture() && !plain.isEmpty()) {
            states.add(classFixture());
        }
        states.addAll(supply.states(methods.stream().filter(DirectWriter::isSupplied).toList()));
        states.addAll(values.all());
        if (type.parameterized()) {
            states.add(new ParameterStates(type, payload.typeName(0), classPath).state(methods.get(0)));
        }
        if (isHoisted()) {
            Map<String, BenchmarkMethod> firsts = new LinkedHashMap<>();
            methods.forEach(method -> firsts.putIfAbsent(fixtureName(method), method));
            firsts.forEach((name, method) -> states.add(fixture(name, method)));
        }
        if (hasRules()) {
            states.add(rules(methods));
        }
        return states;
    }

    /** Returns the methods that benchmarks share. */
    List<MethodSpec> helpers() {
        return preparations.methods();
    }

    /** Returns the method handles for calls that Java does not allow. */
    List<FieldSpec> handles() {
        return payload.methods.fields();
    }

    private static boolean isSupplied(BenchmarkMethod method) {
        return method.decision().supplied();
    }

    MethodSpec method(BenchmarkMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addAnnotation(Types.BENCHMARK)
                .addModifiers(Modifier.PUBLIC);
        if (method.hasLiteralArguments()) {
            spec.addParameter(values.parameter(method));
        }
        if (isHoisted()) {
            spec.addParameter(benchmark.nestedClass(fixtureName(method)), "fixture");
            if (isSupplied(method) && !method.test().method().parameters().isEmpty()) {
                spec.addParameter(supply.parameter(method));
            }
            spec.addStatement("$T $L = fixture.$L", payload.typeName(payload.instances() - 1), Payload.TEST,
                    Payload.TEST);
            spec.addCode(payload.test(method, leave()));
            declare(spec, Stream.of(method.test().method()));
            end(method, spec);
        } else {
            measured(method, spec);
        }
        return (style.consumed() ? spec.returns(Object.class) : spec).build();
    }

    /** Returns the statement that leaves a benchmark early. */
    private String leave() {
        return style.consumed() ? LEAVE + " " + Payload.TEST : LEAVE;
    }

    private void end(BenchmarkMethod method, MethodSpec.Builder spec) {
        if (style.consumed() && method.test().expected() == null) {
            spec.addStatement(leave());
        }
    }

    private void measured(BenchmarkMethod method, MethodSpec.Builder spec) {
        spec.addParameters(held(method));
        if (hasRules()) {
            spec.addParameter(benchmark.nestedClass("Rules"), RULES).addException(Throwable.class)
                    .addCode(withinRules(method));
            return;
        }
        spec.addCode(preparations.of(method));
        called(method, spec);
    }

    /** Returns the statements before the test. */
    private CodeBlock preparation(BenchmarkMethod method, CodeBlock testName) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (type.perClass()) {
            code.addStatement("$T $L = $L", payload.typeName(0), Payload.TEST,
                    isSupplied(method) ? SuppliedValues.sharedTest() : "classFixture." + Payload.TEST);
        } else {
            code.add(payload.declarations(testName)).add(servedFields(method));
        }
        return code.add(payload.calls(type.fixtures().beforeEach())).build();
    }

    /** Returns a method with those statements. */
    private MethodSpec prepared(CodeBlock statements) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(SharedPreparation.NAME)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(payload.typeName(0))
                .addCode(statements)
                .addStatement("return $L", Payload.TEST);
        if (type.injectedFields().stream().allMatch(payload.methods::isPlain)) {
            declare(spec, Stream.concat(type.perClass() ? Stream.of() : constructors(),
                    type.fixtures().beforeEach().stream().map(Fixtures.Call::method)));
            return spec.build();
        }
        return spec.addException(Throwable.class).build();
    }

    /** Returns the states that are created once per trial. */
    private List<ParameterSpec> held(BenchmarkMethod method) {
        List<ParameterSpec> states = new ArrayList<>();
        if (isSupplied(method)) {
            return List.of(supply.parameter(method));
        }
        if (type.parameterized()) {
            states.add(
                    ParameterSpec.builder(benchmark.nestedClass(ParameterStates.NAME), ParameterStates.STATE).build());
        }
        if (needsClassFixture()) {
            states.add(ParameterSpec.builder(benchmark.nestedClass(CLASS_FIXTURE), "classFixture").build());
        }
        return states;
    }

    private void called(BenchmarkMethod method, MethodSpec.Builder spec) {
        spec.addCode(testAndAfter(method, leave()));
        end(method, spec);
        if (type.injectedFields().stream().allMatch(payload.methods::isPlain)) {
            declare(spec, Stream.concat(eachInvocation(), Stream.of(method.test().method())));
        } else {
            spec.addException(Throwable.class);
        }
    }

    private void declare(MethodSpec.Builder spec, Stream<MethodInfo> called) {
        List<MethodInfo> all = called.toList();
        if (all.stream().allMatch(method -> method.name().equals("<init>") || payload.methods.isPlain(method))) {
            thrown.by(all.stream()).ifPresent(spec::addException);
        } else {
            spec.addException(Throwable.class);
        }
    }

    private CodeBlock testAndAfter(BenchmarkMethod method, String leave) {
        Fixtures fixtures = type.fixtures();
        if (fixtures.afterEach().isEmpty()) {
            return payload.test(method, leave);
        }
        return CodeBlock.builder().beginControlFlow("try")
                .add(payload.test(method, leave))
                .nextControlFlow("finally")
                .add(payload.calls(fixtures.afterEach()))
                .endControlFlow()
                .build();
    }

    /** Returns a call that runs a test on a new object inside its rules, which return the object. */
    private CodeBlock withinRules(BenchmarkMethod method) {
        CodeBlock code = CodeBlock.join(
                List.of(payload.calls(type.fixtures().beforeEach()), testAndAfter(method, LEAVE)), "");
        String text = code.toString();
        boolean single = text.indexOf(";\n") == text.length() - 2 && text.indexOf('\n') == text.length() - 1;
        CodeBlock body = single ? CodeBlock.of("$L", text.substring(0, text.length() - 2))
                : CodeBlock.of("{\n$>$L$<}", code);
        boolean prepared = !type.injectedFields().isEmpty();
        CodeBlock preparation = prepared
                ? CodeBlock.join(List.of(payload.declarations(NO_NAME), servedFields(method)), "") : CodeBlock.of("");
        return CodeBlock.of("$L$L$L.$L.run($L,$W$L -> $L);\n", preparation, style.consumed() ? "return " : "", RULES,
                method.name(), prepared ? CodeBlock.of(Payload.TEST) : payload.creation(0, NO_NAME),
                prepared ? "same" : Payload.TEST, body);
    }

    private boolean hasRules() {
        return !type.rules().ofTest().isEmpty();
    }

    private TypeSpec rules(List<BenchmarkMethod> methods) {
        TypeSpec.Builder state = ClassWriter.state("Rules", "Benchmark").addJavadoc("The rules around each test.\n");
        return (type.parameterized() ? addNamed(methods, state) : addFinal(methods, state)).build();
    }

    private TypeSpec.Builder addFinal(List<BenchmarkMethod> methods, TypeSpec.Builder state) {
        methods.forEach(method -> state.addField(FieldSpec.builder(Types.TEST_RULES, method.name(), Modifier.FINAL)
                .initializer("$T.of($T.class, $S)", Types.TEST_RULES, payload.typeName(0),
                        method.test().method().name())
                .build()));
        return state;
    }

    /** Adds rules of tests whose names contain parameters. */
    private TypeSpec.Builder addNamed(List<BenchmarkMethod> methods, TypeSpec.Builder state) {
        MethodSpec.Builder find = MethodSpec.methodBuilder("find")
                .addAnnotation(ClassWriter.enumAnnotation(Types.SETUP, Types.LEVEL, "Trial"))
                .addModifiers(Modifier.PUBLIC)
                .addParameter(benchmark.nestedClass(ParameterStates.NAME), ParameterStates.STATE);
        for (BenchmarkMethod method : methods) {
            String test = method.test().method().name();
            state.addField(FieldSpec.builder(Types.TEST_RULES, method.name()).build());
            find.addStatement("$L = $T.of($T.class, $S, $L.source.nameOf($S))", method.name(), Types.TEST_RULES,
                    payload.typeName(0), test, ParameterStates.STATE, test);
        }
        return state.addMethod(find.build());
    }

    /** Returns whether the constructor and fixtures run outside of the measurement. Rules around them prevent that. */
    private boolean isHoisted() {
        return style.hoisted() && !hasRules();
    }

    private boolean needsClassFixture() {
        return type.perClass() || type.hasClassLevel();
    }

    private Stream<MethodInfo> eachInvocation() {
        Fixtures fixtures = type.fixtures();
        Stream<MethodInfo> calls = Stream.concat(fixtures.beforeEach().stream(), fixtures.afterEach().stream())
                .map(Fixtures.Call::method);
        return type.perClass() ? calls : Stream.concat(calls, constructors());
    }

    private Stream<MethodInfo> constructors() {
        return Stream.concat(Stream.ofNullable(type.constructor()),
                type.instances().stream().flatMap(i -> i.constructor("()V").stream()));
    }

    private TypeSpec classFixture() {
        TypeSpec.Builder state = ClassWriter.state(CLASS_FIXTURE, type.perClass() ? "Thread" : "Benchmark")
                .addJavadoc("Class-level fixtures, run once per trial.\n");
        Fixtures fixtures = type.fixtures();
        CodeBlock.Builder before = CodeBlock.builder();
        if (type.perClass()) {
            state.addField(FieldSpec.builder(payload.typeName(0), Payload.TEST).build());
            before.addStatement("$L = $L", Payload.TEST, payload.creation(0, NO_NAME));
        }
        CodeBlock first = payload.classLevelCalls(fixtures.beforeAll());
        CodeBlock last = payload.classLevelCalls(fixtures.afterAll());
        if (!type.rules().ofClass().isEmpty()) {
            return withinRules(state, first, last);
        }
        Stream<MethodInfo> called = fixtures.beforeAll().stream();
        state.addMethod(step(Types.SETUP, "Trial", "setUp", before.add(first).build(),
                type.perClass() ? Stream.concat(called, constructors()) : called));
        if (!fixtures.afterAll().isEmpty()) {
            state.addMethod(step(Types.TEAR_DOWN, "Trial", "tearDown", last, fixtures.afterAll().stream()));
        }
        return state.build();
    }

    private TypeSpec withinRules(TypeSpec.Builder state, CodeBlock first, CodeBlock last) {
        CodeBlock close = CodeBlock.of("rules.close();\n");
        CodeBlock after = last.isEmpty() ? close : CodeBlock.builder()
                .beginControlFlow("try").add(last).nextControlFlow("finally").add(close).endControlFlow().build();
        CodeBlock open = CodeBlock.of("rules = $T.open($T.class);\n", Types.CLASS_RULES, payload.typeName(0));
        return state.addField(FieldSpec.builder(Types.CLASS_RULES, "rules").build())
                .addMethod(ClassWriter.step(Types.SETUP, "Trial", "setUp", CodeBlock.join(List.of(open, first), "")))
                .addMethod(ClassWriter.step(Types.TEAR_DOWN, "Trial", "tearDown", after))
                .build();
    }

    /** Names the state with fixtures: tests need their own if they have names, as in JUnit 3, or own arguments. */
    private String fixtureName(BenchmarkMethod method) {
        if (isSupplied(method) && supply.hasState(method)) {
            return supply.stateName(method) + "Fixture";
        }
        return type.framework() == Framework.JUNIT3 ? ClassWriter.capitalized(method.name()) + "Fixture" : "Fixture";
    }

    private TypeSpec fixture(String name, BenchmarkMethod method) {
        TypeSpec.Builder state =
                ClassWriter.state(name, "Thread").addJavadoc("The test object, $L before each invocation.\n",
                        type.perClass() ? "prepared" : "created");
        CodeBlock testName = CodeBlock.of("$S", method.test().method().name());
        CodeBlock.Builder before = CodeBlock.builder();
        if (type.perClass()) {
            state.addField(FieldSpec.builder(payload.typeName(0), Payload.TEST).build());
            before.addStatement("$L = $L.$L", Payload.TEST, held(method).get(0).name(), Payload.TEST);
        } else {
            for (int i = 0; i < payload.instances(); i++) {
                state.addField(FieldSpec.builder(payload.typeName(i), payload.variable(i)).build());
                before.addStatement("$L = $L", payload.variable(i), payload.creation(i, testName));
            }
            before.add(payload.naming(testName)).add(servedFields(method));
        }
        before.add(payload.calls(type.fixtures().beforeEach()));
        state.addMethod(declaredThrowing(step(Types.SETUP, "Invocation", "setUp", before.build(), eachInvocation()))
                .addParameters(held(method)).build());
        if (!type.fixtures().afterEach().isEmpty()) {
            MethodSpec.Builder tearDown = step(Types.TEAR_DOWN, "Invocation", "tearDown",
                    payload.calls(type.fixtures().afterEach()), eachInvocation()).toBuilder();
            boolean hasParameters = type.fixtures().afterEach().stream()
                    .anyMatch(call -> !call.method().parameters().isEmpty());
            state.addMethod(hasParameters ? tearDown.addParameters(held(method)).build() : tearDown.build());
        }
        return state.build();
    }

    /** Returns assignments to the fields that JUnit would set. */
    private CodeBlock servedFields(BenchmarkMethod method) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < type.injectedFields().size(); i++) {
            String value = isSupplied(method) ? supply.value(type.injectedFields().get(i)) : ParameterStates.value(i);
            code.add(payload.methods.put(Payload.TEST, type.injectedFields().get(i), value));
        }
        return code.build();
    }

    private MethodSpec.Builder declaredThrowing(MethodSpec setUp) {
        boolean plain = type.injectedFields().stream().allMatch(payload.methods::isPlain);
        return plain ? setUp.toBuilder() : setUp.toBuilder().addException(Throwable.class);
    }

    private MethodSpec step(ClassName annotation, String level, String name, CodeBlock code,
                            Stream<MethodInfo> called) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addAnnotation(ClassWriter.enumAnnotation(annotation, Types.LEVEL, level))
                .addModifiers(Modifier.PUBLIC)
                .addCode(code);
        declare(method, called);
        return method.build();
    }
}
