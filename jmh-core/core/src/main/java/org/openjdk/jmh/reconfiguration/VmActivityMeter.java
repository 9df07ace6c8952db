package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Reads, from the host, what JIT compilers and garbage collectors of the measured VM did in an iteration. */
final class VmActivityMeter {

    private static final String COMPILATIONS = "sun.ci.totalCompiles";
    private static final String COMPILATION_TICKS = "java.ci.totalTime";
    private static final String TICKS_PER_SECOND = "sun.os.hrt.frequency";
    private static final String COLLECTOR = "sun.gc.collector.";

    private final LongSupplier pid;
    private HotSpotCounters counters;
    private boolean opened;
    private long compilations;
    private long compilationTicks;
    private long collections;
    private long collectionTicks;

    /**
     * Creates a meter of one VM.
     *
     * @param pid its process, known at the latest when its first iteration starts
     */
    VmActivityMeter(LongSupplier pid) {
        this.pid = pid;
    }

    /** An iteration begins. */
    void start() {
        if (!opened) {
            opened = true;
            counters = HotSpotCounters.of(pid.getAsLong());
            counters = counters != null && isComplete() ? counters : null;
        }
        if (counters != null) {
            compilations = counters.value(COMPILATIONS);
            compilationTicks = counters.value(COMPILATION_TICKS);
            collections = sumOverCollectors("invocations");
            collectionTicks = sumOverCollectors("time");
        }
    }

    private boolean isComplete() {
        return counters.has(COMPILATIONS) && counters.has(COMPILATION_TICKS) && counters.has(TICKS_PER_SECOND);
    }

    /** Returns what happened since {@link #start()}. */
    VmActivity activity() {
        if (counters == null) {
            return VmActivity.UNKNOWN;
        }
        return VmActivity.of(since(compilations, counters.value(COMPILATIONS)),
                millis(since(compilationTicks, counters.value(COMPILATION_TICKS))),
                since(collections, sumOverCollectors("invocations")),
                millis(since(collectionTicks, sumOverCollectors("time"))));
    }

    /** A VM that exits may clear its counters under our eyes. */
    private static long since(long before, long now) {
        return Math.max(0, now - before);
    }

    private long sumOverCollectors(String figure) {
        long sum = 0;
        for (int i = 0; counters.has(COLLECTOR + i + "." + figure); i++) {
            sum += counters.value(COLLECTOR + i + "." + figure);
        }
        return sum;
    }

    private long millis(long ticks) {
        return ticks * TimeUnit.SECONDS.toMillis(1) / counters.value(TICKS_PER_SECOND);
    }
}
