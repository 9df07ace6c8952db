package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.statistics.ModeratedVariation;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Measures the precision of the result of several forks: the half-width of Student's interval of their mean, relative
 * to the mean. Forks are independent draws, so that it includes the variation between forks, and is wide for few of
 * them.
 *
 * <p>If a usual variation of forks is given, a few forks that agree by chance do not count as more precise: the
 * half-width is at least that with the {@linkplain ModeratedVariation moderated variation} and one more degree of
 * freedom.
 */
final class ForkPrecision {

    private final double wanted;
    private final double confidence;
    private final double usual;
    private final List<Double> means = new ArrayList<>();

    /**
     * Creates the precision of forks so far.
     *
     * @param wanted     the largest relative half-width that is precise enough
     * @param confidence of the interval
     * @param usual      the usual variation of forks, raised to the wanted precision; 0 for Student's interval alone
     */
    ForkPrecision(double wanted, double confidence, double usual) {
        this.wanted = wanted;
        this.confidence = confidence;
        this.usual = usual == 0 ? 0 : Math.max(usual, wanted);
    }

    void add(double mean) {
        means.add(mean);
    }

    Judgement judge() {
        int count = means.size();
        if (count < 2) {
            return Judgement.undecided("one fork does not show how much forks vary");
        }
        double variation = Math.abs(Moments.of(means.stream().mapToDouble(mean -> mean).toArray())
                .coefficientOfVariation());
        double reached = halfWidth(variation, count);
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(SteadyFigures.FORKS, (double) count);
        figures.put(SteadyFigures.VARIATION, variation);
        figures.put(SteadyFigures.CONFIDENCE, confidence);
        if (!(reached <= wanted) && halfWidth(variation, SteadyFigures.MOST_FORKS) <= wanted) {
            figures.put(SteadyFigures.NEEDED_FORKS, (double) neededForks(variation, count));
        }
        return Judgement.of(reached <= wanted, reached).withFigures(figures);
    }

    private double halfWidth(double variation, int count) {
        double student = quantile(count - 1) * variation;
        double moderated = usual == 0 ? 0 : quantile(count) * ModeratedVariation.of(usual, variation, count - 1.0);
        return Math.max(student, moderated) / Math.sqrt(count);
    }

    private double quantile(int freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability((1 + confidence) / 2);
    }

    /** Finds the minimum number of forks by bisection, as half-widths shrink with each fork. */
    private int neededForks(double variation, int count) {
        int least = count;
        int most = SteadyFigures.MOST_FORKS;
        while (most - least > 1) {
            int middle = (least + most) / 2;
            if (halfWidth(variation, middle) <= wanted) {
                most = middle;
            } else {
                least = middle;
            }
        }
        return most;
    }
}
