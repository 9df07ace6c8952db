package org.openjdk.jmh.results.comparison;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * Merges several runs of a benchmark: each run becomes a fork, and each fork an iteration. The interval then accounts
 * for the variation between runs.
 */
final class RunsAsForks {

    private RunsAsForks() {
    }

    /**
     * Merges a metric of all runs that have it in a unit like the first one's. Even a single run becomes a fork if
     * {@code asForks} is set, because the other side has several.
     */
    static Optional<SideMetric> of(List<SideResult> runs, Function<SideResult, Optional<SideMetric>> metric,
                                   boolean asForks) {
        List<SideMetric> metrics = runs.stream().map(metric).filter(Optional::isPresent)
                .map(Optional::get).collect(Collectors.toList());
        return asForks && !metrics.isEmpty() ? Optional.of(together(metrics)) : metrics.stream().findFirst();
    }

    private static SideMetric together(List<SideMetric> runs) {
        Unit unit = runs.get(0).unit();
        return SideMetric.ofRuns(runs.stream().map(run -> run.unit().factorTo(unit).map(factor -> run.in(unit, factor)))
                .filter(Optional::isPresent).map(Optional::get).collect(Collectors.toList()));
    }

    /** Splits merged runs into one sample for each run. */
    static List<ForkSamples> apart(ForkSamples runs) {
        return runs.forks().stream().map(run -> ForkSamples.of(Collections.singletonList(run)).iterationsAsForks())
                .collect(Collectors.toList());
    }
}
