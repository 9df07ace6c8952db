package org.openjdk.jmh.dynreconf.criteria.vector;

/**
 * Assigns a stability value to a set of measurements: the <i>sc</i> of the FSE'20 paper, section 4.2.
 *
 * <p>An instance belongs to one benchmark and is called from one thread. At a checkpoint it is called once for each
 * element of the vector: for the iterations i′ to x of the window after a warmup iteration, for the forks 1 to x after
 * a fork.
 */
@FunctionalInterface
public interface StabilityValue {

    /**
     * {@return the stability value, any finite number; NaN or an infinity makes the checkpoint undecided}
     *
     * @param measurements never empty, all values finite; the newest fork and iteration come last
     */
    double of(Measurements measurements);

    /**
     * {@return whether these measurements suffice for a stability value; true unless overridden} Others are left out of
     * the vector. An empty vector makes the checkpoint undecided.
     *
     * @param measurements never empty
     */
    default boolean isDefined(Measurements measurements) {
        return true;
    }

    /**
     * {@return the same value, computed incrementally for growing unions; unless overridden, from all measurements of
     * each union}
     */
    default IncrementalStability<?> incremental() {
        return new WholeMeasurements(this);
    }
}
