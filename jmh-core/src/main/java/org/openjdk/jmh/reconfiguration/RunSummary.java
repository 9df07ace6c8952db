package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.Trust;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.reports.AlignedColumns;
import org.openjdk.jmh.results.reports.ShortNumber;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.util.DurationText;
import org.openjdk.jmh.util.Percent;

/**
 * Formats the table after the results: the score of each dynamic benchmark, its error, the used part of its bounds, the
 * saved time, and how useful the result is.
 */
public final class RunSummary {

    private static final List<String> HEADINGS = Collections.unmodifiableList(Arrays.asList("Reconfiguration", "Mode",
            "Score", "Error", "Units", "Warmup", "Forks", "Saved"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 5, 6, 7));
    private static final int DIGITS = 3;
    /** Fits a class and a method; a name with parameters gets a line of its own. */
    private static final int LONGEST_NAME = 40;

    /** Below this, wall time and own time are the same for a reader. */
    private static final double LITTLE_WAITING = 0.02;

    private static final String LEGEND =
            "# Error: 95 % confidence interval of the mean, from the variation between forks";

    private final AlignedColumns table = new AlignedColumns(HEADINGS, LONGEST_NAME, RIGHT);
    private boolean empty = true;
    private boolean anyPrecision;
    private double seconds;
    private double staticSeconds;
    private final RunWarnings warnings;
    private final Options options;
    private final OptionNames names;

    private RunSummary(RunWarnings warnings, Options options) {
        this.warnings = warnings;
        this.options = options;
        this.names = new OptionNames(options);
    }

    /** Returns the lines of the summary, empty if all results are static and there is no warning. */
    public static List<String> of(Collection<RunResult> results, RunWarnings warnings, Options options) {
        RunSummary summary = new RunSummary(warnings, options);
        for (RunResult result : results) {
            result.getReconfiguration()
                    .ifPresent(outcome -> summary.add(result, outcome, result.getVerdict().get()));
        }
        return summary.empty ? summary.warningLines() : summary.lines();
    }

    private void add(RunResult result, ReconfigurationOutcome outcome, PlainVerdict verdict) {
        BenchmarkParams params = result.getParams();
        seconds += outcome.seconds();
        staticSeconds += outcome.staticSeconds();
        empty = false;
        anyPrecision |= verdict.precision().isKnown();
        Result<?> score = result.getPrimaryResult();
        double own = result.getOwnScore().orElse(score.getScore());
        table.add(Arrays.asList(name(params), params.getMode().shortLabel(),
                Double.isNaN(own) ? "" : ShortNumber.of(own, DIGITS),
                verdict.precision().isKnown() ? "\u00b1 " + Percent.of(verdict.precision().halfWidth()) : "",
                score.getScoreUnit(), warmup(outcome),
                params.getForks() == 0 ? "none" : outcome.forks().size() + "/" + params.getForks(),
                isAuto() ? "-" : saved(outcome.seconds(), outcome.staticSeconds())));
        int failed = outcome.forks().size() - verdict.forks();
        table.addNote(verdict.text() + remedy(params, outcome, verdict)
                + (failed == 0 || verdict.forks() == 0 ? "" : "; " + Nouns.count(failed, "fork") + " failed")
                + waiting(score, own));
    }

    /** Returns how much own time differs from wall time; empty if only by little. */
    private static String waiting(Result<?> score, double own) {
        double share = 1 - Math.min(own / score.getScore(), score.getScore() / own);
        return share > LITTLE_WAITING ? "; score in own time, as threads waited for a processor " + Percent.of(share)
                + " of the time (wall time: " + ShortNumber.of(score.getScore(), DIGITS) + ")" : "";
    }

