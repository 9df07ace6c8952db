package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;

/** Holds forks of iterations for a stability value; immutable. Warmup iterations are those of one fork. */
public final class Measurements {

    private final List<List<DrawnIteration>> forks;

    private Measurements(List<List<DrawnIteration>> forks) {
        this.forks = forks;
    }

    /**
     * {@return the iterations of a single fork}
     *
     * @param iterations in the order in which they ran, at least one
     * @throws IllegalArgumentException if there is no iteration
     */
    public static Measurements ofFork(List<DrawnIteration> iterations) {
        return ofForks(Collections.singletonList(iterations));
    }

    /**
     * {@return the iterations of several forks}
     *
     * @param forks in the order in which they ran, at least one, each with at least one iteration
     * @throws IllegalArgumentException if there is no fork, or one without an iteration
     */
    public static Measurements ofForks(List<List<DrawnIteration>> forks) {
        if (forks.isEmpty()) {
            throw new IllegalArgumentException("measurements need at least one fork");
        }
        List<List<DrawnIteration>> copy = new ArrayList<>(forks.size());
        for (List<DrawnIteration> fork : forks) {
            if (fork.isEmpty()) {
                throw new IllegalArgumentException("fork " + (copy.size() + 1) + " has no iteration");
            }
            copy.add(Collections.unmodifiableList(new ArrayList<>(fork)));
        }
        return new Measurements(Collections.unmodifiableList(copy));
    }

    /** {@return the iterations of each fork, unmodifiable, never empty, in the order in which they ran} */
    public List<List<DrawnIteration>> forks() {
        return forks;
    }

    /** {@return the iterations of all forks, unmodifiable, never empty, in the order in which they ran} */
    public List<DrawnIteration> iterations() {
        List<DrawnIteration> all = new ArrayList<>();
        forks.forEach(all::addAll);
        return Collections.unmodifiableList(all);
    }

    /** {@return the finite values of all iterations in a new array, never empty, ascending only within an iteration} */
    public double[] values() {
        return iterations().stream().flatMapToDouble(i -> Arrays.stream(i.values())).toArray();
    }
}
