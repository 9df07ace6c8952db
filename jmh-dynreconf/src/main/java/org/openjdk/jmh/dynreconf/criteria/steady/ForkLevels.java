package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Holds the series of forks that have ended, and the level at which each was found steady. */
final class ForkLevels {

    private static final class Fork {
        private final double[] times;
        private final int warmup;
        private final double level;

        Fork(double[] times, int kept) {
            this.times = times;
            this.warmup = times.length - kept;
            this.level = Quantiles.median(times, warmup, times.length);
        }

        /** Returns the relative change of the level after iterations that were not yet part of the result. */
        double changeAfter(int first, int count) {
            if (first >= warmup) {
                return 0;
            }
            double then = Quantiles.median(times, first, Math.min(times.length, first + count));
            return Movement.relative(Math.abs(then - level), level);
        }
    }

    private final List<Fork> forks = new ArrayList<>();

    void add(List<IterationLevel> series, int kept) {
        forks.add(new Fork(Movement.newest(series, series.size(), IterationLevel::time), kept));
    }

    int count() {
        return forks.size();
    }

    /** Returns how much slower a level is than the median of earlier forks; 0 if it is not. */
    double slower(double level) {
        if (forks.isEmpty()) {
            return 0;
        }
        double[] levels = forks.stream().mapToDouble(fork -> fork.level).toArray();
        return Math.max(0, level - Quantiles.median(levels, 0, levels.length));
    }

    /** Returns how much earlier forks still changed after the same iterations, in the mean over those forks. */
    double laterChange(int first, int count) {
        return forks.stream().mapToDouble(fork -> fork.changeAfter(first, count))
                .filter(change -> !Double.isNaN(change)).average().orElse(0);
    }
}
