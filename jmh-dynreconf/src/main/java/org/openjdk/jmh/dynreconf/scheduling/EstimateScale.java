package org.openjdk.jmh.dynreconf.scheduling;

/**
 * Scales estimates by the time that forks actually take: the ratio of all observed to all estimated seconds, so that
 * long forks count more than short ones. Worked example: forks with estimates of 2 and 6 s took 3 and 7 s; the others
 * are expected to take 10 / 8 = 1.25 times their estimates.
 */
public final class EstimateScale {

    private double observed;
    private double estimated;

    /**
     * Adds a fork that has ended.
     *
     * @param seconds  that it took, 0 or more
     * @param estimate in seconds, above 0
     */
    public void add(double seconds, double estimate) {
        observed += seconds;
        estimated += estimate;
    }

    /** Returns the factor of the estimates of other benchmarks, 0 or more; 1 if no fork has ended yet. */
    public double factor() {
        return estimated == 0 ? 1 : observed / estimated;
    }
}
