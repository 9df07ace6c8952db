package org.openjdk.jmh.noise;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.environment.Interference;

/**
 * What system and fork have counted by one moment, or, as a difference, between two. Each count may be unknown. Immutable.
 */
public final class Counts {

    static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0, 0);

    private final long nanos;
    private final long wantedTicks;
    private final long stolenTicks;
    private final long forkTicks;
    private final long throttledNanos;
    private final long ranNanos;
    private final long waitedNanos;
    private final long switches;

    /**
     * Counts of one moment.
     *
     * @param nanos          on the clock of {@link System#nanoTime}
     * @param wantedTicks    of all processors, in which they ran something or were to
     * @param stolenTicks    of these, in which the hypervisor gave them to others
     * @param forkTicks      in which the fork ran
     * @param throttledNanos for which processors of the control group were stopped
     * @param ranNanos       that threads of the benchmark ran
     * @param waitedNanos    that threads of the benchmark waited for a processor
     * @param switches       how often a processor was taken from them
     */
    Counts(long nanos, long wantedTicks, long stolenTicks, long forkTicks, long throttledNanos, long ranNanos,
           long waitedNanos, long switches) {
        this.nanos = nanos;
        this.wantedTicks = wantedTicks;
        this.stolenTicks = stolenTicks;
        this.forkTicks = forkTicks;
        this.throttledNanos = throttledNanos;
        this.ranNanos = ranNanos;
        this.waitedNanos = waitedNanos;
        this.switches = switches;
    }

    long nanos() {
        return nanos;
    }

    long wantedTicks() {
        return wantedTicks;
    }

    long stolenTicks() {
        return stolenTicks;
    }

    long forkTicks() {
        return forkTicks;
    }

    long throttledNanos() {
        return throttledNanos;
    }

    long waitedNanos() {
        return waitedNanos;
    }

    long switches() {
        return switches;
    }

    /** Returns what was counted since an earlier moment. */
    Counts since(Counts earlier) {
        return new Counts(nanos - earlier.nanos, difference(wantedTicks, earlier.wantedTicks),
                difference(stolenTicks, earlier.stolenTicks), difference(forkTicks, earlier.forkTicks),
                difference(throttledNanos, earlier.throttledNanos), difference(ranNanos, earlier.ranNanos),
                difference(waitedNanos, earlier.waitedNanos),
                difference(switches, earlier.switches));
    }

    /** Counters of the system only grow; one that has not is not to be believed. */
    private static long difference(long later, long earlier) {
        return earlier < 0 || later < earlier ? SmallFile.UNKNOWN : later - earlier;
    }

    /** Returns both differences together. */
    Counts plus(Counts other) {
        return new Counts(nanos + other.nanos, sum(wantedTicks, other.wantedTicks),
                sum(stolenTicks, other.stolenTicks), sum(forkTicks, other.forkTicks),
                sum(throttledNanos, other.throttledNanos), sum(ranNanos, other.ranNanos),
                sum(waitedNanos, other.waitedNanos),
                sum(switches, other.switches));
    }

    private static long sum(long one, long other) {
        return one < 0 || other < 0 ? SmallFile.UNKNOWN : one + other;
    }

    /**
     * Returns the shares of the time between two moments, of which these counts are the difference.
     *
     * @param threads    of the benchmark
     * @param processors of the machine
     */
    Interference interference(int threads, int processors) {
        double seconds = (double) nanos / TimeUnit.SECONDS.toNanos(1);
        boolean othersKnown = wantedTicks >= 0 && stolenTicks >= 0 && forkTicks >= 0;
        double otherTicks = (double) wantedTicks - stolenTicks - forkTicks;
        return new Interference(seconds,
                stolenTicks < 0 || wantedTicks < 0 ? Double.NaN : share((double) stolenTicks, (double) wantedTicks),
                known(waitedNanos, (double) threads * nanos),
                othersKnown ? share(otherTicks, processors * seconds * ProcessorTimes.TICKS_PER_SECOND) : Double.NaN,
                known(throttledNanos, (double) nanos), switches < 0 ? Double.NaN : (double) switches);
    }

    /**
     * Returns for which share of an iteration its threads waited for a processor, on average.
     *
     * @param threads  number of the benchmark's threads
     * @param measured nanoseconds for which each thread was measured; 0 if unknown, which means all of the time
     * @return from 0 to 1; NaN if unknown
     */
    double waiting(int threads, long measured) {
        return waitedNanos < 0 || ranNanos < 0 ? Double.NaN
                : measured > 0 ? MeasuredTime.waiting(measured, threads, ranNanos, waitedNanos)
                        : share((double) waitedNanos, (double) threads * nanos);
    }

    private static double known(long part, double whole) {
        return part < 0 ? Double.NaN : share((double) part, whole);
    }

    /** Ticks are counted when they are over, so that a part may seem larger than the whole. */
    private static double share(double part, double whole) {
        return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
    }
}
