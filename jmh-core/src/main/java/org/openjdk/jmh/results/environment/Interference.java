package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** The time that a benchmark lost to the machine, as shares. NaN if the system does not provide it. Immutable. */
public final class Interference implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The wall time, 0 or more. */
    public final double seconds;
    /** The share that a hypervisor took from the time for which processors had something to run, 0 to 1. */
    public final double stolen;
    /** The share of time for which the benchmark's threads waited for a processor, 0 to 1. */
    public final double waiting;
    /** The share of all processors that other programs used, 0 to 1. */
    public final double others;
    /** The share of time for which processors were stopped because a control group had exhausted its quota, 0 to 1. */
    public final double throttled;
    /** How often a benchmark's thread lost its processor. */
    public final double switches;

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

    /**
     * Returns the lost share of time, 0 to 1, and 0 if unknown: the larger one of stolen and waiting, because a waiting
     * thread in a virtual machine may count as both.
     */
    public double lost() {
        return Math.max(stolen > 0 ? stolen : 0, waiting > 0 ? waiting : 0);
    }
}
