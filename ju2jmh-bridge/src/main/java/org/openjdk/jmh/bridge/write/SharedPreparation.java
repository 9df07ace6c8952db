package org.openjdk.jmh.bridge.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.find.Framework;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.plan.BenchmarkMethod;
import org.openjdk.jmh.bridge.plan.Conversion;

/**
 * Writes what benchmarks do before their tests: create the test object and call fixtures. If several benchmarks share
 * several statements, a method contains them.
 */
final class SharedPreparation {

    static final String NAME = "prepared";

    /** Lines of such a method besides the statements: head, return, end and a blank line. */
    private static final int FRAME = 4;
    private static final CodeBlock TEST_NAME = CodeBlock.of("name");

    private final BenchmarkClass all;
    private final Function<BenchmarkMethod, List<ParameterSpec>> states;
    private final BiFunction<BenchmarkMethod, CodeBlock, CodeBlock> statements;
    private final Function<CodeBlock, MethodSpec> asMethod;
    private final Map<List<ParameterSpec>, Long> uses;
    private final Map<List<ParameterSpec>, MethodSpec> methods = new LinkedHashMap<>();

    /**
     * Counts equal preparations.
     *
     * @param states     returns the states that a benchmark passes on
     * @param statements returns the statements for a benchmark and the name of its test
     * @param asMethod   creates a method of statements, which returns the test object
     */
    SharedPreparation(BenchmarkClass all, Function<BenchmarkMethod, List<ParameterSpec>> states,
                      BiFunction<BenchmarkMethod, CodeBlock, CodeBlock> statements,
                      Function<CodeBlock, MethodSpec> asMethod) {
        this.all = all;
        this.states = states;
        this.statements = statements;
        this.asMethod = asMethod;
        this.uses = all.converted().stream()
                .filter(method -> method.decision().scaffold() == Conversion.Scaffold.DIRECT)
                .collect(Collectors.groupingBy(states, Collectors.counting()));
    }

    /** Returns the statements, or a call of the method that contains them. */
    CodeBlock of(BenchmarkMethod method) {
        boolean isNamed = all.test().framework() == Framework.JUNIT3;
        CodeBlock name = CodeBlock.of("$S", method.test().method().name());
        CodeBlock own = statements.apply(method, name);
        List<ParameterSpec> passed = states.apply(method).stream()
                .filter(state -> own.toString().contains(state.name() + ".")).toList();
        if (!isWorthAMethod(own.toString().lines().count(), Objects.requireNonNull(uses.get(states.apply(method))))) {
            return own;
        }
        MethodSpec prepared = methods.computeIfAbsent(passed, key -> {
            MethodSpec.Builder spec = asMethod.apply(statements.apply(method, TEST_NAME)).toBuilder();
            return (isNamed ? spec.addParameter(String.class, TEST_NAME.toString()) : spec).addParameters(passed)
                    .build();
        });
        List<String> arguments = new ArrayList<>(isNamed ? List.of(name.toString()) : Collections.emptyList());
        passed.forEach(state -> arguments.add(state.name()));
        return CodeBlock.builder().addStatement("$T $L = $L($L)", prepared.returnType(), Payload.TEST, NAME,
                String.join(", ", arguments)).build();
    }

    /** Returns whether a method makes the source shorter. */
    private boolean isWorthAMethod(long lines, long callers) {
        return callers * (lines - 1) > lines + FRAME && all.test().instances().size() == 1
                && all.methods().stream().noneMatch(other -> other.name().equals(NAME));
    }

    List<MethodSpec> methods() {
        return List.copyOf(methods.values());
    }
}
