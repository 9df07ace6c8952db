package org.openjdk.jmh.lint.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * TWIN: two benchmarks of a class with the same code, parameters and configuration. Not reported: baselines, which
 * compute nothing; members of groups, which may have to be equal; and repetitions that their names declare.
 */
final class TwinRule extends DescribedRule {

    private static final List<String> CONFIGURATION = Arrays.asList(Jmh.MODE, Jmh.TIME_UNIT, Jmh.FORK, Jmh.WARMUP,
            Jmh.MEASUREMENT, Jmh.OPERATIONS, Jmh.COMPILER_CONTROL, Jmh.THREADS, Jmh.TIMEOUT, Jmh.FORK_MIN,
            Jmh.WARMUP_MIN, Jmh.RECONFIGURE);

    private static final String INTENTIONAL_NAMES = "(?i).*(again|repeat|twice|same|control).*";

    TwinRule() {
        super("TWIN", "Two benchmarks with the same code measure the same thing, often because a copy was "
                + "never changed",
                "change what should differ, or remove one of them");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        Map<String, MethodFacts> first = new LinkedHashMap<>();
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            String code = benchmark.code();
            boolean isSubject = !code.isEmpty() && benchmark.annotation(Jmh.GROUP) == null && computes(benchmark);
            MethodFacts twin = isSubject ? first.putIfAbsent(code + configuration(benchmark), benchmark) : null;
            if (twin != null && !isRepeated(twin.name(), benchmark.name())) {
                report.add(Severity.WARNING, benchmark.place(),
                        benchmark.name() + "() has the same code and configuration as " + twin.name() + "()");
            }
        }
    }

    /**
     * Returns whether names show that a benchmark is repeated on purpose, such as before and after another one, or
     * numbered.
     */
    private static boolean isRepeated(String one, String other) {
        return other.matches(INTENTIONAL_NAMES) || one.matches(INTENTIONAL_NAMES)
                || one.replaceAll("\\d+", "").equals(other.replaceAll("\\d+", ""));
    }

    private static String configuration(MethodFacts benchmark) {
        return CONFIGURATION.stream().map(benchmark::annotation).map(Objects::toString)
                .collect(Collectors.joining("\n"));
    }

    private static boolean computes(MethodFacts benchmark) {
        return StateInputs.any(benchmark.body().steps(), TwinRule::computes);
    }

    private static boolean computes(Expr expr) {
        boolean isOperation = expr.kind() == Expr.Kind.OPERATOR && !Loops.isElement(expr);
        return isOperation || expr.kind() == Expr.Kind.NEW
                || expr.kind() == Expr.Kind.CALL && !expr.owner().equals(Jmh.BLACKHOLE);
    }
}
