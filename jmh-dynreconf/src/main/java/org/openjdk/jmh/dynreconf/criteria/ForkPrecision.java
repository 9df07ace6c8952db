package org.openjdk.jmh.dynreconf.criteria;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * How precise the result of several forks is: the half width of Student's 99 % interval of their mean, relative to the
 * mean. Forks are taken for independent draws, so that what differs from fork to fork is in it.
 */
final class ForkPrecision {

    private static final double CONFIDENCE = 0.99;

    private final double wanted;
    private final List<Double> means = new ArrayList<>();

    /** Precise enough is what is off by no more than the wanted relative error. */
    ForkPrecision(double wanted) {
        this.wanted = wanted;
    }

    void add(double mean) {
        means.add(mean);
    }

    Judgement judge() {
        int count = means.size();
        if (count < 2) {
            return Judgement.undecided("one fork does not tell how much forks differ");
        }
        Moments moments = Moments.of(means.stream().mapToDouble(mean -> mean).toArray());
        double quantile = new TDistribution(null, count - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
        double halfWidth = quantile * moments.coefficientOfVariation() / Math.sqrt(count);
        return Judgement.of(halfWidth <= wanted, halfWidth, String.format(Locale.ROOT,
                "%d forks give their mean to within %.2f %% at a confidence of 99 %%", count, 100 * halfWidth));
    }
}
