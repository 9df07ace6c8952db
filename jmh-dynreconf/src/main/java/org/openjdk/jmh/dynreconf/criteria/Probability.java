package org.openjdk.jmh.dynreconf.criteria;

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
    public boolean isStable(double aggregate, double threshold) {
        return aggregate > threshold;
    }

    @Override
    public boolean acceptsThreshold(double threshold) {
        return threshold > 0 && threshold < 1;
    }

    @Override
    public String thresholdRange() {
        return "a probability in (0, 1)";
    }

    @Override
    public String comparison() {
        return ">";
    }
}
