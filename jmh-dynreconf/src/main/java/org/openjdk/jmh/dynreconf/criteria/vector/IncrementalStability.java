package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;

/**
 * A stability value that keeps a digest of each iteration and computes a whole vector from these at once, so that a
 * checkpoint costs the same however many iterations came before. The built-in criteria work this way; most others
 * need nothing but {@link StabilityValue#of}.
 *
 * @param <D> the digest of one iteration, or of all iterations of a fork; not modified once it is made
 */
public interface IncrementalStability<D> extends StabilityValue {

    /**
     * Digests an iteration, once, when it arrives.
     *
     * @param iteration the newest iteration
     * @return its digest
     */
    D digest(DrawnIteration iteration);

    /**
     * Digests a fork, once, when it ends.
     *
     * @param iterations digests of the fork's iterations, at least one
     * @return the fork's digest
     */
    D combine(List<D> iterations);

    /**
     * Returns the stability values of the growing unions of elements: of the first, of the first two, and so on.
     *
     * @param elements  digests of iterations, or of forks, at least one, oldest first
     * @param fromUnion the size of the first union of interest, 1 or more; values of smaller ones are left out
     * @return oldest first; values that are not defined are left out
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
