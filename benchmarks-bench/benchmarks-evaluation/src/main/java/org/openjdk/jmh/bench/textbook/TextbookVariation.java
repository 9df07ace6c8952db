package org.openjdk.jmh.bench.textbook;

/** Coefficient of variation: standard deviation / mean. */
final class TextbookVariation implements TextbookCriterion {

    private final double threshold;

    TextbookVariation(double threshold) {
        this.threshold = threshold;
    }

    @Override
    public double value(double[][][] before, double[][][] now) {
        double[] union = Basics.union(now);
        return Basics.standardDeviation(union) / Math.abs(Basics.mean(union));
    }

    @Override
    public boolean isStable(double[] vector) {
        return Spread.of(vector) <= threshold;
    }
}
