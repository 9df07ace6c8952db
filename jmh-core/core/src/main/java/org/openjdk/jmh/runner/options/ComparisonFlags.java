package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.HistoryReport;
import org.openjdk.jmh.util.Optional;

/** The flags for stored results: comparing with them, and taking them instead of running. */
final class ComparisonFlags {

    private static final double PERCENT = 100;

    private final OptionSpec<String> baseline;
    private final OptionSpec<String> tolerance;
    private final OptionSpec<String> report;
    private final OptionSpec<String> load;
    private final OptionSpec<String> plan;
    private OptionSet set;

    ComparisonFlags(OptionParser parser) {
        baseline = parser
                .accepts("vs", "Compare the results with those of an earlier run: a JSON file (-rf json), or a "
                        + "pattern of files in quotes. Repeat it for several; the same benchmark in several files is a "
                        + "history, whose runs are compared with. Or run both: a jar of benchmarks, or a class path, "
                        + "whose forks and those of this jar take turns until the difference is decided, -f times at "
                        + "most.")
                .withRequiredArg().ofType(String.class).describedAs("file");
        load = parser.accepts("load", "Take the results from a JSON file, or a pattern of files in quotes, instead of "
                + "running benchmarks. Repeat it to put files together, and write them with -rff. With -vs, "
                + "compare them. A journal (-journal) is such a file, too. With -budget or -shard, benchmarks run "
                + "all the same, and the times of their forks are expected as in these results.")
                .withRequiredArg().ofType(String.class).describedAs("file");
        tolerance = parser.accepts("tol", "Tolerance: the smallest change that matters to a comparison. (default: "
                + Math.round(PERCENT * ComparisonSettings.TOLERANCE) + "%)")
                .withRequiredArg().ofType(String.class).describedAs("percent");
        report = parser
                .accepts("vsf", "Write the comparison to a file, whose end says how: .md, .json, .xml (JUnit) or "
                        + ".html. Repeat it for several. With -load and without -vs, write the history of the loaded "
                        + "files (.html, .json), with the runs in which benchmarks changed.")
                .withRequiredArg().ofType(String.class).describedAs("file");
        plan = parser
                .accepts("plan", "Print for each benchmark how many forks and iterations would show a change of this "
                        + "size, as in 1%.")
                .withRequiredArg().ofType(String.class).describedAs("percent");
    }

    /** Takes what the user typed. */
    void read(OptionSet typed, boolean sides) throws CommandLineOptionException {
        set = typed;
        tolerance();
        plan();
        for (String file : reports()) {
            try {
                if (set.has(load) && !set.has(baseline)) {
                    HistoryReport.of(file);
                } else {
                    ComparisonReport.of(file);
                }
            } catch (IllegalArgumentException e) {
                throw new CommandLineOptionException("-vsf " + file + ": " + e.getMessage());
            }
        }
        if (sides && set.has(load)) {
            throw new CommandLineOptionException("-vsJvm, -vsJvmArgs and -vsp are for runs, and with -load nothing "
                    + "runs");
        }
        if (!sides) {
            refuse(tolerance, "-tol");
        }
        if (!sides && (!set.has(load) || set.has(SchedulingFlags.BUDGET) || set.has(SchedulingFlags.SHARD))) {
            refuse(report, "-vsf");
        }
    }

    private void refuse(OptionSpec<String> flag, String name) throws CommandLineOptionException {
        if (set.has(flag) && !set.has(baseline)) {
            throw new CommandLineOptionException(OptionRules.isForComparisons(name));
        }
    }

    Collection<String> baselines() {
        return texts(baseline);
    }

    Collection<String> loaded() {
        return texts(load);
    }

    Collection<String> reports() {
        return texts(report);
    }

    Optional<Double> tolerance() throws CommandLineOptionException {
        return percentage("tol", tolerance);
    }

    Optional<Double> plan() throws CommandLineOptionException {
        Optional<Double> change = percentage("plan", plan);
        if (change.hasValue() && change.get() == 0) {
            throw new CommandLineOptionException(
                    "-plan " + set.valueOf(plan) + " is out of range: it must be above 0%");
        }
        return change;
    }

    private List<String> texts(OptionSpec<String> flag) {
        return new ArrayList<>(set.valuesOf(flag));
    }

    private Optional<Double> percentage(String name, OptionSpec<String> flag) throws CommandLineOptionException {
        return set.has(flag) ? Optional.of(Percentage.parse(name, set.valueOf(flag))) : Optional.none();
    }
}
