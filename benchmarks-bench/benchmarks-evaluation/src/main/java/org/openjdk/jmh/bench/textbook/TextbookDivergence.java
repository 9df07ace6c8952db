package org.openjdk.jmh.bench.textbook;

import java.util.stream.DoubleStream;

/** Probability that the data without and with the newest element have the same distribution. */
final class TextbookDivergence implements TextbookCriterion {

    private final int points;
    private final double threshold;

    TextbookDivergence(int points, double threshold) {
        this.points = points;
        this.threshold = threshold;
    }

    @Override
    public double value(double[][][] before, double[][][] now) {
        return before.length == 0 ? Double.NaN : sameProbability(Basics.union(before), Basics.union(now));
    }

    private double sameProbability(double[] before, double[] now) {
        double[] old = insideFences(Basics.sorted(before));
        double[] grown = insideFences(Basics.sorted(now));
        double first = Math.min(old[0], grown[0]);
        double last = Math.max(old[old.length - 1], grown[grown.length - 1]);
        if (first == last) {
            return 1;
        }
        double[] p = TextbookDensity.strips(old, first, last, points);
        double[] q = TextbookDensity.strips(grown, first, last, points);
        double divergence = 0;
        for (int i = 0; i < points; i++) {
            divergence += p[i] * Math.log(p[i] / q[i]) + q[i] * Math.log(q[i] / p[i]);
        }
        return Math.pow(2, -divergence);
    }

    private static double[] insideFences(double[] sorted) {
        double lower = Basics.quantile(sorted, 0.25);
        double upper = Basics.quantile(sorted, 0.75);
        double reach = 1.5 * (upper - lower);
        return DoubleStream.of(sorted).filter(v -> v >= lower - reach && v <= upper + reach).toArray();
    }

    @Override
    public boolean isStable(double[] vector) {
        return Basics.mean(vector) > threshold;
    }
}
