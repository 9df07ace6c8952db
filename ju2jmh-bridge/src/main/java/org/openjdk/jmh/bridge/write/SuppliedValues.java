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
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.find.InjectedField;
import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Immutables;
import org.openjdk.jmh.bridge.plan.JavaNames;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Writes the states with values that JUnit supplies to direct benchmarks. */
final class SuppliedValues {

    private static final String STATE = "supply";
    private static final String OPEN_CLASS = "OpenClass";

    private final TestClass type;
    private final ClassName benchmark;
    private final Payload payload;
    private final TestClassPath classPath;
    private final Immutables immutables;
    private final SharedStates states;

    SuppliedValues(BenchmarkClass all, ClassName benchmark, Payload payload, TestClassPath classPath) {
        this.type = all.test();
        this.benchmark = benchmark;
        this.payload = payload;
        this.classPath = classPath;
        this.immutables = new Immutables(classPath);
        this.states = new SharedStates(
                all.converted().stream().filter(method -> method.decision().supplied()).filter(this::hasState).toList(),
                method -> List.of(method.test().method().parameters(), method.sets(),
                        all.identifiesTest(method) ? "" : method.name()),
                SuppliedValues::name);
    }

    private static String name(List<BenchmarkMethod> methods) {
        BenchmarkMethod first = methods.get(0);
        List<Type> parameters = first.test().method().parameters();
        boolean isOfOne = methods.size() == 1 && !(parameters.isEmpty() && first.sets().isEmpty());
        return (isOfOne ? ClassWriter.capitalized(first.name()) : Types.words(parameters)) + "Supply";
    }

    /** Returns the arguments of a test. */
    static List<String> toTest(MethodInfo test) {
        return IntStream.range(0, test.parameters().size()).mapToObj(i -> STATE + "." + argument(i)).toList();
    }

    /** Returns the arguments of a fixture, which are found by type. */
    static List<String> toFixture(MethodInfo fixture) {
        return fixture.parameters().stream().map(parameter -> STATE + "." + ofType(parameter)).toList();
    }

    private static String argument(int index) {
        return "argument" + (index + 1);
    }

    private static String ofType(Type type) {
        String name = type.getClassName();
        return Character.toLowerCase(name.charAt(name.lastIndexOf('.') + 1))
                + name.substring(name.lastIndexOf('.') + 2);
    }

    /** Returns the name of the state for a benchmark. */
    String stateName(BenchmarkMethod method) {
        return states.name(method);
    }

    boolean hasState(BenchmarkMethod method) {
        return type.perClass() || method.test().supplied();
    }

    /** Returns the parameter for the state of a benchmark. */
    ParameterSpec parameter(BenchmarkMethod method) {
        return hasState(method) ? ParameterSpec.builder(benchmark.nestedClass(stateName(method)), STATE).build()
                : ParameterSpec.builder(benchmark.nestedClass(OPEN_CLASS), "openClass").build();
    }

    /** Returns the value that JUnit injects into a field. */
    String value(InjectedField field) {
        return STATE + "." + field(field);
    }

    /** Returns the test object that all tests of the class share. */
    static String sharedTest() {
        return STATE + "." + Payload.TEST;
    }

    private String field(InjectedField field) {
        String name = JavaNames.ascii(field.name());
        boolean isUnique = type.injectedFields().stream().filter(each -> each.name().equals(field.name())).count() == 1
                && JavaNames.isIdentifier(name) && !name.equals("source") && !name.startsWith("argument");
        return isUnique ? name : name + "Of" + field.owner().substring(field.owner().lastIndexOf('.') + 1);
    }

    List<TypeSpec> states(List<BenchmarkMethod> methods) {
        List<TypeSpec> states = new ArrayList<>();
        if (!methods.isEmpty()) {
            states.add(LauncherWriter.openClass(OPEN_CLASS,
                    "The test class, opened once per trial so that JUnit supplies values to its tests.\n",
                    "openToBeAsked", type));
        }
        this.states.members.forEach((name, members) -> states.add(state(name, members)));
        return states;
    }

