package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Applies a criterion to one benchmark: it receives forks and their iterations and decides whether a phase may end.
 *
 * <p>All calls come from one thread, for each fork in the order {@link #startFork}, then {@link #warmupIteration} and
 * {@link #measurementIteration} as they end, with {@link #judge} in between if the criterion {@linkplain
 * StabilityCriterion#judges judges} the phase, then {@link #endFork}. Implementations override the methods that they
 * need. An exception switches dynamic reconfiguration off for the benchmark.
 */
public interface Judge {

    /**
     * Begins a fork. If the previous one did not end, it is ignored: it died, or its result cannot be judged.
     *
     * @param fork its side, and whether it counts
     */
    default void startFork(ForkRole fork) {
        // Judges of iterations need no forks.
    }

    /**
     * Receives a warmup iteration that has ended.
     *
     * @param iteration the measurement, usable or not
     */
    default void warmupIteration(Iteration iteration) {
        // Judges of forks need no warmup.
    }

    /**
     * Receives a measurement iteration that has ended.
     *
     * @param iteration the measurement, usable or not
     */
    default void measurementIteration(Iteration iteration) {
        // Judges of the warmup need no measurement.
    }

    /**
     * Ends a fork that has a result.
     *
     * @param kept the number of its newest measurement iterations that are its result, all of them usable; 0 for a
     * warmup fork without measurement
     */
    default void endFork(int kept) {
        // Judges of iterations need no forks.
    }

    /**
     * {@return whether a phase may end, with the figures behind it} It is called only if all data of the question are
     * usable.
     *
     * @param question the phase, one of those that the criterion judges
     */
    Judgement judge(Question question);
}
