package org.openjdk.jmh.dynreconf.criteria;

final class Variability implements StabilityFunction {

    @Override
    public int minimumLength() {
        return 2;
    }

    @Override
    public double aggregate(double[] vector) {
        double min = vector[0];
        double max = vector[0];
        for (double value : vector) {
            min = Math.min(min, value);
            max = Math.max(max, value);
        }
        return max - min;
    }

    @Override
    public boolean isStable(double aggregate, double threshold) {
        return aggregate <= threshold;
    }

    @Override
    public boolean acceptsThreshold(double threshold) {
        return threshold > 0 && threshold < Double.POSITIVE_INFINITY;
    }

    @Override
    public String thresholdRange() {
        return "a number above 0";
    }

    @Override
    public String comparison() {
        return "<=";
    }
}
