package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Applies a criterion to one benchmark: it receives forks and their iterations and decides whether a phase may end.
 *
 * <p>Called from one thread, for each fork in the order {@link #startFork}, then {@link #warmupIteration} and {@link
 * #measurementIteration} as they end, with {@link #judge} in between if the criterion {@linkplain
 * StabilityCriterion#judges judges} the phase, then {@link #endFork}. Methods without effect on a judge need not be
 * overridden. An exception switches dynamic reconfiguration off for the benchmark.
 */
public interface Judge {

    /**
     * A fork begins. One that began and did not end is to be forgotten: it died, or its result cannot be judged.
     *
     * @param fork whose it is, and whether it counts
     */
    default void startFork(ForkRole fork) {
        // of no matter to judges of iterations
    }

    /**
     * A warmup iteration of the fork has ended.
     *
     * @param iteration what was measured, usable or not
     */
    default void warmupIteration(Iteration iteration) {
        // of no matter to judges of forks
    }

    /**
     * A measurement iteration of the fork has ended.
     *
     * @param iteration what was measured, usable or not
     */
    default void measurementIteration(Iteration iteration) {
        // of no matter to judges of the warmup
    }

    /**
     * The fork has ended well.
     *
     * @param kept how many of its newest measurement iterations are its result, all of them usable; 0 for a warmup fork
     *             without measurement
     */
    default void endFork(int kept) {
        // of no matter to judges of iterations
    }

    /**
     * Decides whether a phase may end. It is called only if all data of the question are usable.
     *
     * @param question the phase, one of those that the criterion judges
     * @return the judgement, with the figures that it is based on
     */
    Judgement judge(Question question);
}