    private TypeSpec state(String name, List<BenchmarkMethod> methods) {
        BenchmarkMethod method = methods.get(0);
        boolean isShared = methods.size() > 1;
        boolean held = type.injectedFields().isEmpty() && immutables.all(method.test().method().parameters())
                && immutables.all(fixtureParameters());
        TypeSpec.Builder state = ClassWriter.state(name, "Thread")
                .addJavadoc("Values that JUnit supplies to $L, $L.\n",
                        isShared ? "the test of a benchmark"
                                : "the test {@code " + SourceText.escape(method.test().method().signature()) + "}",
                        held ? "once per trial" : "before each invocation");
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
        addFixtureArguments(state, take);
        addInjectedFields(state, take);
        CodeBlock find = CodeBlock.of("source = openClass.tests.supplied($L$L);\n",
                isShared ? LauncherWriter.RUNNING : CodeBlock.of("$S", method.test().method().signature()),
                method.sets().isEmpty() ? "" : ", set");
        MethodSpec.Builder open =
                ClassWriter
                        .step(Types.SETUP, "Trial", "find",
                                held ? CodeBlock.join(List.of(find, take.build()), "") : find)
                        .toBuilder().addParameter(benchmark.nestedClass(OPEN_CLASS), "openClass");
        if (isShared) {
            open.addParameter(Types.BENCHMARK_PARAMS, "benchmark");
        }
        state.addMethod(open.build());
        if (!held) {
            state.addMethod(ClassWriter.step(Types.SETUP, "Invocation", "take", take.build()));
            state.addMethod(
                    ClassWriter.step(Types.TEAR_DOWN, "Invocation", "release", CodeBlock.of("source.close();\n")));
        }
        return state.build();
    }

    private void addArguments(MethodInfo test, TypeSpec.Builder state, CodeBlock.Builder take) {
        List<Type> parameters = test.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            boolean primitive = Calls.isPrimitive(parameters.get(i));
            TypeName typeName = primitive || payload.methods.isPlain(test)
                    ? Types.of(parameters.get(i), type.type().name(), classPath) : ClassName.OBJECT;
            state.addField(FieldSpec.builder(typeName, argument(i)).build());
            CodeBlock supplied = primitive ? CodeBlock.of("source.argument($L, $T.class)", i, typeName)
                    : CodeBlock.of("source.argument($L)", i);
            take.addStatement("$L = ($T) $L", argument(i), typeName, supplied);
        }
    }

    /** Returns the types of the fixtures' parameters. */
    private Set<Type> fixtureParameters() {
        Set<Type> types = new LinkedHashSet<>();
        Stream.concat(type.fixtures().beforeEach().stream(), type.fixtures().afterEach().stream())
                .forEach(call -> types.addAll(call.method().parameters()));
        return types;
    }

    /** Adds injected fields. They are set already in an object that all tests share. */
    private void addInjectedFields(TypeSpec.Builder state, CodeBlock.Builder take) {
        for (InjectedField field : type.perClass() ? List.<InjectedField>of() : type.injectedFields()) {
            TypeName typeName = Types.of(Type.getType(field.descriptor()), field.owner(), classPath);
            state.addField(FieldSpec.builder(typeName, field(field)).build());
            take.addStatement("$L = ($T) source.field($S, $S)", field(field), typeName, field.owner(), field.name());
        }
    }

    private void addFixtureArguments(TypeSpec.Builder state, CodeBlock.Builder take) {
        for (Type each : fixtureParameters()) {
            TypeName typeName = Types.of(each, type.type().name(), classPath);
            state.addField(FieldSpec.builder(typeName, ofType(each)).build());
            take.addStatement("$L = source.told($T.class)", ofType(each), typeName);
        }
    }

}
