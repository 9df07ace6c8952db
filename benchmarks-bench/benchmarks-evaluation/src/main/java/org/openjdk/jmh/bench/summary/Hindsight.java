package org.openjdk.jmh.bench.summary;

import java.util.List;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.Stopwatch;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What no criterion can beat: each fork warmed up for as many whole seconds as, known afterwards, gave the lowest RPD,
 * the fewest of them where several did.
 *
 * @param seconds        of warmup at most
 * @param quality        of these warmups
 * @param timesStopwatch mean RPD in units of the stopwatch's at the same mean warmup time
 */
public record Hindsight(int seconds, WarmupQuality quality, Interval timesStopwatch) {

    /** Collects the best warmups within a bound. */
    static final class Aggregate {

        private final int seconds;
        private final QualityAggregate quality = new QualityAggregate();

        Aggregate(int seconds) {
            this.seconds = seconds;
        }

        /** Adds forks of a benchmark, all of which have a steady state. */
        void add(List<ForkTrace> forks, int[] weights) {
            quality.add(forks.stream().map(this::best).toList(), weights);
        }

        private QualityAggregate.Warmup best(ForkTrace fork) {
            Stopwatch stopwatch = fork.stopwatch();
            int best = 0;
            for (int rule = 1; rule < seconds; rule++) {
                best = stopwatch.deviation()[rule] < stopwatch.deviation()[best] ? rule : best;
            }
            double warmup = stopwatch.seconds()[best];
            return new QualityAggregate.Warmup(warmup, warmup - fork.steadySeconds(), stopwatch.deviation()[best]);
        }

        Hindsight against(Frontier frontier) {
            return new Hindsight(seconds, quality.quality(), frontier.timesStopwatch(quality));
        }
    }
}
