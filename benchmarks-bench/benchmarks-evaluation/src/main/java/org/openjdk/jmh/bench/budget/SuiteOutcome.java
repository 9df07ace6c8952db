package org.openjdk.jmh.bench.budget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/** What a suite gave: the means of the forks of each benchmark, and how far they are off. */
final class SuiteOutcome {

    private final List<Recorded> benchmarks;
    private final Widths widths;
    private final List<List<Double>> means = new ArrayList<>();

    /** Which intervals benchmarks get. */
    interface Widths {

        /** Half width of a benchmark's interval, relative to its mean; infinite for fewer than two forks. */
        double halfWidth(SuiteOutcome outcome, int benchmark);
    }

    SuiteOutcome(List<Recorded> benchmarks, Widths widths) {
        this.benchmarks = benchmarks;
        this.widths = widths;
        benchmarks.forEach(benchmark -> means.add(new ArrayList<>()));
    }

    void add(int benchmark, double mean) {
        means.get(benchmark).add(mean);
    }

    /** Half width of each benchmark's interval, relative to its mean; infinite for fewer than two forks. */
    double[] halfWidths() {
        return IntStream.range(0, means.size()).mapToDouble(i -> widths.halfWidth(this, i)).toArray();
    }

    /** That of Student's interval. */
    double studentHalfWidth(int benchmark) {
        List<Double> forks = means.get(benchmark);
        return forks.size() < 2 ? Double.POSITIVE_INFINITY : new StudentHalfWidth(BudgetSchedule.CONFIDENCE)
                .of(moments(forks).coefficientOfVariation(), forks.size());
    }

    /** The largest half width. */
    double widest() {
        return Arrays.stream(halfWidths()).max().orElseThrow();
    }

    /** Distance of each benchmark's mean from that of all recorded forks and windows, relative to the latter. */
    double[] errors() {
        double[] errors = new double[means.size()];
        for (int i = 0; i < errors.length; i++) {
            double truth = truth(benchmarks.get(i));
            errors[i] = means.get(i).isEmpty() ? Double.POSITIVE_INFINITY
                    : Math.abs(moments(means.get(i)).mean() - truth) / truth;
        }
        return errors;
    }

    /** Share of the benchmarks whose interval contains that mean. */
    double covered() {
        double[] half = halfWidths();
        double[] errors = errors();
        int covered = 0;
        for (int i = 0; i < half.length; i++) {
            double mean = means.get(i).isEmpty() ? 0 : moments(means.get(i)).mean();
            covered += errors[i] * truth(benchmarks.get(i)) <= half[i] * mean ? 1 : 0;
        }
        return (double) covered / half.length;
    }

    /** All forks and windows have the same number of iterations. */
    private static double truth(Recorded benchmark) {
        return Arrays.stream(benchmark.scores()).mapToDouble(windows -> Arrays.stream(windows)
                .flatMapToDouble(Arrays::stream).average().orElseThrow()).average().orElseThrow();
    }

    private static Moments moments(List<Double> forks) {
        return Moments.of(forks.stream().mapToDouble(mean -> mean).toArray());
    }
}