    /** Returns what would improve the result, by the names of options. */
    private String remedy(BenchmarkParams params, ReconfigurationOutcome outcome, PlainVerdict verdict) {
        if (verdict.isLimitedByTheMachine() || verdict.trust() == Trust.FAILED) {
            return "";
        }
        List<String> remedies = new ArrayList<>();
        int more = verdict.precision().moreForks();
        boolean isAlone = verdict.trust() == Trust.UNKNOWN && verdict.forks() == 1;
        if ((more > 0 || isAlone) && isLimitedByBudget()) {
            remedies.add("raise " + names.of(Option.BUDGET));
        } else if (more > 0) {
            remedies.add(forks(verdict.forks() + more, outcome) + ", "
                    + DurationText.of(more * outcome.seconds() / outcome.forks().size()) + " more");
        } else if (isAlone) {
            remedies.add("add " + names.with(Option.FORKS, "2"));
        } else if (verdict.isOutOfReach()) {
            remedies.add("stop other programs, compare two sides in one run, or raise " + names.of(Option.THRESHOLD));
        } else if (verdict.trust() == Trust.ROUGH) {
            remedies.add(names.of(Option.FORKS) + " above " + params.getForks());
        }
        if (verdict.unsettledForks() > 0) {
            remedies.add(names.of(Option.WARMUP_ITERATIONS) + " above " + allowedWarmup(outcome));
        }
        return remedies.isEmpty() ? ""
                : verdict.trust() == Trust.UNKNOWN ? ": " + String.join("; ", remedies)
                        : " (" + String.join("; ", remedies) + ")";
    }

    private boolean isLimitedByBudget() {
        return options.getBudget().hasValue() && !options.getForkCount().hasValue();
    }

    /** Returns the options that run so many forks; without a minimum, forks that are stable already would end early. */
    private String forks(int wanted, ReconfigurationOutcome outcome) {
        String most = names.with(Option.FORKS, String.valueOf(wanted));
        return !outcome.areForksStable() ? most : (wanted > outcome.settings().forks().maximum() ? most + " " : "")
                + names.with(Option.FORK_MIN, String.valueOf(wanted));
    }

    /** Returns a benchmark's class, method and parameters, without the package. */
    public static String name(BenchmarkParams params) {
        String benchmark = params.getBenchmark();
        int method = benchmark.lastIndexOf('.');
        StringJoiner parameters = new StringJoiner(", ", "(", ")").setEmptyValue("");
        params.getParamsKeys().forEach(key -> parameters.add(key + "=" + params.getParam(key)));
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1) + parameters;
    }

    /** Returns the range of iterations before the result of a fork, and the maximum. */
    private static String warmup(ReconfigurationOutcome outcome) {
        List<ForkOutcome> successful = ReconfigurationOutcome.successful(outcome.forks());
        if (successful.isEmpty()) {
            return "-";
        }
        IntSummaryStatistics used = used(successful);
        String range = used.getMin() == used.getMax()
                ? String.valueOf(used.getMax()) : used.getMin() + "-" + used.getMax();
        return range + "/" + allowedWarmup(outcome);
    }

    private static int allowedWarmup(ReconfigurationOutcome outcome) {
        List<ForkOutcome> successful = ReconfigurationOutcome.successful(outcome.forks());
        int allowedInBulk = successful.stream().map(ForkOutcome::lastWarmupCheckpoint).filter(Objects::nonNull)
                .mapToInt(Checkpoint::maximum).max().orElse(0);
        return Math.max(allowedInBulk,
                Math.max(outcome.settings().warmupIterations().maximum(), used(successful).getMax()));
    }

    private static IntSummaryStatistics used(List<ForkOutcome> successful) {
        return successful.stream().mapToInt(ForkOutcome::iterationsBeforeResult).summaryStatistics();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(table.lines());
        lines.add("");
        if (anyPrecision) {
            lines.add(LEGEND);
        }
        lines.addAll(ConsoleLines.of("# Dynamic reconfiguration took " + oneDigit(seconds) + " s" + (isAuto() ? ""
                : ", a static run takes " + oneDigit(staticSeconds) + " s (estimated): " + inWords())));
        lines.addAll(warningLines());
        return lines;
    }

    /** Returns whether the run has no static counterpart to compare with. */
    private boolean isAuto() {
        return options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.AUTO;
    }

    private String inWords() {
        long percent = percentSaved(seconds, staticSeconds);
        return percent < 0 ? "nothing saved, " + -percent + " % longer" : percent + " % saved";
    }

    private List<String> warningLines() {
        List<String> lines = new ArrayList<>();
        warnings.unprinted().forEach(line -> lines.addAll(ConsoleLines.of("# WARNING: " + line)));
        return lines;
    }

    private static String oneDigit(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String saved(double used, double allowed) {
        long percent = percentSaved(used, allowed);
        return allowed == 0 ? "-" : percent < 0 ? "none" : percent + " %";
    }

    private static long percentSaved(double used, double allowed) {
        return allowed == 0 ? 0 : Math.round(100 * (1 - used / allowed));
    }
}
