package org.openjdk.jmh.bench.summary;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.Stopwatch;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** The fixed-time rules on a set of forks: what anyone gets with a stopwatch. */
final class Frontier {

    private final List<QualityAggregate> rules = new ArrayList<>();

    Frontier() {
        for (int i = 0; i < Stopwatch.SECONDS; i++) {
            rules.add(new QualityAggregate());
        }
    }

    /** Adds forks of a benchmark, all of which have a steady state. */
    void add(List<ForkTrace> forks, int[] weights) {
        for (int rule = 0; rule < rules.size(); rule++) {
            List<QualityAggregate.Warmup> warmups = new ArrayList<>(forks.size());
            for (ForkTrace fork : forks) {
                double seconds = fork.stopwatch().seconds()[rule];
                warmups.add(new QualityAggregate.Warmup(seconds, seconds - fork.steadySeconds(),
                        fork.stopwatch().deviation()[rule]));
            }
            rules.get(rule).add(warmups, weights);
        }
    }

    /** The rules in ascending order, 1 s first. */
    List<WarmupQuality> rules() {
        return rules.stream().map(QualityAggregate::quality).toList();
    }

    /**
     * A technique's mean RPD in units of the stopwatch's at the same mean warmup time on the same forks: below 1 is
     * better than the stopwatch. NaN where the technique is slower or faster than all rules, or has no fork.
     */
    Interval timesStopwatch(QualityAggregate technique) {
        double[] resampled = new double[PoissonWeights.RESAMPLES];
        for (int i = 0; i < resampled.length; i++) {
            int resample = i;
            resampled[i] = technique.deviation.mean(i) / at(technique.seconds.mean(i),
                    rules.stream().mapToDouble(r -> r.seconds.mean(resample)).toArray(),
                    rules.stream().mapToDouble(r -> r.deviation.mean(resample)).toArray());
        }
        double stopwatch = at(technique.seconds.mean(),
                rules.stream().mapToDouble(r -> r.seconds.mean()).toArray(),
                rules.stream().mapToDouble(r -> r.deviation.mean()).toArray());
        return ResampledRatio.estimate(technique.deviation.mean() / stopwatch, resampled);
    }

    /** Linear interpolation between ascending places. */
    static double at(double place, double[] places, double[] values) {
        for (int i = 1; i < places.length; i++) {
            if (places[i - 1] <= place && place <= places[i]) {
                double width = places[i] - places[i - 1];
                double fraction = width == 0 ? 0 : (place - places[i - 1]) / width;
                return values[i - 1] + fraction * (values[i] - values[i - 1]);
            }
        }
        return Double.NaN;
    }
}
