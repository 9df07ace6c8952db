package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.find.ServedField;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.UniqueIds;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Immutables;
import org.openjdk.jmh.bridge.plan.JavaNames;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Writes the states that hold what JUnit supplies to benchmarks which call their tests themselves. */
final class Supply {

    private static final String STATE = "supply";
    private static final String OPEN_CLASS = "OpenClass";

    private final TestClass type;
    private final ClassName benchmark;
    private final Payload payload;
    private final TestClassPath classPath;
    private final Immutables immutables;
    private final SharedStates states;

    Supply(BenchmarkClass all, ClassName benchmark, Payload payload, TestClassPath classPath) {
        this.type = all.test();
        this.benchmark = benchmark;
        this.payload = payload;
        this.classPath = classPath;
        this.immutables = new Immutables(classPath);
        this.states = new SharedStates(
                all.converted().stream().filter(method -> method.decision().supplied()).filter(this::hasState).toList(),
                method -> List.of(method.test().method().parameters(), method.sets(),
                        all.identifiesTest(method) ? "" : method.name()),
                Supply::name);
    }

    private static String name(List<BenchmarkMethod> methods) {
        BenchmarkMethod first = methods.get(0);
        List<Type> parameters = first.test().method().parameters();
        boolean isOfOne = methods.size() == 1 && !(parameters.isEmpty() && first.sets().isEmpty());
        return (isOfOne ? ClassWriter.capitalized(first.name()) : Types.words(parameters)) + "Supply";
    }

    /** What a test is called with. */
    static List<String> toTest(MethodInfo test) {
        return IntStream.range(0, test.parameters().size()).mapToObj(i -> STATE + "." + argument(i)).toList();
    }

    /** What a fixture is called with, which is told by types. */
    static List<String> toFixture(MethodInfo fixture) {
        return fixture.parameters().stream().map(told -> STATE + "." + told(told)).toList();
    }

    private static String argument(int index) {
        return "argument" + (index + 1);
    }

    private static String told(Type type) {
        String name = type.getClassName();
        return Character.toLowerCase(name.charAt(name.lastIndexOf('.') + 1))
                + name.substring(name.lastIndexOf('.') + 2);
    }

    /** Returns the name of the state that a benchmark needs. */
    String stateName(BenchmarkMethod method) {
        return states.name(method);
    }

    boolean hasState(BenchmarkMethod method) {
        return type.perClass() || method.test().supplied();
    }

    /** The state that a benchmark needs. */
    ParameterSpec parameter(BenchmarkMethod method) {
        return hasState(method) ? ParameterSpec.builder(benchmark.nestedClass(stateName(method)), STATE).build()
                : ParameterSpec.builder(benchmark.nestedClass(OPEN_CLASS), "openClass").build();
    }

    /** What JUnit has put into a field. */
    String value(ServedField field) {
        return STATE + "." + field(field);
    }

    /** Returns the test object that all tests of the class share. */
    static String sharedTest() {
        return STATE + "." + Payload.TEST;
    }

    private String field(ServedField field) {
        String name = JavaNames.ascii(field.name());
        boolean isUnique = type.served().stream().filter(each -> each.name().equals(field.name())).count() == 1
                && JavaNames.isIdentifier(name) && !name.equals("source") && !name.startsWith("argument");
        return isUnique ? name : name + "Of" + field.owner().substring(field.owner().lastIndexOf('.') + 1);
    }

    List<TypeSpec> states(List<BenchmarkMethod> methods) {
        List<TypeSpec> states = new ArrayList<>();
        if (!methods.isEmpty()) {
            states.add(openClass());
        }
        this.states.members().forEach((name, members) -> states.add(state(name, members)));
        return states;
    }

    private TypeSpec openClass() {
        return ClassWriter.state(OPEN_CLASS, "Benchmark")
                .addJavadoc("The test class, opened by JUnit once for each trial, for what it supplies to tests.\n")
                .addField(FieldSpec.builder(Types.PLATFORM_CLASS, "tests").build())
                .addMethod(step(Types.SETUP, "Trial", "open",
                        CodeBlock.of("tests = $T.openToBeAsked($S);\n", Types.PLATFORM_CLASS, UniqueIds.ofClass(type))))
                .addMethod(step(Types.TEAR_DOWN, "Trial", "close", CodeBlock.of("tests.close();\n")))
                .build();
    }

