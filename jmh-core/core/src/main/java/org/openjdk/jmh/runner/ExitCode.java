package org.openjdk.jmh.runner;

import java.io.PrintStream;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ExitCondition;

/** Ends the program with a code of its own where benchmarks are not as the user wants them. */
public final class ExitCode {

    private ExitCode() {
    }

    /**
     * Runs the benchmarks, and ends the program where the options ask for that.
     *
     * @return what was measured
     * @throws RunnerException as the runner does
     */
    public static Collection<RunResult> run(Runner runner, CommandLineOptions options) throws RunnerException {
        Collection<RunResult> results = runner.run();
        int code = of(options.getExitConditions(), results, runner.failedBenchmarks(), System.err);
        if (code != 0) {
            System.exit(code);
        }
        return results;
    }

    /**
     * Returns the code of the gravest condition that is met, having named all that are.
     *
     * @return 0 where none is
     */
    static int of(Collection<ExitCondition> conditions, Collection<RunResult> results,
                  Collection<BenchmarkParams> failed, PrintStream out) {
        int code = 0;
        for (ExitCondition condition : conditions) {
            Set<String> names = new LinkedHashSet<>(condition == ExitCondition.FAILED
                    ? failed(results, failed) : unstable(results, out));
            if (!names.isEmpty()) {
                code = code == 0 ? condition.code() : code;
                out.println("Exit code " + condition.code() + ", -ec " + condition + ": "
                        + String.join(", ", names));
            }
        }
        return code;
    }

    private static Set<String> failed(Collection<RunResult> results, Collection<BenchmarkParams> failed) {
        Set<String> names = new LinkedHashSet<>();
        failed.forEach(params -> names.add(params.getBenchmark()));
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
            out.println("WARNING: -ec unstable had nothing to judge: no result is of a dynamic run (-rf dynamic)");
        }
        return names;
    }
}
