package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/** Score of a metric as a page shows it: a benchmark's own score is in own time if JMH judged the result by it. */
final class ShownScore {

    private static final double CONFIDENCE = 0.95;

    private final double score;
    private final double[][] iterations;
    private final double[] forks;

    private ShownScore(double score, double[][] iterations, double[] forks) {
        this.score = score;
        this.iterations = iterations;
        this.forks = forks;
    }

    /** Returns the benchmark's own score. */
    static ShownScore of(StoredResult result) {
        return result.ownScores().map(own -> new ShownScore(own.score(), own.iterations(), own.forkMeans()))
                .orElseGet(() -> of(result.primary()));
    }

    /** Returns the score of a metric by the clock on the wall. */
    static ShownScore of(StoredMetric metric) {
        return new ShownScore(metric.score(), metric.iterationMeans(), metric.forkMeans());
    }

    /** Returns the mean. */
    double score() {
        return score;
    }

    /** Returns the mean of each iteration, by fork. */
    double[][] iterations() {
        return iterations;
    }

    /** Returns the half-width of the 95 % confidence interval of the forks' mean; NaN for fewer than two forks. */
    double error() {
        double[] means = Arrays.stream(forks).filter(Double::isFinite).toArray();
        return means.length < 2 ? Double.NaN
                : new StudentHalfWidth(CONFIDENCE).of(Moments.of(means).standardDeviation(), means.length);
    }
}
