package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** How much the machine kept from a benchmark: shares of its time, NaN where the system provides none. Immutable. */
public final class Interference implements Serializable {

    private static final long serialVersionUID = 1L;

    private final double seconds;
    private final double stolen;
    private final double waiting;
    private final double others;
    private final double throttled;
    private final double switches;

    /**
     * Creates shares of some time, NaN where the system provides none.
     *
     * @param seconds   wall time, 0 or more
     * @param stolen    of the time for which processors had something to run, 0 to 1
     * @param waiting   of the time of the benchmark's threads, 0 to 1
     * @param others    of the time of all processors, 0 to 1
     * @param throttled of the time, 0 to 1
     * @param switches  number of times that a processor was taken from the benchmark's threads
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

    /** Returns an interference of which nothing is known: all shares are NaN. */
    public static Interference unknown() {
        return new Interference(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    /** Returns the wall time in seconds. */
    public double seconds() {
        return seconds;
    }

    /**
     * Returns what a hypervisor kept: of the time for which processors had something to run.
     *
     * @return a share from 0 to 1, or NaN
     */
    public double stolen() {
        return stolen;
    }

    /** Returns for how much of the time the benchmark's threads waited for a processor: a share from 0 to 1, or NaN. */
    public double waiting() {
        return waiting;
    }

    /** Returns how much of all processors ran something else than the fork: a share from 0 to 1, or NaN. */
    public double others() {
        return others;
    }

    /**
     * Returns for how much of the time processors were stopped, because a control group had used up its quota.
     *
     * @return a share from 0 to 1, or NaN
     */
    public double throttled() {
        return throttled;
    }

    /** Returns how often a processor was taken from the benchmark's threads: a number of times, or NaN. */
    public double switches() {
        return switches;
    }

    /**
     * Returns what is known to be lost: the larger one of what was stolen and waited for, since a thread that waits in a
     * virtual machine may do both at once.
     *
     * @return a share from 0 to 1; 0 where nothing is known
     */
    public double lost() {
        return Math.max(stolen > 0 ? stolen : 0, waiting > 0 ? waiting : 0);
    }
}
