package org.openjdk.jmh.runner;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.assertions.JudgedRun;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.comparison.ExitGate;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.runner.options.ExitCondition;

/** Determines the exit code of the program from its exit conditions ({@code -ec}). */
final class ExitCode {

    private static final String NOTHING_COMPARED = "no benchmark is on both sides of the comparison";

    /** Names no more benchmarks in a message: the report above it lists all of them. */
    private static final int MAX_NAMES = 20;

    private ExitCode() {
    }

    /**
     * Returns the exit code of the most severe condition that is met, 0 if none is, and prints every condition that is
     * met.
     */
    static int of(Collection<ExitCondition> conditions, Collection<RunResult> results,
                  Collection<String> failed, Optional<ComparedRun> compared, Optional<JudgedRun> judged,
                  PrintStream out) {
        int code = 0;
        for (ExitCondition condition : conditions) {
            Collection<String> names = condition == ExitCondition.FAILED ? failed(results, failed)
                    : condition == ExitCondition.UNSTABLE ? unstable(results, out)
                            : condition.isOfAssertions() ? judged(condition, judged, out)
                                    : compared(compared, condition);
            if (!names.isEmpty()) {
                print((code == 0 ? "Exit code " + condition.code() + ", -ec " + condition
                        : "-ec " + condition + ", which alone is exit code " + condition.code()) + ": " + named(names),
                        out);
                code = code == 0 ? condition.code() : code;
            }
        }
        return code;
    }

    private static void print(String line, PrintStream out) {
        Wrapped.lines(line, "    ").forEach(out::println);
    }

    private static String named(Collection<String> names) {
        return names.stream().limit(MAX_NAMES).collect(Collectors.joining(", "))
                + (names.size() > MAX_NAMES ? " and " + (names.size() - MAX_NAMES) + " more" : "");
    }

    /**
     * Returns the benchmarks with the verdict of a condition, and those without a verdict. An empty comparison fails
     * the gate, too: a gate that checked nothing must not look like one that passed.
     */
    private static Collection<String> compared(Optional<ComparedRun> compared, ExitCondition condition) {
        if (!compared.isPresent() || compared.get().isEmpty()) {
            return Collections.singletonList(NOTHING_COMPARED);
        }
        List<String> names = new ArrayList<>(compared.get().benchmarks(ExitGate.verdict(condition)));
        names.addAll(compared.get().unjudged());
        return Collections.unmodifiableList(names);
    }

    private static Collection<String> judged(ExitCondition condition, Optional<JudgedRun> judged, PrintStream out) {
        if (!judged.isPresent()) {
            print("WARNING: -ec " + condition + " checked nothing: no class of these benchmarks has an "
                    + "assertion (@Performance)", out);
            return Collections.emptyList();
        }
        return condition == ExitCondition.ASSERTIONS ? judged.get().failing() : judged.get().open();
    }

    private static Set<String> failed(Collection<RunResult> results, Collection<String> failed) {
        Set<String> names = new LinkedHashSet<>(failed);
        for (RunResult result : results) {
            if (result.getReconfiguration().filter(ReconfigurationOutcome::hasFailedForks).isPresent()) {
                names.add(result.getParams().getBenchmark());
            }
        }
        return names;
    }

    private static Set<String> unstable(Collection<RunResult> results, PrintStream out) {
        Set<String> names = new LinkedHashSet<>();
        boolean anyDynamic = false;
        for (RunResult result : results) {
            ReconfigurationOutcome outcome = result.getReconfiguration().orElse(null);
            anyDynamic |= outcome != null;
            if (outcome != null && !(outcome.isWarmupStable() && outcome.areForksStable())) {
                names.add(result.getParams().getBenchmark());
            }
        }
        if (!anyDynamic) {
            print("WARNING: -ec unstable checked nothing: no result comes from a dynamic run (-dynamic)", out);
        }
        return names;
    }
}
