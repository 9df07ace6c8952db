package org.openjdk.jmh.dynreconf.criteria.vector;

import org.openjdk.jmh.dynreconf.criteria.Threshold;

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
    public Threshold threshold(double byDefault) {
        return Threshold.atMost(byDefault);
    }
}
