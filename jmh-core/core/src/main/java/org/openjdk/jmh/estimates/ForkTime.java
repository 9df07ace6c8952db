package org.openjdk.jmh.estimates;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** What one fork of a benchmark takes, before any has run; immutable. */
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
     * What the settings say. Single shots have no time, and operations that outlast their iteration take longer.
     *
     * @param params         of the benchmark
     * @param fewestWarmups  warmup iterations that run at least; as many as there are where the benchmark is static
     * @return a time that a fork exceeds, if slightly, by what lies between its iterations
     */
    public static ForkTime of(BenchmarkParams params, int fewestWarmups) {
        return of(params, fewestWarmups, 0);
    }

    /**
     * What the settings say, and what is known of the operations: an iteration of the time t begins no operation behind t
     * and waits for the last one, so that it takes ⌈t / x⌉ · x with operations of the time x.
     *
     * @param params        of the benchmark
     * @param fewestWarmups warmup iterations that run at least
     * @param operation     seconds of an operation; 0 where they are not known
     * @return a time that a fork exceeds, if slightly, by what lies between its iterations
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
     * The same, where a fork has been seen.
     *
     * @param seconds that a fork took by the same settings, or by similar ones
     * @return as long as that, but within these times
     */
    public ForkTime within(double seconds) {
        double seen = Math.max(shortest, Math.min(longest, seconds));
        return new ForkTime(seen, seen, known);
    }

    /**
     * With as few warmup iterations as possible.
     *
     * @return seconds, above 0
     */
    public double shortest() {
        return shortest;
    }

    /**
     * With all warmup iterations.
     *
     * @return seconds, above 0
     */
    public double longest() {
        return longest;
    }

    /**
     * Whether more than the start of a virtual machine is known.
     *
     * @return false for single shots of which nothing is known
     */
    public boolean isKnown() {
        return known;
    }
}
