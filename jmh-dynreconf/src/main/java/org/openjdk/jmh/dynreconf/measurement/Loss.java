package org.openjdk.jmh.dynreconf.measurement;

/** Computes times without those that the machine kept from a benchmark. */
public final class Loss {

    /** Of an iteration in which the benchmark hardly ran, what is left says little of how fast it is. */
    private static final double LARGEST = 0.95;

    private Loss() {
    }

    /**
     * Returns the time that an operation would have taken on a processor of the benchmark's own.
     *
     * @param lost share of the time for which the benchmark had no processor, from 0 to 1, of which at most 0.95 count;
     *             NaN where unknown
     * @param time as it was measured
     * @return time · (1 − lost), or the time itself where the share is unknown
     */
    public static double without(double lost, double time) {
        return Double.isNaN(lost) ? time : time * (1 - Math.min(lost, LARGEST));
    }
}
