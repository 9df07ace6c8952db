package org.openjdk.jmh.dynreconf.criteria.steady;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Measures the precision of the result of several forks: the half-width of Student's interval of their mean, relative
 * to the mean. Forks are independent draws, so that it includes the variation between forks, and is wide for few of
 * them.
 *
 * <p>If a usual variation u of forks is given, which is at least the wanted precision, a few forks that agree by chance
 * do not count as more precise: the half-width is then at least that with the variation √((u² + ν v²) / (1 + ν)) and
 * one more degree of freedom, where v is the variation of forks that have ν of them (Smyth, "Linear models and
 * empirical Bayes methods", 2004).
 */
final class ForkPrecision {

    /** More forks than that are no advice. */
    private static final int MOST_FORKS = 1000;

    private final double wanted;
    private final double confidence;
    private final double usual;
    private final List<Double> means = new ArrayList<>();

    /**
     * Precise enough is what is off by no more than the wanted relative error; usually, forks vary by so much, or 0.
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
        if (!(reached <= wanted) && halfWidth(variation, MOST_FORKS) <= wanted) {
            figures.put(SteadyFigures.NEEDED_FORKS, (double) neededForks(variation, count));
        }
        return Judgement.of(reached <= wanted, reached).withFigures(figures);
    }

    private double halfWidth(double variation, int count) {
        double student = quantile(count - 1) * variation;
        double moderated = usual == 0 ? 0
                : quantile(count) * Math.sqrt((usual * usual + (count - 1) * variation * variation) / count);
        return Math.max(student, moderated) / Math.sqrt(count);
    }

    private double quantile(int freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability((1 + confidence) / 2);
    }

    /**
     * Finds the fewest forks by bisection: half-widths shrink with each fork, so that the first one that is narrow
     * enough is the fewest forks.
     */
    private int neededForks(double variation, int count) {
        int least = count;
        int most = MOST_FORKS;
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
