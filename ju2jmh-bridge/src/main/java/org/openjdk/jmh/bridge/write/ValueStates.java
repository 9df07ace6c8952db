package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Writes states with the literal arguments of parameterized tests as {@code @Param}. */
final class ValueStates {

    private static final String STATE = "param";
    private static final String VALUE = "value";

    private final ClassName benchmark;
    private final String testClass;
    private final TestClassPath classPath;
    private final SharedStates states;

    ValueStates(BenchmarkClass all, ClassName benchmark, TestClassPath classPath) {
        this.benchmark = benchmark;
        this.testClass = all.test().type().name();
        this.classPath = classPath;
        this.states = new SharedStates(
                all.converted().stream().filter(BenchmarkMethod::hasLiteralArguments).toList(),
                method -> List.of(type(method), method.sets()),
                methods -> Types.words(List.of(type(methods.get(0)))) + "Value");
    }

    private static Type type(BenchmarkMethod method) {
        return method.test().method().parameters().get(0);
    }

    /** Returns the argument of the test. */
    static List<String> toTest() {
        return List.of(STATE + "." + VALUE);
    }

    /** Returns the parameter for the state of a benchmark. */
    ParameterSpec parameter(BenchmarkMethod method) {
        return ParameterSpec.builder(benchmark.nestedClass(states.name(method)), STATE).build();
    }

    List<TypeSpec> all() {
        return states.members.entrySet().stream().map(each -> state(each.getKey(), each.getValue().get(0))).toList();
    }

    private TypeSpec state(String name, BenchmarkMethod method) {
        return ClassWriter.state(name, "Benchmark")
                .addField(FieldSpec.builder(Types.of(type(method), testClass, classPath), VALUE, Modifier.PUBLIC)
                        .addAnnotation(LauncherWriter.param(method.sets())).build())
                .build();
    }
}
