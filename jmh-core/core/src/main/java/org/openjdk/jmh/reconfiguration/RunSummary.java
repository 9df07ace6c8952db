package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.reports.AlignedColumns;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;

/** The table behind the results: what each dynamic benchmark used of what it was allowed, and what was saved. */
public final class RunSummary {

    private static final List<String> HEADINGS = Collections.unmodifiableList(Arrays.asList("Reconfiguration", "Mode",
            "Warmup", "Forks", "Stable", "Seconds", "Static", "Saved"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4, 5, 6, 7));
    /** A class and a method as people name them; with parameters as well, a name has a line of its own. */
    private static final int LONGEST_NAME = 40;

    private final List<List<String>> rows = new ArrayList<>();
    private double seconds;
    private double staticSeconds;
    private final RunWarnings warnings;
    private final Options options;

    private RunSummary(RunWarnings warnings, Options options) {
        this.warnings = warnings;
        this.options = options;
    }

    /**
     * Summarizes the dynamic ones among some results.
     *
     * @param results  of a run
     * @param warnings of that run
     * @param options  of that run
     * @return lines; none where all results are static
     */
    public static List<String> of(Collection<RunResult> results, RunWarnings warnings, Options options) {
        RunSummary summary = new RunSummary(warnings, options);
        for (RunResult result : results) {
            result.getReconfiguration().ifPresent(outcome -> summary.add(result.getParams(), outcome));
        }
        return summary.rows.isEmpty() ? summary.warningLines() : summary.lines();
    }

    private void add(BenchmarkParams params, ReconfigurationOutcome outcome) {
        seconds += outcome.seconds();
        staticSeconds += outcome.staticSeconds();
        rows.add(Arrays.asList(name(params), params.getMode().shortLabel(),
                warmup(outcome), params.getForks() == 0 ? "none" : outcome.forks().size() + "/" + params.getForks(),
                stable(outcome), oneDigit(outcome.seconds()), oneDigit(outcome.staticSeconds()),
                saved(outcome.seconds(), outcome.staticSeconds())));
    }

    /**
     * Returns what a benchmark is called where its package goes without saying.
     *
     * @param params of the benchmark
     * @return class, method and parameters
     */
    public static String name(BenchmarkParams params) {
        String benchmark = params.getBenchmark();
        int method = benchmark.lastIndexOf('.');
        StringBuilder name = new StringBuilder(benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1));
        for (String key : params.getParamsKeys()) {
            name.append(' ').append(key).append('=').append(params.getParam(key));
        }
        return name.toString();
    }

    /** Returns the fewest and the most iterations before the result of a fork, and how many were allowed. */
    private static String warmup(ReconfigurationOutcome outcome) {
        List<ForkOutcome> good = ReconfigurationOutcome.good(outcome.forks());
        if (good.isEmpty()) {
            return "-";
        }
        IntSummaryStatistics used = good.stream()
                .mapToInt(ForkOutcome::iterationsBeforeResult).summaryStatistics();
        int allowed = Math.max(outcome.settings().warmupIterations().maximum(), used.getMax());
        int allowedInBulk = good.stream().map(ForkOutcome::lastWarmupCheckpoint).filter(Objects::nonNull)
                .mapToInt(Checkpoint::maximum).max().orElse(0);
        String range = used.getMin() == used.getMax()
                ? String.valueOf(used.getMax()) : used.getMin() + "-" + used.getMax();
        return range + "/" + Math.max(allowed, allowedInBulk);
    }

    private static String stable(ReconfigurationOutcome outcome) {
        int failed = outcome.forks().size() - ReconfigurationOutcome.good(outcome.forks()).size();
        return failed == outcome.forks().size() ? "failed"
                : stablePhases(outcome) + (failed == 0 ? "" : ", " + failed + " failed");
    }

    private static String stablePhases(ReconfigurationOutcome outcome) {
        if (outcome.isWarmupStable()) {
            return outcome.areForksStable() ? "yes" : "not forks";
        }
        return outcome.areForksStable() ? "not warmup" : "no";
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("");
        AlignedColumns columns = new AlignedColumns(HEADINGS, LONGEST_NAME, RIGHT);
        rows.forEach(columns::add);
        lines.addAll(columns.lines());
        lines.add("");
        lines.addAll(ConsoleLines.of("# Dynamic reconfiguration took " + oneDigit(seconds) + " s, a static run takes "
                + oneDigit(staticSeconds) + " s (estimated): " + inWords()));
        lines.addAll(warningLines());
        return lines;
    }

    private String inWords() {
        long percent = percentSaved(seconds, staticSeconds);
        return percent < 0 ? "nothing saved, " + -percent + " % longer" : percent + " % saved";
    }

    private List<String> warningLines() {
        List<String> lines = new ArrayList<>();
        warnings.ofSeveralBenchmarks().forEach(line -> lines.addAll(ConsoleLines.of("# WARNING: " + line)));
        if (warnings.count() > 0) {
            lines.add("# " + Nouns.count(warnings.count(), "warning") + whereKept());
        }
        return lines;
    }

    private String whereKept() {
        return options.getResultFormat().orElse(Defaults.RESULT_FORMAT) == ResultFormatType.JSON
                ? ", each in full in the JSON result"
                : ", which a JSON result has in full (" + new OptionNames(options).with(Option.RESULT_FORMAT, "json")
                        + ")";
    }

    private static String oneDigit(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** Less than nothing is nothing. */
    private static String saved(double used, double allowed) {
        long percent = percentSaved(used, allowed);
        return allowed == 0 ? "-" : percent < 0 ? "none" : percent + " %";
    }

    private static long percentSaved(double used, double allowed) {
        return allowed == 0 ? 0 : Math.round(100 * (1 - used / allowed));
    }
}
