package org.openjdk.jmh.comparison;

import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ExitCondition;
import org.openjdk.jmh.runner.options.Options;

/** Maps exit conditions of the command line to verdicts that fail the program. */
public final class ExitGate {

    private ExitGate() {
    }

    public static Gate of(Options options) {
        return Gate.stopping(conditions(options).stream().filter(ExitCondition::isOfComparisons)
                .map(ExitGate::verdict).toArray(Verdict[]::new));
    }

    private static Collection<ExitCondition> conditions(Options options) {
        return options instanceof CommandLineOptions ? ((CommandLineOptions) options).getExitConditions()
                : Collections.emptyList();
    }

    public static Verdict verdict(ExitCondition condition) {
        return condition == ExitCondition.SLOWER ? Verdict.SLOWER : Verdict.UNDECIDED;
    }
}
