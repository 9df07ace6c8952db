package org.openjdk.jmh.bench.replay;

/**
 * How a technique ended the warmup of a fork.
 *
 * @param fork          counted from 0
 * @param warmupSlices  slices of warmup
 * @param warmupSeconds their time
 * @param stable        whether the technique said that the fork is warm, rather than giving up
 * @param lateSeconds   warmup time minus the time until the steady state, negative where the warmup was too short; NaN
 *                      where the steady state is unknown
 * @param deviation     RPD, 0 where it is not significant; NaN where the steady state is unknown
 */
public record ForkOutcome(int fork, int warmupSlices, double warmupSeconds, boolean stable, double lateSeconds,
                          double deviation) {

    /** Whether the fork has a steady state that the warmup can be compared with. */
    public boolean isJudged() {
        return !Double.isNaN(deviation);
    }
}
