package org.openjdk.jmh.dynreconf;

import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Bounds the distance between the result of a run whose forks were found steady and the long-run level of the
 * benchmark; immutable. Two sources of error contribute:
 * <ul>
 * <li><b>Forks differ.</b> With v the coefficient of variation of n forks with ν degrees of freedom (n − 1, and those
 * of earlier runs), and u the usual variation of forks, the moderated variation is √((u² + ν v²) / (1 + ν)), as if one
 * more degree of freedom had the variation u (Smyth, "Linear models and empirical Bayes methods", 2004). The error is
 * the larger one of t<sub>ν</sub> v / √n, Student's half-width, and t<sub>ν+1</sub> times the moderated variation / √n.
 * The second is needed because forking ends when forks agree, and few forks may agree by chance.
 * <li><b>Warmup may be incomplete</b> by up to the threshold, in all forks alike, so that their variation does not show
 * it.
 * </ul> The limits are the result divided and multiplied by (1 + error) (1 + threshold). docs/evidence/bench.md has
 * their coverage on recordings.
 *
 * <p>Worked example: two forks 0.1 % apart vary by 0.07 %, and Student's half-width is 12.706 · 0.07 / √2 = 0.63 %.
 * With u = 3 %, the moderated variation is 2.12 %, and the error 4.303 · 2.12 / √2 = 6.5 %; with a threshold of 2 %,
 * the result may be off by 1.065 · 1.02 − 1 = 8.6 %.
 */
public final class LongRunInterval {

    /**
     * The usual variation of forks, if the threshold is not larger: half of the recorded benchmarks vary by 2.8 % and
     * more (docs/evidence/sequential.md).
     */
    public static final double USUAL_VARIATION = 0.03;

    /** More forks than that are no advice. */
    private static final int MOST_FORKS = 1000;

    private final int forks;
    private final double earlier;
    private final double variation;
    private final double confidence;
    private final double threshold;

    private LongRunInterval(int forks, double earlier, double variation, double confidence, double threshold) {
        this.forks = forks;
        this.earlier = earlier;
        this.variation = variation;
        this.confidence = confidence;
        this.threshold = threshold;
    }

    /**
     * Creates the interval from a judgement of {@code steady}.
     *
     * @param judgement of two forks or more
     * @param threshold by which a fork that was found steady may be off, as a share above 0, for example 0.02
     * @return empty if the judge was undecided, and for a judgement of something else
     */
    public static Optional<LongRunInterval> of(Judgement judgement, double threshold) {
        Map<String, Double> figures = judgement.figures();
        Double forks = figures.get(SteadyFigures.FORKS);
        Double variation = figures.get(SteadyFigures.VARIATION);
        Double confidence = figures.get(SteadyFigures.CONFIDENCE);
        if (forks == null || variation == null || confidence == null || judgement.undecidedReason().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new LongRunInterval(forks.intValue(), figures.getOrDefault(HistoryFigures.FREEDOM, 0.0),
                variation, confidence, threshold));
    }

    /** {@return the number of earlier forks that the interval is based on, 2 or more} */
    public int forks() {
        return forks;
    }

    /** {@return the confidence level, between 0 and 1} */
    public double confidence() {
        return confidence;
    }

    /** {@return the relative half-width due to the variation between forks; 0.03 is 3 %} */
    public double scatter() {
        return scatter(forks);
    }

    /** {@return the relative half-width due to incomplete warmup: the threshold of the criterion} */
    public double warmup() {
        return threshold;
    }

    /**
     * {@return the relative half-width s of both together: the limits are the result divided and multiplied by 1 + s}
     */
    public double share() {
        return (1 + scatter()) * (1 + threshold) - 1;
    }

    /**
     * Returns the interval.
     *
     * @param result of all forks, the mean of their means; in any unit
     */
    public Interval around(double result) {
        double one = result / (1 + share());
        double other = result * (1 + share());
        return Interval.of(Math.min(one, other), result, Math.max(one, other));
    }

    /**
     * Returns how many forks more would bring the scatter down to a share, if they vary as those do that ran.
     *
     * @param wanted scatter, a share above 0
     * @return 0 where it is that low; empty where a thousand forks would not do
     */
    public Optional<Integer> furtherForks(double wanted) {
        int needed = forks;
        while (needed <= MOST_FORKS && scatter(needed) > wanted) {
            needed++;
        }
        return needed > MOST_FORKS ? Optional.empty() : Optional.of(needed - forks);
    }

    private double scatter(int count) {
        double freedom = count - 1 + earlier;
        double usual = Math.max(USUAL_VARIATION, threshold);
        double moderated = Math.sqrt((usual * usual + freedom * variation * variation) / (1 + freedom));
        return Math.max(quantile(freedom) * variation, quantile(freedom + 1) * moderated) / Math.sqrt(count);
    }

    private double quantile(double freedom) {
        return StudentQuantile.of((1 + confidence) / 2, freedom);
    }
}
