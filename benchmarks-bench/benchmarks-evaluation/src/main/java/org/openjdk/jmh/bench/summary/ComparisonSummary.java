package org.openjdk.jmh.bench.summary;

import java.util.stream.DoubleStream;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WallTime;

/**
 * Dynamic runs against static ones over all benchmarks: the figures of Tables 2 and 3 of FSE'20 and of the text around
 * them. Shares are between 0 and 1.
 *
 * @param criterion        that decided
 * @param benchmarks       compared
 * @param notDifferent     share of benchmarks whose A/A test reports no difference
 * @param changeRate       mean
 * @param changeRateSd     standard deviation
 * @param changeRateWithoutLeft mean change rate without what histories say is left of the warmup, where they do; NaN
 *                              where none does
 * @param below            shares of benchmarks with a change rate below 1, 2 and 3 %
 * @param overhead         o, by which warmups take longer, over the benchmarks where it was measured; in the others it
 *                         counts as 0; NaN where there is none of the former
 * @param staticSeconds    time of all static runs
 * @param dynamicSeconds   time of all dynamic runs, with the overhead
 * @param warmupIterations mean over the forks that were run
 * @param warmupSd         its standard deviation
 * @param forks            mean over the benchmarks
 * @param forksSd          its standard deviation
 * @param unstableForks    share of the forks run that were not found warm
 * @param unstableRuns     share of benchmarks whose forks were not found stable
 * @param wallTime         of all runs; unknown where nothing really ran
 */
public record ComparisonSummary(String criterion, int benchmarks, double notDifferent, double changeRate,
                                double changeRateSd, double changeRateWithoutLeft, double[] below, double overhead,
                                double staticSeconds,
                                double dynamicSeconds, double warmupIterations, double warmupSd, double forks,
                                double forksSd, double unstableForks, double unstableRuns, WallTime wallTime) {

    /** Share of the static runs' time that is saved. */
    public double saved() {
        return 1 - dynamicSeconds / staticSeconds;
    }

    /** Takes one comparison after the other. */
    public static final class Builder {

        private final String criterion;
        private final SummaryStatistics changeRates = new SummaryStatistics();
        private final SummaryStatistics changeRatesWithoutLeft = new SummaryStatistics();
        private final SummaryStatistics warmups = new SummaryStatistics();
        private final SummaryStatistics forks = new SummaryStatistics();
        private final double[] below = new double[3];
        private double notDifferent;
        private boolean leftIsKnown;
        private double overheadSeconds;
        private double judgedSeconds;
        private double warmupSeconds;
        private double measurementSeconds;
        private double staticSeconds;
        private double unstableForks;
        private double unstableRuns;
        private WallTime wallTime = new WallTime(0, 0);

        /** Comparisons of this criterion. */
        public Builder(String criterion) {
            this.criterion = criterion;
        }

        /** Adds what came of a benchmark, with a comparison. */
        public void add(TechniqueOutcome outcome) {
            StaticComparison comparison = outcome.comparison();
            double overhead = outcome.overhead();
            boolean leftKnown = !Double.isNaN(outcome.warmupLeft());
            leftIsKnown |= leftKnown;
            changeRatesWithoutLeft.addValue(leftKnown
                    ? comparison.ratio().changeRateWithout(outcome.warmupLeft()) : comparison.ratio().changeRate());
            double changeRate = comparison.ratio().changeRate();
            changeRates.addValue(changeRate);
            for (int i = 0; i < below.length; i++) {
                below[i] += changeRate < (i + 1) / 100.0 ? 1 : 0;
            }
            notDifferent += comparison.ratio().isDifferent() ? 0 : 1;
            comparison.warmupIterations().forEach(warmups::addValue);
            forks.addValue(comparison.forks());
            unstableForks += comparison.unstableForks();
            unstableRuns += comparison.forksStable() ? 0 : 1;
            if (!Double.isNaN(overhead)) {
                overheadSeconds += overhead * comparison.warmupSeconds();
                judgedSeconds += comparison.warmupSeconds();
            }
            warmupSeconds += comparison.warmupSeconds();
            measurementSeconds += comparison.measurementSeconds();
            staticSeconds += comparison.staticSeconds();
            wallTime = wallTime.plus(comparison.wallTime());
        }

        /** The figures of all benchmarks so far. */
        public ComparisonSummary build() {
            double benchmarks = forks.getN();
            return new ComparisonSummary(criterion, (int) benchmarks, notDifferent / benchmarks, changeRates.getMean(),
                    changeRates.getStandardDeviation(),
                    leftIsKnown ? changeRatesWithoutLeft.getMean() : Double.NaN,
                    DoubleStream.of(below).map(b -> b / benchmarks).toArray(),
                    overheadSeconds / judgedSeconds, staticSeconds,
                    warmupSeconds + overheadSeconds + measurementSeconds, warmups.getMean(),
                    warmups.getStandardDeviation(), forks.getMean(), forks.getStandardDeviation(),
                    unstableForks / warmups.getN(), unstableRuns / benchmarks,
                    wallTime);
        }
    }
}
