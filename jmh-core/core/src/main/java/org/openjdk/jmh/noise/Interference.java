package org.openjdk.jmh.noise;

import java.io.Serializable;
import java.util.concurrent.TimeUnit;

/**
 * How much the machine kept from a benchmark in some time: shares of that time, NaN where the system does not tell.
 * Immutable.
 */
public final class Interference implements Serializable {

    private static final long serialVersionUID = 1L;

    private final double seconds;
    private final double stolen;
    private final double waiting;
    private final double others;
    private final double throttled;
    private final double switches;

    private Interference(double seconds, double stolen, double waiting, double others, double throttled,
                         double switches) {
        this.seconds = seconds;
        this.stolen = stolen;
        this.waiting = waiting;
        this.others = others;
        this.throttled = throttled;
        this.switches = switches;
    }

    /**
     * Makes shares of counts.
     *
     * @param counts     between two moments
     * @param threads    of the benchmark
     * @param processors of the machine
     */
    static Interference of(Counts counts, int threads, int processors) {
        double seconds = (double) counts.nanos() / TimeUnit.SECONDS.toNanos(1);
        boolean othersKnown = counts.wantedTicks() >= 0 && counts.stolenTicks() >= 0 && counts.forkTicks() >= 0;
        double otherTicks = (double) counts.wantedTicks() - counts.stolenTicks() - counts.forkTicks();
        return new Interference(seconds,
                counts.stolenTicks() < 0 || counts.wantedTicks() < 0 ? Double.NaN
                        : share((double) counts.stolenTicks(), (double) counts.wantedTicks()),
                known(counts.waitedNanos(), (double) threads * counts.nanos()),
                othersKnown ? share(otherTicks, processors * seconds * ProcessorTimes.TICKS_PER_SECOND) : Double.NaN,
                known(counts.throttledNanos(), (double) counts.nanos()),
                counts.switches() < 0 ? Double.NaN : (double) counts.switches());
    }

    /**
     * Returns what is known where nothing is.
     *
     * @return NaN for all of it
     */
    public static Interference unknown() {
        return new Interference(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    private static double known(long part, double whole) {
        return part < 0 ? Double.NaN : share((double) part, whole);
    }

    /** Ticks are counted when they are over, so that a part may seem larger than the whole. */
    private static double share(double part, double whole) {
        return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
    }

    /**
     * Returns the time that it is about.
     *
     * @return wall time in seconds
     */
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

    /**
     * Returns for how much of the time the benchmark's threads waited for a processor.
     *
     * @return a share from 0 to 1, or NaN
     */
    public double waiting() {
        return waiting;
    }

    /**
     * Returns how much of all processors ran something else than the fork.
     *
     * @return a share from 0 to 1, or NaN
     */
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

    /**
     * Returns how often a processor was taken from the benchmark's threads.
     *
     * @return a number of times, or NaN
     */
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
