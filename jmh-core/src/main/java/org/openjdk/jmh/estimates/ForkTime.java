package org.openjdk.jmh.estimates;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** The estimated duration of one fork of a benchmark. Forks take slightly longer than settings suggest. Immutable. */
public final class ForkTime {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final double shortest;
    private final double longest;
    private final boolean known;

    private ForkTime(double shortest, double longest, boolean known) {
        this.shortest = shortest;
        this.longest = longest;
        this.known = known;
    }

    /**
     * Estimates by settings alone. Single shots have no time in their settings, and operations longer than an iteration
     * prolong it.
     */
    public static ForkTime of(BenchmarkParams params, int fewestWarmups) {
        return of(params, fewestWarmups, 0);
    }

    /**
     * Estimates by settings and the seconds of an operation, 0 if unknown. An iteration of the time t starts no
     * operation after t and waits for the last one, so with operations of the time x it takes ⌈t / x⌉ · x.
     */
    public static ForkTime of(BenchmarkParams params, int fewestWarmups, double operation) {
        double warmup = seconds(params.getWarmup(), operation);
        double always =
                ForkEstimate.START + params.getMeasurement().getCount() * seconds(params.getMeasurement(), operation);
        boolean known = operation > 0 || warmup + seconds(params.getMeasurement(), operation) > 0;
        return new ForkTime(always + fewestWarmups * warmup, always + params.getWarmup().getCount() * warmup, known);
    }

    private static double seconds(IterationParams phase, double operation) {
        double time = phase.getTime().convertTo(TimeUnit.NANOSECONDS) / NANOS;
        if (time == 0 || phase.getCount() == 0) {
            return phase.getCount() == 0 ? 0 : operation * phase.getBatchSize();
        }
        return operation == 0 ? time : Math.ceil(time / operation) * operation;
    }

    /** Returns the measured seconds of a fork with similar settings, limited to this range. */
    public ForkTime within(double seconds) {
        double seen = Math.max(shortest, Math.min(longest, seconds));
        return new ForkTime(seen, seen, known);
    }

    /** Returns the seconds with the minimum of warmup iterations, above 0. */
    public double shortest() {
        return shortest;
    }

    /** Returns the seconds with all warmup iterations, above 0. */
    public double longest() {
        return longest;
    }

    /** Returns false for single shots without a known time of operations. */
    public boolean isKnown() {
        return known;
    }
}
