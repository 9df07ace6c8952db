package org.openjdk.jmh.dynreconf.criteria.vector;

import org.openjdk.jmh.dynreconf.criteria.Threshold;

final class Probability implements StabilityFunction {

    @Override
    public double aggregate(double[] vector) {
        double sum = 0;
        for (double value : vector) {
            sum += value;
        }
        return sum / vector.length;
    }

    @Override
    public Threshold threshold(double byDefault) {
        return Threshold.probability(byDefault);
    }
}
