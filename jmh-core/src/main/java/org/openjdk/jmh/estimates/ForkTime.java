package org.openjdk.jmh.estimates;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** The time that one fork of a benchmark takes, estimated before it runs. Immutable. */
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
     * Estimates by settings: single shots have no time, and operations that outlast their iteration take longer.
     *
     * @param fewestWarmups minimum of warmup iterations
     * @return a time that a fork slightly exceeds
     */
    public static ForkTime of(BenchmarkParams params, int fewestWarmups) {
        return of(params, fewestWarmups, 0);
    }

    /**
     * Estimates by settings and the time of an operation: an iteration of the time t starts no operation after t and waits
     * for the
     * last one, so with operations of the time x it takes ⌈t / x⌉ · x.
     *
     * @param fewestWarmups minimum of warmup iterations
     * @param operation     seconds of an operation; 0 if unknown
     * @return a time that a fork slightly exceeds
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

    /**
     * Returns the time of a fork that was measured, limited to this range.
     *
     * @param seconds of a fork with the same or similar settings
     */
    public ForkTime within(double seconds) {
        double seen = Math.max(shortest, Math.min(longest, seconds));
        return new ForkTime(seen, seen, known);
    }

    /** Returns the seconds with as few warmup iterations as possible, above 0. */
    public double shortest() {
        return shortest;
    }

    /** Returns the seconds with all warmup iterations, above 0. */
    public double longest() {
        return longest;
    }

    /** Returns false for single shots of which only the start of a virtual machine is known. */
    public boolean isKnown() {
        return known;
    }
}
