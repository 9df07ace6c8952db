package org.openjdk.jmh.bench.outcome;

/**
 * How a technique ended the warmup of a fork.
 *
 * @param fork          counted from 0
 * @param warmupSlices  slices, or iterations, of warmup
 * @param warmupSeconds their time
 * @param stable        whether the technique said that the fork is warm, rather than giving up
 * @param lateSeconds   warmup time minus the time until the steady state, negative where the warmup was too short; NaN
 *                      where the steady state is unknown
 * @param steadyRatio   of the mean after the warmup and that of the steady state, at 95 %; null where the steady state
 *                      is unknown
 * @param why           what a criterion that slides said of the result; empty for others, and where it is not known
 */
public record WarmupOutcome(int fork, int warmupSlices, double warmupSeconds, boolean stable, double lateSeconds,
                            Ratio steadyRatio, String why) {

    /** A fork whose steady state is unknown. */
    public static WarmupOutcome unjudged(int fork, int warmupIterations, double warmupSeconds, boolean stable,
                                         String why) {
        return new WarmupOutcome(fork, warmupIterations, warmupSeconds, stable, Double.NaN, null, why);
    }

    /** Whether the fork has a steady state that the warmup can be compared with. */
    public boolean isJudged() {
        return steadyRatio != null;
    }

    /** RPD, 0 where it is not significant; NaN where the steady state is unknown. */
    public double deviation() {
        return steadyRatio == null ? Double.NaN : steadyRatio.deviation();
    }
}
