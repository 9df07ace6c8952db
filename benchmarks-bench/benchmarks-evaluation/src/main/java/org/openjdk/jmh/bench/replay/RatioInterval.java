package org.openjdk.jmh.bench.replay;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.bench.outcome.Ratio;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/** Where the 95 % interval of the ratio between a measurement's mean and the steady one comes from. */
public enum RatioInterval {

    /** 1,000 simulations, as in Traini et al., EMSE 28:13, 2023. */
    BOOTSTRAP {
        @Override
        Reference to(double[] steady, long seed) {
            ResampledMean reference = ResampledMean.ofValues(steady, SIMULATIONS, new RandomStream(seed));
            return (measured, stream) -> {
                RandomStream random = new RandomStream(stream);
                return new Ratio(new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, random)
                        .ofRatio(ResampledMean.ofValues(measured, SIMULATIONS, random), reference));
            };
        }
    },

    /** The normal approximation: relative variances of the two means add up (the delta method). Nothing is drawn. */
    NORMAL {
        @Override
        Reference to(double[] steady, long seed) {
            Moments reference = Moments.of(steady);
            return (measured, stream) -> {
                Moments mean = Moments.of(measured);
                double ratio = mean.mean() / reference.mean();
                double half = QUANTILE * ratio * Math.sqrt(relativeVariance(mean) + relativeVariance(reference));
                return Ratio.of(ratio - half, ratio, ratio + half);
            };
        }
    };

    private static final double CONFIDENCE = 0.95;
    private static final double QUANTILE = new NormalDistribution().inverseCumulativeProbability((1 + CONFIDENCE) / 2);
    private static final int SIMULATIONS = 1000;

    /** What measurements are compared with. */
    @FunctionalInterface
    interface Reference {

        /** The ratio of a measurement to it; what is drawn at random comes from the stream. */
        Ratio ratio(double[] measured, long stream);
    }

    /** Prepares comparisons with the slices of a steady state. */
    abstract Reference to(double[] steady, long seed);

    /** Of the mean; a single value has no deviation that is known. */
    private static double relativeVariance(Moments values) {
        double variation = values.count() < 2 ? 0 : values.coefficientOfVariation();
        return variation * variation / values.count();
    }
}
