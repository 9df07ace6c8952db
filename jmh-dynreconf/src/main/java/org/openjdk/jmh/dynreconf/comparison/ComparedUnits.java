package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.CliffsDelta;
import org.openjdk.jmh.dynreconf.statistics.MannWhitneyTest;

/** The means whose scatter a comparison rests on. */
final class ComparedUnits {

    private final double[] baseline;
    private final double[] candidate;
    private final ComparedUnit unit;

    ComparedUnits(double[] baseline, double[] candidate, ComparedUnit unit) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.unit = unit;
    }

    /** Of sides that cannot be used. */
    static ComparedUnits none() {
        return new ComparedUnits(new double[0], new double[0], ComparedUnit.FORK);
    }

    double[] baseline() {
        return baseline;
    }

    double[] candidate() {
        return candidate;
    }

    ComparedUnit unit() {
        return unit;
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
