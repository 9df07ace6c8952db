package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Stability vectors of plain arrays. */
final class Vectors {

    private Vectors() {
    }

    static double[] ofIterations(String criterion, long seed, double[]... iterations) {
        return ofIterations(stability(criterion, seed), iterations);
    }

    static double[] ofForks(String criterion, long seed, double[][][] forks) {
        return ofForks(stability(criterion, seed), forks);
    }

    static IncrementalStability<?> stability(String criterion, long seed) {
        ConfiguredCriterion configured = StabilityCriteria.builtIn().parse(criterion).get(0);
        return ((VectorCriterion) configured.criterion()).stabilityValue(JudgeSetup.of(configured, seed)).incremental();
    }

    static <D> double[] ofIterations(IncrementalStability<D> stability, double[]... iterations) {
        return stability.vector(digests(stability, iterations), 1);
    }

    static <D> double[] ofForks(IncrementalStability<D> stability, double[][][] forks) {
        List<D> elements = new ArrayList<>();
        for (double[][] fork : forks) {
            elements.add(stability.combine(digests(stability, fork)));
        }
        return stability.vector(elements, 1);
    }

    static double[] ofIterationsFrom(String criterion, long seed, int fromUnion, double[]... iterations) {
        return ofIterationsFrom(stability(criterion, seed), fromUnion, iterations);
    }

    private static <D> double[] ofIterationsFrom(IncrementalStability<D> stability, int fromUnion,
                                                 double[]... iterations) {
        return stability.vector(digests(stability, iterations), fromUnion);
    }

    private static <D> List<D> digests(IncrementalStability<D> stability, double[][] iterations) {
        List<D> digests = new ArrayList<>();
        for (double[] iteration : iterations) {
            digests.add(stability.digest(DrawnIteration.of(iteration, Double.NaN, VmActivity.UNKNOWN)));
        }
        return digests;
    }
}
