package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.IterationLevel;

/**
 * Judges the forks of one benchmark by the series of their iterations. Called from one thread, in the order
 * {@link #startFork}, then {@link #add} for each iteration with {@link #judge} in between, then {@link #endFork} and
 * {@link #judgeForks}.
 */
public interface SlidingStability {

    /**
     * Begins a fork. One that was begun and did not end has died, and is forgotten.
     *
     * @param longestWarmup how many warmup iterations the fork may have; the measurement may slide for as long as those
     *                      take that it has not; 0 or more
     */
    void startFork(int longestWarmup);

    /**
     * Takes the next iteration of the fork, warmup and measurement alike.
     *
     * @param iteration its level; NaN where it was not usable
     */
    void add(IterationLevel iteration);

    /**
     * Are the newest iterations, once they are completed to the wanted number by ones like them, a steady measurement?
     * Asked in front of the measurement iteration that would be the last, and again when the fork has ended.
     *
     * @param measured how many of the newest iterations belong to the measurement, all of them usable; from 0, where
     *                 a single one is wanted and none has run yet, to {@code wanted}, where the fork has ended
     * @param wanted   how many iterations the measurement is to have, 1 or more
     * @return the judgement, with one sentence for the user
     */
    Judgement judge(int measured, int wanted);

    /**
     * The fork has ended, and its newest iterations are its result.
     *
     * @param warmup whether it was a warmup fork, whose result does not count
     * @param kept   how many iterations are its result, 1 or more, all of them usable
     */
    void endFork(boolean warmup, int kept);

    /**
     * Is the result of the forks that have ended precise enough?
     *
     * @param warmup whether to look at the warmup forks, instead of those that count
     * @return the judgement, with one sentence for the user
     */
    Judgement judgeForks(boolean warmup);
}
