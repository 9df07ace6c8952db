package org.openjdk.jmh.results.environment;

import java.util.function.ToDoubleFunction;

/**
 * A disturbance of forks, and the size from which it is reported.
 *
 * <p>A benchmark that loses a share of its time is slower by about that share. The default criterion accepts an error
 * of 2 %, so a loss below half of that is not visible in the result.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum Cause {

    /** A hypervisor gave processors to other virtual machines. */
    STOLEN(Limits.SHARE, "of the time taken by other virtual machines",
            "use a dedicated machine, or processors that are not shared", fork -> fork.measurement().stolen),

    /** Threads of the benchmark waited for a processor that others used. */
    WAITING(Limits.SHARE, "of the time waiting for a processor",
            "stop other programs, or use fewer threads (-t)", fork -> fork.measurement().waiting),

    /** The control group had exhausted its quota. */
    THROTTLED(Limits.SHARE,
            "of the time stopped by the processor quota of the container",
            "raise or remove that quota", fork -> fork.measurement().throttled),

    /** Processors were slowed down because they were hot. */
    HOT(0, "slowed down because processors were hot",
            "cool the machine, or turn turbo off", ForkEnvironment::thermalEvents),

    /** The speed of the machine differed before and after the fork. */
    RULER(Limits.RULER, "change of the machine's own speed",
            "stop other programs, fix the processor frequency (governor performance, turbo off), or run more forks (-f)",
            fork -> Math.abs(fork.rulerChange()));

    private final double limit;
    /** Describes this cause after a share of time. */
    final String words;
    final String remedy;
    private final ToDoubleFunction<ForkEnvironment> size;

    Cause(double limit, String words, String remedy, ToDoubleFunction<ForkEnvironment> size) {
        this.limit = limit;
        this.words = words;
        this.remedy = remedy;
        this.size = size;
    }

    /** Returns the size of this disturbance: a share, or a number of times for {@link #HOT}; NaN if unknown. */
    public double size(ForkEnvironment fork) {
        return size.applyAsDouble(fork);
    }

    boolean disturbs(ForkEnvironment fork) {
        return size(fork) > limit;
    }
}
