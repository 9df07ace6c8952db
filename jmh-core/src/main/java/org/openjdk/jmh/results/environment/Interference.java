package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** The time that a benchmark lost to the machine, as shares. NaN if the system does not provide it. Immutable. */
public final class Interference implements Serializable {

    private static final long serialVersionUID = 1L;

    private final double seconds;
    private final double stolen;
    private final double waiting;
    private final double others;
    private final double throttled;
    private final double switches;

    /**
     * Creates shares of a time.
     *
     * @param seconds   wall time, 0 or more
     * @param stolen    share of the time for which processors had something to run, 0 to 1
     * @param waiting   share of the time of the benchmark's threads, 0 to 1
     * @param others    share of the time of all processors, 0 to 1
     * @param throttled share of the time, 0 to 1
     * @param switches  number of times that a benchmark's thread lost its processor
     */
    public Interference(double seconds, double stolen, double waiting, double others, double throttled,
                        double switches) {
        this.seconds = seconds;
        this.stolen = stolen;
        this.waiting = waiting;
        this.others = others;
        this.throttled = throttled;
        this.switches = switches;
    }

    /** Returns an unknown interference: all shares are NaN. */
    public static Interference unknown() {
        return new Interference(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    public double seconds() {
        return seconds;
    }

    /** Returns the share that a hypervisor took from the time for which processors had something to run, 0 to 1. */
    public double stolen() {
        return stolen;
    }

    /** Returns the share of time for which the benchmark's threads waited for a processor, 0 to 1. */
    public double waiting() {
        return waiting;
    }

    /** Returns the share of all processors that other programs used, 0 to 1. */
    public double others() {
        return others;
    }

    /**
     * Returns the share of time for which processors were stopped because a control group had exhausted its quota, 0 to
     * 1.
     */
    public double throttled() {
        return throttled;
    }

    /** Returns how often a benchmark's thread lost its processor. */
    public double switches() {
        return switches;
    }

    /**
     * Returns the lost share of time, 0 to 1, and 0 if unknown: the larger one of stolen and waiting, because a waiting
     * thread in a virtual machine may count as both.
     */
    public double lost() {
        return Math.max(stolen > 0 ? stolen : 0, waiting > 0 ? waiting : 0);
    }
}
