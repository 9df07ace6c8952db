package org.openjdk.jmh.dynreconf;

import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.ModeratedVariation;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Estimates the interval of the long-run level of a benchmark around the result of a run whose forks were found steady;
 * immutable. It combines two errors:
 * <ul>
 * <li><b>Forks differ.</b> With v the coefficient of variation of n forks with ν degrees of freedom (n − 1, and those
 * of earlier runs), the error is the larger one of t<sub>ν</sub> v / √n, Student's half-width, and t<sub>ν+1</sub>
 * times the {@linkplain ModeratedVariation moderated variation} / √n. The second is needed because forking stops when
 * forks agree, and few forks may agree by chance.
 * <li><b>Warmup may be incomplete</b> by up to the threshold, in all forks alike, so that their variation does not show
 * it.
 * </ul> The limits are the result divided and multiplied by (1 + error) (1 + threshold). docs/evidence/bench.md has
 * their coverage on recordings.
 *
 * <p>Worked example: two forks 0.1 % apart vary by 0.07 %, and Student's half-width is 12.706 · 0.07 / √2 = 0.63 %.
 * With a usual variation of 3 %, the moderated variation is 2.12 %, and the error 4.303 · 2.12 / √2 = 6.5 %. With a
 * threshold of 2 %, the result may be off by 1.065 · 1.02 − 1 = 8.6 %.
 */
public final class LongRunInterval {

    /**
     * The usual variation of forks, or the threshold if that is larger: half of the recorded benchmarks vary by 2.8 %
     * or more (docs/evidence/sequential.md).
     */
    public static final double USUAL_VARIATION = 0.03;

    /** The number of forks, 2 or more. */
    final int forks;
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
     * Creates the interval from a judgement of {@code steady} on two forks or more, and its threshold; empty if the
     * judge was undecided, and for other judgements.
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

    public double confidence() {
        return confidence;
    }

    /** Returns the relative half-width due to the variation between forks; 0.03 is 3 %. */
    public double scatter() {
        return scatter(forks);
    }

    /** Returns the relative half-width due to incomplete warmup: the threshold of the criterion. */
    public double warmup() {
        return threshold;
    }

    /** Returns the relative half-width s of both: the limits are the result divided and multiplied by 1 + s. */
    public double share() {
        return (1 + scatter()) * (1 + threshold) - 1;
    }

    /** Returns the interval around the result of all forks, the mean of their means. */
    public Interval around(double result) {
        double one = result / (1 + share());
        double other = result * (1 + share());
        return Interval.of(Math.min(one, other), result, Math.max(one, other));
    }

    /**
     * Returns how many further forks would reduce the {@link #scatter()} to a wanted share, if they vary as those so
     * far; empty if {@value SteadyFigures#MOST_FORKS} forks in all would not suffice.
     */
    public Optional<Integer> furtherForks(double wanted) {
        int needed = forks;
        while (needed <= SteadyFigures.MOST_FORKS && scatter(needed) > wanted) {
            needed++;
        }
        return needed > SteadyFigures.MOST_FORKS ? Optional.empty() : Optional.of(needed - forks);
    }

    private double scatter(int count) {
        double freedom = count - 1 + earlier;
        double moderated = ModeratedVariation.of(Math.max(USUAL_VARIATION, threshold), variation, freedom);
        return Math.max(quantile(freedom) * variation, quantile(freedom + 1) * moderated) / Math.sqrt(count);
    }

    private double quantile(double freedom) {
        return StudentQuantile.of((1 + confidence) / 2, freedom);
    }
}
