package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;

/** Computes a simple stability value from all measurements of each union; a digest is the list of its iterations. */
final class WholeMeasurements implements IncrementalStability<WholeMeasurements.Element> {

    /** Holds the iterations of one element, an iteration or a fork. */
    static final class Element {
        private final List<DrawnIteration> iterations;
        private final boolean fork;

        private Element(List<DrawnIteration> iterations, boolean fork) {
            this.iterations = iterations;
            this.fork = fork;
        }
    }

    private final StabilityValue stability;

    WholeMeasurements(StabilityValue stability) {
        this.stability = stability;
    }

    @Override
    public Element digest(DrawnIteration iteration) {
        return new Element(Collections.singletonList(iteration), false);
    }

    @Override
    public Element combine(List<Element> iterations) {
        return new Element(flatten(iterations), true);
    }

    @Override
    public double[] vector(List<Element> elements, int fromUnion) {
        double[] vector = new double[elements.size()];
        int defined = 0;
        for (int size = fromUnion; size <= elements.size(); size++) {
            Measurements union = union(elements.subList(0, size));
            if (stability.isDefined(union)) {
                vector[defined++] = stability.of(union);
            }
        }
        return Arrays.copyOf(vector, defined);
    }

    private static Measurements union(List<Element> elements) {
        if (!elements.get(0).fork) {
            return Measurements.ofFork(flatten(elements));
        }
        List<List<DrawnIteration>> forks = new ArrayList<>();
        for (Element element : elements) {
            forks.add(element.iterations);
        }
        return Measurements.ofForks(forks);
    }

    private static List<DrawnIteration> flatten(List<Element> elements) {
        List<DrawnIteration> iterations = new ArrayList<>();
        for (Element element : elements) {
            iterations.addAll(element.iterations);
        }
        return iterations;
    }

    @Override
    public double of(Measurements measurements) {
        return stability.of(measurements);
    }
}
