package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.CliffsDelta;
import org.openjdk.jmh.dynreconf.statistics.MannWhitneyTest;

/** Holds the means of forks, or of runs, whose variation a comparison is based on. */
final class ComparedUnits {

    final double[] baseline;
    final double[] candidate;

    ComparedUnits(double[] baseline, double[] candidate) {
        this.baseline = baseline;
        this.candidate = candidate;
    }

    /** Returns the units of sides that cannot be used. */
    static ComparedUnits none() {
        return new ComparedUnits(new double[0], new double[0]);
    }

    double mannWhitneyPValue() {
        return isEmpty() ? Double.NaN : MannWhitneyTest.pValue(candidate, baseline);
    }

    double cliffsDelta() {
        return isEmpty() ? Double.NaN : CliffsDelta.of(candidate, baseline);
    }

    private boolean isEmpty() {
        return baseline.length == 0 || candidate.length == 0;
    }
}
