package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * A criterion at work on one benchmark: it is told of forks and their iterations, and asked whether a phase may end.
 *
 * <p>Called from one thread, for each fork in the order {@link #startFork}, then {@link #warmupIteration} and
 * {@link #measurementIteration} as they come, with {@link #judge} in between where the phase is one that the criterion
 * {@linkplain StabilityCriterion#judges judges}, then {@link #endFork}. What does not matter to a judge it need not
 * override. An exception switches dynamic reconfiguration off for the benchmark.
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
     * May a phase end? Only asked where everything that it is about is usable.
     *
     * @param question which phase, of those that the criterion judges
     * @return the answer, with the figures that it rests on
     */
    Judgement judge(Question question);
}
