package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/** Computes (upper − lower) / |mean| of a hierarchical bootstrap interval of the mean; not defined for one value. */
final class ConfidenceIntervalWidth implements IncrementalStability<ResampledMean> {

    private final int simulations;
    private final int block;
    private final boolean corrected;
    private final RandomStream random;
    private final HierarchicalBootstrap bootstrap;

    ConfidenceIntervalWidth(double confidence, int simulations, int block, boolean corrected, long seed) {
        this.simulations = simulations;
        this.block = block;
        this.corrected = corrected;
        this.random = new RandomStream(seed);
        this.bootstrap = new HierarchicalBootstrap(simulations, confidence, random);
    }

    @Override
    public ResampledMean digest(DrawnIteration iteration) {
        return ResampledMean.ofValues(iteration.values(), simulations, random);
    }

    @Override
    public ResampledMean combine(List<ResampledMean> iterations) {
        return ResampledMean.ofSeries(iterations, block);
    }

    /** Resamples forks independently, but iterations of one fork in blocks of neighbours. */
    @Override
    public double[] vector(List<ResampledMean> elements, int fromUnion) {
        double[] vector = new double[elements.size()];
        int defined = 0;
        int neighbours = elements.get(0).isGroup() ? 1 : block;
        for (int size = fromUnion; size <= elements.size(); size++) {
            ResampledMean union = ResampledMean.ofSeries(elements.subList(0, size), neighbours);
            if (union.count() > 1) {
                vector[defined++] = relativeWidth(union);
            }
        }
        return Arrays.copyOf(vector, defined);
    }

    private double relativeWidth(ResampledMean union) {
        if (Double.isInfinite(union.mean() * union.count())) {
            return Double.POSITIVE_INFINITY;
        }
        Interval interval = corrected ? bootstrap.ofMeanCorrected(union) : bootstrap.ofMean(union);
        return interval.relativeWidth();
    }
}