    private TypeSpec state(String name, List<BenchmarkMethod> methods) {
        BenchmarkMethod method = methods.get(0);
        boolean isShared = methods.size() > 1;
        boolean held = type.served().isEmpty() && immutables.all(method.test().method().parameters())
                && immutables.all(told());
        TypeSpec.Builder state = ClassWriter.state(name, "Thread")
                .addJavadoc("What JUnit supplies to $L, $L.\n",
                        isShared ? "the test of a benchmark"
                                : "the test {@code " + Docs.escape(method.test().method().signature()) + "}",
                        held ? "once for each trial" : "anew before each invocation");
        if (!method.sets().isEmpty()) {
            state.addField(LauncherWriter.set(method));
        }
        state.addField(FieldSpec.builder(Types.SUPPLIED_TEST, "source").build());
        CodeBlock.Builder take = CodeBlock.builder().addStatement("source.open()");
        if (type.perClass()) {
            state.addField(FieldSpec.builder(payload.typeName(0), Payload.TEST).build());
            take.addStatement("$L = ($T) source.test()", Payload.TEST, payload.typeName(0));
        }
        addArguments(method.test().method(), state, take);
        addTold(state, take);
        addServed(state, take);
        CodeBlock find = CodeBlock.of("source = openClass.tests.supplied($L$L);\n",
                isShared ? LauncherWriter.RUNNING : CodeBlock.of("$S", method.test().method().signature()),
                method.sets().isEmpty() ? "" : ", set");
        MethodSpec.Builder open =
                step(Types.SETUP, "Trial", "find", held ? CodeBlock.join(List.of(find, take.build()), "") : find)
                        .toBuilder().addParameter(benchmark.nestedClass(OPEN_CLASS), "openClass");
        if (isShared) {
            open.addParameter(Types.BENCHMARK_PARAMS, "benchmark");
        }
        state.addMethod(open.build());
        if (!held) {
            state.addMethod(step(Types.SETUP, "Invocation", "take", take.build()));
            state.addMethod(step(Types.TEAR_DOWN, "Invocation", "release", CodeBlock.of("source.close();\n")));
        }
        return state.build();
    }

    private void addArguments(MethodInfo test, TypeSpec.Builder state, CodeBlock.Builder take) {
        List<Type> parameters = test.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            boolean primitive = Calls.isPrimitive(parameters.get(i));
            TypeName typeName = primitive || payload.methods().isPlain(test)
                    ? Types.of(parameters.get(i), type.type().name(), classPath) : ClassName.OBJECT;
            state.addField(FieldSpec.builder(typeName, argument(i)).build());
            CodeBlock supplied = primitive ? CodeBlock.of("source.argument($L, $T.class)", i, typeName)
                    : CodeBlock.of("source.argument($L)", i);
            take.addStatement("$L = ($T) $L", argument(i), typeName, supplied);
        }
    }

    /** What JUnit tells the fixtures of a test. */
    private Set<Type> told() {
        Set<Type> told = new LinkedHashSet<>();
        Stream.concat(type.fixtures().beforeEach().stream(), type.fixtures().afterEach().stream())
                .forEach(call -> told.addAll(call.method().parameters()));
        return told;
    }

    /** An object that all tests share has its fields set already. */
    private void addServed(TypeSpec.Builder state, CodeBlock.Builder take) {
        for (ServedField field : type.perClass() ? List.<ServedField>of() : type.served()) {
            TypeName typeName = Types.of(Type.getType(field.descriptor()), field.owner(), classPath);
            state.addField(FieldSpec.builder(typeName, field(field)).build());
            take.addStatement("$L = ($T) source.field($S, $S)", field(field), typeName, field.owner(), field.name());
        }
    }

    private void addTold(TypeSpec.Builder state, CodeBlock.Builder take) {
        for (Type each : told()) {
            TypeName typeName = Types.of(each, type.type().name(), classPath);
            state.addField(FieldSpec.builder(typeName, told(each)).build());
            take.addStatement("$L = source.told($T.class)", told(each), typeName);
        }
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
