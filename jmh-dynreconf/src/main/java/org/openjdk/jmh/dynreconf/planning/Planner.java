package org.openjdk.jmh.dynreconf.planning;

import java.util.Optional;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.openjdk.jmh.dynreconf.statistics.WelchPower;

/**
 * Finds the cheapest numbers of forks and iterations by which {@code welch}, the default method, excludes a ratio of 1
 * with the wanted probability if there is a change of the wanted size. Immutable.
 *
 * <p>With n forks of k iterations on each side, the logarithm of the ratio has the variance (V + W) / n, where V and W
 * are the variances T₂² + T₁² / k of a fork mean on either side. The power is that of {@link WelchPower}, whose degrees
 * of freedom are as random as those of the comparison. For many forks it gives the type II error of Reichelt, Kühne and
 * Hasselbring (QRS'22, section II C), who use the normal distribution. All k are tried that can be the cheapest; with
 * many forks, this finds the optimum of Kalibera and Jones, {@link VarianceComponents#optimalIterations}.
 */
public final class Planner {

    /** The default power (Cohen, "Statistical Power Analysis", 1988). */
    public static final double POWER = 0.8;

    /** The maximum number of forks, more than are practical. */
    public static final int MAX_FORKS = 10_000;

    private final double change;
    private final double confidence;
    private final double power;
    /** The largest sufficient standard error of the logarithm of the ratio, by the normal distribution. */
    private final double needed;
    private final double quantile;

    /**
     * Creates a planner for a change.
     *
     * @param change     the smallest one to be found, as a share, above 0: 0.03 is 3 %
     * @param confidence at which it is to be found, between 0 and 1
     * @param power      the probability of finding it, between 0 and 1
     * @throws IllegalArgumentException if one is out of range
     */
    public Planner(double change, double confidence, double power) {
        requireShare("confidence", confidence);
        requireShare("power", power);
        if (!(change > 0 && change < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("change " + change + " is not above 0: 0.03 means 3 %");
        }
        this.change = change;
        this.confidence = confidence;
        this.power = power;
        NormalDistribution normal = new NormalDistribution(null, 0, 1);
        this.quantile = normal.inverseCumulativeProbability((1 + confidence) / 2);
        double quantiles = power < 0.5 ? 0 : quantile + normal.inverseCumulativeProbability(power);
        this.needed = Math.log1p(change) / quantiles;
    }

    private static void requireShare(String name, double value) {
        if (!(value > 0 && value < 1)) {
            throw new IllegalArgumentException(name + " " + value + " is not between 0 and 1");
        }
    }

    /**
     * Returns the cheapest plan; of several that cost the same, the one with the fewest iterations. It is empty if
     * {@link #MAX_FORKS} forks do not suffice.
     */
    public Optional<Plan> cheapest(VarianceComponents baseline, VarianceComponents candidate, Costs costs) {
        return new CheapestPlan(this, baseline, candidate, costs).cheapest();
    }

    /** Returns whether so many forks suffice; variances are those of {@link #power}. */
    boolean isEnough(int forks, double baseline, double candidate) {
        return power(forks, baseline, candidate) >= power;
    }

    /**
     * Returns the forks that the normal distribution needs, never more than Student's does, to discard costly plans
     * quickly. The variance is that of the fork means of both sides together. It is above {@link #MAX_FORKS} if no
     * number up to it suffices.
     */
    int atLeast(double variance) {
        return (int) Math.min(MAX_FORKS + 1.0, Math.max(2, Math.ceil(variance / (needed * needed))));
    }

    /**
     * Returns about as many forks as Student's distribution needs if the normal one needs {@code normal}, to begin a
     * search with: z² n / (2 ν) more, for n forks with ν degrees of freedom (Guenther, "Sample size formulas for normal
     * theory t tests", The American Statistician 35(4), 1981).
     */
    int likely(int normal, double baseline, double candidate) {
        return normal + (int) Math.round(quantile * quantile * squaredShares(baseline, candidate) / 2);
    }

    /** Returns the effective share of the forks in Welch's degrees of freedom: from 0.5 to 1. */
    private static double squaredShares(double baseline, double candidate) {
        double sum = baseline + candidate;
        double share = sum == 0 ? 0 : baseline / sum;
        return share * share + (1 - share) * (1 - share);
    }

    /**
     * Returns the probability of finding the change; 1 if nothing varies.
     *
     * @param forks     of each side, 2 or more
     * @param baseline  variance of its fork means relative to the squared mean, 0 or more
     * @param candidate variance of its fork means relative to the squared mean, 0 or more
     */
    public double power(int forks, double baseline, double candidate) {
        double sum = baseline + candidate;
        if (sum == 0) {
            return 1;
        }
        return WelchPower.of(Math.log1p(change) / Math.sqrt(sum / forks), forks, baseline / sum, 1 - confidence);
    }
}
