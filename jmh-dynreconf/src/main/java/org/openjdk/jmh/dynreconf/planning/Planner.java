package org.openjdk.jmh.dynreconf.planning;

import java.util.Optional;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.NoncentralStudent;

/**
 * Finds the cheapest numbers of forks and iterations by which {@code welch}, the default method, excludes a ratio of 1
 * with the wanted probability if there is a change of the wanted size. Immutable.
 *
 * <p>With n forks of k iterations on each side, the logarithm of the ratio has the variance (V + W) / n, where V and W
 * are the variances T₂² + T₁² / k of a fork mean on either side; the statistic is taken to follow the noncentral
 * distribution with Welch's degrees of freedom (n − 1) (V + W)² / (V² + W²). For many forks that is the type II error
 * of Reichelt, Kühne and Hasselbring (QRS'22, section II C), who take the normal distribution. All k are tried that can
 * be the cheapest; where forks are many, this finds the optimum of Kalibera and Jones,
 * {@link VarianceComponents#optimalIterations}.
 */
public final class Planner {

    /** The power that is asked for where nobody says otherwise (Cohen, "Statistical Power Analysis", 1988). */
    public static final double POWER = 0.8;

    /** More forks than this nobody measures. */
    public static final int MAX_FORKS = 10_000;

    private static final int MAX_ITERATIONS = 10_000;

    private final double change;
    private final double confidence;
    private final double power;
    private final double quantiles;

    /**
     * A planner for a change.
     *
     * @param change     the smallest one to be found, as a share, above 0: 0.03 stands for 3 %
     * @param confidence at which it is to be found, between 0 and 1
     * @param power      the probability of finding it, between 0 and 1
     * @throws IllegalArgumentException if one is out of range
     */
    public Planner(double change, double confidence, double power) {
        requireShare("confidence", confidence);
        requireShare("power", power);
        if (!(change > 0 && change < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("change " + change + " is not above 0: 0.03 stands for 3 %");
        }
        this.change = change;
        this.confidence = confidence;
        this.power = power;
        NormalDistribution normal = new NormalDistribution(null, 0, 1);
        this.quantiles = power < 0.5 ? 0 : normal.inverseCumulativeProbability((1 + confidence) / 2)
                + normal.inverseCumulativeProbability(power);
    }

    private static void requireShare(String name, double value) {
        if (!(value > 0 && value < 1)) {
            throw new IllegalArgumentException(name + " " + value + " is not between 0 and 1");
        }
    }

    /**
     * The cheapest plan.
     *
     * @param baseline  how one side varies
     * @param candidate how the other does; the same where only one is known
     * @param costs     of the benchmark
     * @return forks and iterations; empty where even {@link #MAX_FORKS} forks of as many iterations do not show it
     */
    public Optional<Plan> cheapest(VarianceComponents baseline, VarianceComponents candidate, Costs costs) {
        if (power(MAX_FORKS, baseline.betweenForks(), candidate.betweenForks()) < power) {
            return Optional.empty();
        }
        Plan best = null;
        for (int iterations = 1; iterations <= MAX_ITERATIONS && (best == null || best.forks() > 2); iterations++) {
            double before = baseline.ofForkMean(iterations);
            double after = candidate.ofForkMean(iterations);
            int atLeast = atLeast(before + after);
            if (atLeast <= MAX_FORKS && (best == null || 2 * costs.of(atLeast, iterations) < best.seconds())) {
                best = cheaper(best, fewestForks(atLeast, before, after), iterations, before, after, costs);
            }
        }
        return Optional.ofNullable(best);
    }

    private @Nullable Plan cheaper(@Nullable Plan best, int forks, int iterations, double before, double after,
                                   Costs costs) {
        double seconds = 2 * costs.of(forks, iterations);
        return forks > MAX_FORKS || best != null && seconds >= best.seconds() ? best
                : new Plan(forks, iterations, power(forks, before, after), seconds);
    }

    /**
     * As many forks as the normal distribution needs, which is never more than Student's does: known at once, so that
     * what costs too much is passed over. Below a power of a half nothing is, as the other tail counts then.
     */
    private int atLeast(double variance) {
        double needed = Math.log1p(change) / quantiles;
        return (int) Math.min(MAX_FORKS + 1.0, Math.max(2, Math.ceil(variance / (needed * needed))));
    }

    /** Between too few and enough, which is found in growing steps from too few; above the maximum if there is none. */
    private int fewestForks(int atLeast, double before, double after) {
        int tooFew = atLeast - 1;
        int enough = atLeast;
        for (int step = 1; power(enough, before, after) < power; step *= 2) {
            if (enough > MAX_FORKS) {
                return enough;
            }
            tooFew = enough;
            enough += step;
        }
        while (enough - tooFew > 1) {
            int middle = (tooFew + enough) / 2;
            if (power(middle, before, after) >= power) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return enough;
    }

    /**
     * How likely the change is to be found.
     *
     * @param forks     of each side, 2 or more
     * @param baseline  variance of the one's fork means, by the squared mean, 0 or more
     * @param candidate variance of the other's
     * @return from 0 to 1; 1 where nothing varies
     */
    public double power(int forks, double baseline, double candidate) {
        double sum = baseline + candidate;
        if (sum == 0) {
            return 1;
        }
        double share = baseline / sum;
        double freedom = (forks - 1) / (share * share + (1 - share) * (1 - share));
        return NoncentralStudent.power(Math.log1p(change) / Math.sqrt(sum / forks), freedom, 1 - confidence);
    }
}
