package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;

/**
 * Computes a whole vector of stability values from digests of the iterations, so that a checkpoint costs the same
 * however many iterations came before. The built-in criteria are of this kind; most others need only {@link
 * StabilityValue#of}.
 *
 * @param <D> the digest of one iteration, or of all iterations of a fork; not modified once created
 */
public interface IncrementalStability<D> extends StabilityValue {

    /**
     * {@return the digest of an iteration} It is called once, when the iteration arrives.
     *
     * @param iteration the newest iteration
     */
    D digest(DrawnIteration iteration);

    /**
     * {@return the digest of a fork} It is called once, when the fork ends.
     *
     * @param iterations digests of the fork's iterations, at least one
     */
    D combine(List<D> iterations);

    /**
     * {@return the stability values of the growing unions of elements, the first, the first two and so on; oldest
     * first, without values that are not defined}
     *
     * @param elements  digests of iterations, or of forks, at least one, oldest first
     * @param fromUnion the size of the first union of interest, 1 or more; values of smaller ones are omitted
     */
    double[] vector(List<D> elements, int fromUnion);

    @Override
    default IncrementalStability<D> incremental() {
        return this;
    }

    /** {@return the stability value computed from scratch, the last element of {@link #vector}; NaN if undefined} */
    @Override
    default double of(Measurements measurements) {
        List<D> forks = new ArrayList<>();
        List<D> iterations = new ArrayList<>();
        for (List<DrawnIteration> fork : measurements.forks()) {
            iterations = new ArrayList<>();
            for (DrawnIteration iteration : fork) {
                iterations.add(digest(iteration));
            }
            forks.add(combine(iterations));
        }
        List<D> elements = forks.size() == 1 ? iterations : forks;
        double[] last = vector(elements, elements.size());
        return last.length == 0 ? Double.NaN : last[0];
    }
}
