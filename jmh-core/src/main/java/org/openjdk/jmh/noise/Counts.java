package org.openjdk.jmh.noise;

import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;
import org.openjdk.jmh.results.environment.Interference;

/**
 * The counters of the system and of a fork at one moment, or their differences between two moments. A count may be
 * unknown. Immutable.
 */
public final class Counts {

    static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0, 0);

    private static final int WANTED_TICKS = 0;
    private static final int STOLEN_TICKS = 1;
    private static final int FORK_TICKS = 2;
    private static final int THROTTLED_NANOS = 3;
    private static final int RAN_NANOS = 4;
    private static final int WAITED_NANOS = 5;
    private static final int SWITCHES = 6;

    final long nanos;
    private final long[] counts;

    private Counts(long nanos, long[] counts) {
        this.nanos = nanos;
        this.counts = counts;
    }

    /**
     * Creates the counts of one moment.
     *
     * @param nanos          on the clock of {@link System#nanoTime}
     * @param wantedTicks    in which processors ran something or should have, all processors together
     * @param stolenTicks    those of them that the hypervisor gave to others
     * @param forkTicks      in which the fork ran
     * @param throttledNanos for which processors of the control group were stopped
     * @param ranNanos       for which threads of the benchmark ran
     * @param waitedNanos    for which threads of the benchmark waited for a processor
     * @param switches       how often the benchmark's threads lost a processor
     */
    Counts(long nanos, long wantedTicks, long stolenTicks, long forkTicks, long throttledNanos, long ranNanos,
           long waitedNanos, long switches) {
        this(nanos, new long[] {wantedTicks, stolenTicks, forkTicks, throttledNanos, ranNanos, waitedNanos, switches});
    }

    /** Returns what was counted since an earlier moment. Counters only grow: one that has not is unknown. */
    Counts since(Counts earlier) {
        return combined(earlier, nanos - earlier.nanos,
                (now, before) -> before < 0 || now < before ? SmallFile.UNKNOWN : now - before);
    }

    /** Returns the sum of two differences. */
    Counts plus(Counts other) {
        return combined(other, nanos + other.nanos,
                (one, another) -> one < 0 || another < 0 ? SmallFile.UNKNOWN : one + another);
    }

    private Counts combined(Counts other, long newNanos, LongBinaryOperator operation) {
        return new Counts(newNanos, IntStream.range(0, counts.length)
                .mapToLong(i -> operation.applyAsLong(counts[i], other.counts[i])).toArray());
    }

    /**
     * Returns the shares of the time between two moments, of which these counts are the difference.
     *
     * @param threads    of the benchmark
     * @param processors of the machine
     */
    Interference interference(int threads, int processors) {
        double seconds = (double) nanos / TimeUnit.SECONDS.toNanos(1);
        long wanted = counts[WANTED_TICKS];
        long stolen = counts[STOLEN_TICKS];
        long ofFork = counts[FORK_TICKS];
        boolean othersKnown = wanted >= 0 && stolen >= 0 && ofFork >= 0;
        return new Interference(seconds,
                stolen < 0 || wanted < 0 ? Double.NaN : share((double) stolen, (double) wanted),
                known(counts[WAITED_NANOS], (double) threads * nanos),
                othersKnown ? share((double) wanted - stolen - ofFork,
                        processors * seconds * SystemCounters.TICKS_PER_SECOND) : Double.NaN,
                known(counts[THROTTLED_NANOS], (double) nanos),
                counts[SWITCHES] < 0 ? Double.NaN : (double) counts[SWITCHES]);
    }

    /**
     * Returns for which share of an iteration its threads waited for a processor, on average.
     *
     * @param threads  number of the benchmark's threads
     * @param measured nanoseconds for which each thread was measured; 0 if unknown, which means all of the time
     * @return from 0 to 1; NaN if unknown
     */
    double waiting(int threads, long measured) {
        long ran = counts[RAN_NANOS];
        long waited = counts[WAITED_NANOS];
        return waited < 0 || ran < 0 ? Double.NaN
                : measured > 0 ? MeasuredTime.waiting(measured, threads, ran, waited)
                        : share((double) waited, (double) threads * nanos);
    }

    private static double known(long part, double whole) {
        return part < 0 ? Double.NaN : share((double) part, whole);
    }

    /** Ticks are counted when they are over, so that a part may seem larger than the whole. */
    private static double share(double part, double whole) {
        return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
    }
}
