package org.openjdk.jmh.dynreconf.measurement;

/** Corrects times for the share that the machine kept from the benchmark. */
public final class Loss {

    /** If the benchmark hardly ran, the remaining time says little about its speed. */
    private static final double LARGEST = 0.95;

    private Loss() {
    }

    /**
     * {@return the time that an operation would have taken on a processor of its own: time · (1 − lost); the time
     * itself if the share is unknown}
     *
     * @param lost share of the time for which the benchmark had no processor, from 0 to 1, of which at most 0.95 count;
     * NaN if unknown
     * @param time as measured
     */
    public static double without(double lost, double time) {
        return Double.isNaN(lost) ? time : time * (1 - Math.min(lost, LARGEST));
    }
}
