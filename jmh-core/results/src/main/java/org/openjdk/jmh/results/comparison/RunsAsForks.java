package org.openjdk.jmh.results.comparison;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * Several runs of one benchmark as one side: each run stands for a fork then, and each of its forks for an iteration, so
 * that the highest level at which runs vary is what an interval comes from.
 */
final class RunsAsForks {

    private RunsAsForks() {
    }

    /**
     * The metric of all runs that have it in a unit like the first one's.
     *
     * @param metric  of a run
     * @param asForks whether a run stands for a fork even where it is the only one, as the other side has several
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

    /** Runs that stand for forks, each as a side of its own again. */
    static List<ForkSamples> apart(ForkSamples runs) {
        return runs.forks().stream().map(run -> ForkSamples.of(Collections.singletonList(run)).iterationsAsForks())
                .collect(Collectors.toList());
    }
}
