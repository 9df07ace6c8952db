package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Reads from the host how much JIT compilers and garbage collectors of the measured VM did in an iteration. */
final class VmActivityMeter {

    private static final String COMPILATIONS = "sun.ci.totalCompiles";
    private static final String COMPILATION_TICKS = "java.ci.totalTime";
    private static final String TICKS_PER_SECOND = "sun.os.hrt.frequency";
    private static final String COLLECTOR = "sun.gc.collector.";

    private final Supplier<HotSpotCounters> published;
    private HotSpotCounters counters;
    private boolean opened;
    private long compilations;
    private long compilationTicks;
    private long collections;
    private long collectionTicks;
    private long ticksPerSecond;

    /** @param pid returns the process ID of the VM, valid when its first iteration starts */
    VmActivityMeter(LongSupplier pid) {
        this(() -> HotSpotCounters.of(pid.getAsLong()));
    }

    /** @param published returns the counters when the first iteration starts, or null if there are none */
    VmActivityMeter(Supplier<HotSpotCounters> published) {
        this.published = published;
    }

    void start() {
        if (!opened) {
            opened = true;
            open(published.get());
        }
        if (counters != null) {
            compilations = counters.value(COMPILATIONS);
            compilationTicks = counters.value(COMPILATION_TICKS);
            collections = sumOverCollectors("invocations");
            collectionTicks = sumOverCollectors("time");
        }
    }

    /** Reads the frequency once, because a VM that exits may clear its counters at any time. */
    private void open(HotSpotCounters found) {
        boolean complete = found != null && found.has(COMPILATIONS) && found.has(COMPILATION_TICKS)
                && found.has(TICKS_PER_SECOND);
        ticksPerSecond = complete ? found.value(TICKS_PER_SECOND) : 0;
        counters = ticksPerSecond > 0 ? found : null;
    }

    VmActivity activity() {
        if (counters == null) {
            return VmActivity.UNKNOWN;
        }
        return VmActivity.of(since(compilations, counters.value(COMPILATIONS)),
                millis(since(compilationTicks, counters.value(COMPILATION_TICKS))),
                since(collections, sumOverCollectors("invocations")),
                millis(since(collectionTicks, sumOverCollectors("time"))));
    }

    /** Returns a difference of counters, or 0 if they were cleared meanwhile. */
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
        return ticks * TimeUnit.SECONDS.toMillis(1) / ticksPerSecond;
    }
}
