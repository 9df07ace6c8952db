package org.openjdk.jmh.results.comparison;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * Merges several runs of one benchmark into one side: each run is a fork, and each of its forks an iteration, so that
 * the interval is based on the highest level at which runs vary.
 */
final class RunsAsForks {

    private RunsAsForks() {
    }

    /**
     * Returns the metric of all runs that have it in a unit like the first one's.
     *
     * @param metric  of a run
     * @param asForks whether a single run is a fork, too, as the other side has several
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

    /** Splits runs that were merged as forks into a side for each. */
    static List<ForkSamples> apart(ForkSamples runs) {
        return runs.forks().stream().map(run -> ForkSamples.of(Collections.singletonList(run)).iterationsAsForks())
                .collect(Collectors.toList());
    }
}
