package org.openjdk.jmh.dynreconf.comparison;

import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Estimates a ratio whose logarithm, divided by its standard error, follows Student's distribution. */
final class StudentRatio implements RatioEstimate {

    private final double logarithm;
    private final double error;
    private final double freedom;

    /** Creates an estimate; without variation the error is 0 and the degrees of freedom are ignored. */
    StudentRatio(double logarithm, double error, double freedom) {
        this.logarithm = logarithm;
        this.error = error;
        this.freedom = freedom;
    }

    @Override
    public Interval interval(double confidence) {
        return Interval.student(logarithm, error, freedom, confidence).exp();
    }

    @Override
    public double pValue() {
        if (logarithm == 0 || error == 0) {
            return logarithm == 0 ? 1 : 0;
        }
        return 2 * new TDistribution(null, freedom).cumulativeProbability(-Math.abs(logarithm / error));
    }
}
