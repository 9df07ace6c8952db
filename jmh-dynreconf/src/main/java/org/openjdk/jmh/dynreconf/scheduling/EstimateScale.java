package org.openjdk.jmh.dynreconf.scheduling;

/**
 * Scales estimates by the time that forks actually take: the ratio of all observed to all estimated seconds, so that
 * long forks count more than short ones.
 *
 * <p>Worked example: forks that were estimated at 2 and 6 s took 3 and 7 s; the others are expected to take 10 / 8 =
 * 1.25 times as long as estimated.
 */
public final class EstimateScale {

    private double observed;
    private double estimated;

    /**
     * Something has ended.
     *
     * @param seconds  that it took, 0 or more
     * @param estimate that there was of it in seconds, above 0
     */
    public void add(double seconds, double estimate) {
        observed += seconds;
        estimated += estimate;
    }

    /** {@return the factor of the estimates of the other benchmarks, 0 or more; 1 if no fork has ended yet} */
    public double factor() {
        return estimated == 0 ? 1 : observed / estimated;
    }
}
