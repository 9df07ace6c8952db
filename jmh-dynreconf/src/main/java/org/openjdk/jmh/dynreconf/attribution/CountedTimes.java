package org.openjdk.jmh.dynreconf.attribution;

import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Holds the time of an operation on both sides in unobserved forks: geometric means over blocks, and the error of their
 * ratio. Costs are shares of it, so that a disturbed fork changes no cost. Immutable.
 */
public final class CountedTimes {

    /** The times of counted costs, without error. */
    static final CountedTimes EXACT = new CountedTimes(1, 1, 0, 1);

    private final double baseline;
    private final double candidate;
    private final double error;
    final double freedom;

    private CountedTimes(double baseline, double candidate, double error, double freedom) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.error = error;
        this.freedom = freedom;
    }

    /**
     * Computes the times of at least two blocks, above 0.
     *
     * @throws IllegalArgumentException if there are fewer, the numbers of forks differ, or a time is not above 0
     */
    public static CountedTimes of(double[] baseline, double[] candidate) {
        if (baseline.length < 2 || baseline.length != candidate.length) {
            throw new IllegalArgumentException(baseline.length + " and " + candidate.length + " forks make no blocks");
        }
        double[] was = logarithms(baseline);
        double[] is = logarithms(candidate);
        double[] ratios = new double[was.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = is[i] - was[i];
        }
        return new CountedTimes(Math.exp(Moments.of(was).mean()), Math.exp(Moments.of(is).mean()),
                Moments.of(ratios).standardDeviation() / Math.sqrt(ratios.length), ratios.length - 1.0);
    }

    private static double[] logarithms(double... times) {
        double[] logarithms = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            if (!(times[i] > 0)) {
                throw new IllegalArgumentException("an operation takes " + times[i]);
            }
            logarithms[i] = Math.log(times[i]);
        }
        return logarithms;
    }

    public double baseline() {
        return baseline;
    }

    public double candidate() {
        return candidate;
    }

    /** Returns the squared standard error of the logarithm of candidate / baseline. */
    double variance() {
        return error * error;
    }
}
