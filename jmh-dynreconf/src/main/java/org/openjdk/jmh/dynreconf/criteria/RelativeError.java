package org.openjdk.jmh.dynreconf.criteria;

final class RelativeError implements StabilityFunction {

    @Override
    public double aggregate(double[] vector) {
        return vector[vector.length - 1];
    }

    @Override
    public boolean isStable(double aggregate, double threshold) {
        return aggregate <= threshold;
    }

    @Override
    public boolean acceptsThreshold(double threshold) {
        return threshold > 0 && threshold < 1;
    }

    @Override
    public String thresholdRange() {
        return "a relative error in (0, 1), 0.02 being 2 %";
    }

    @Override
    public String comparison() {
        return "<=";
    }
}
