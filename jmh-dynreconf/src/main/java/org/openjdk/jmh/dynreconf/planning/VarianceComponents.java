package org.openjdk.jmh.dynreconf.planning;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Estimates the variance of a benchmark at each level, relative to its squared mean: T₁² between iterations of a fork,
 * T₂² between forks beyond what their iterations explain (Kalibera and Jones, "Rigorous benchmarking in reasonable
 * time", ISMM'13, section 6). Immutable.
 *
 * <p>T₁² is the mean over forks of the squared coefficient of variation of their iterations; T₂² is the variance of the
 * logarithms of fork means less T₁² / n, with n iterations (their harmonic mean) in a fork, or 0 if that is negative.
 * Dependent iterations make T₁² too small and T₂² too large, which leads to more forks. From few forks both are rough:
 * with five, the deviation between forks is known within a factor of 0.6 to 2.9 at 95 %.
 *
 * <p>Worked example: forks of 99, 101 and of 108, 112 have T₁² = (0.02 / 2 · 0.02 + 0.04 / 1.1 · 0.04 / 1.1 / 2) / 2 =
 * 0.00043, the variance of ln 100 and ln 110 is 0.00454, and so T₂² = 0.00454 − 0.00043 / 2 = 0.00433.
 */
public final class VarianceComponents {

    private final double betweenForks;
    private final double withinForks;

    /**
     * Creates known components, 0 or more.
     *
     * @throws IllegalArgumentException if one is negative or not finite
     */
    public VarianceComponents(double betweenForks, double withinForks) {
        if (!(betweenForks >= 0 && withinForks >= 0 && betweenForks + withinForks < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("variances " + betweenForks + " and " + withinForks
                    + ": they are finite and 0 or more");
        }
        this.betweenForks = betweenForks;
        this.withinForks = withinForks;
    }

    /**
     * Estimates the components from at least two forks, all means above 0. If no fork has two iterations, all variance
     * is attributed to forks.
     *
     * @throws IllegalArgumentException if the side has fewer forks, or values that have no relative variance
     */
    public static VarianceComponents of(ForkSamples side) {
        side.defect().ifPresent(defect -> {
            throw new IllegalArgumentException("nothing to plan from: " + defect);
        });
        double[] means = side.forkMeans();
        if (means.length < 2) {
            throw new IllegalArgumentException("nothing to plan from: one fork does not show how much forks vary");
        }
        double[] logarithms = new double[means.length];
        for (int f = 0; f < means.length; f++) {
            if (!(means[f] > 0)) {
                throw new IllegalArgumentException("nothing to plan from: the mean of fork " + (f + 1) + " is "
                        + means[f] + ", and only values above 0 have a relative variance");
            }
            logarithms[f] = Math.log(means[f]);
        }
        double within = withinForks(side.forks());
        double deviation = Moments.of(logarithms).standardDeviation();
        double between = deviation * deviation - within * meanReciprocal(side.forks());
        return new VarianceComponents(Math.max(0, between), within);
    }

    private static double withinForks(List<List<Sample>> forks) {
        double sum = 0;
        int counted = 0;
        for (List<Sample> fork : forks) {
            if (fork.size() > 1) {
                double variation = Moments.of(fork.stream().mapToDouble(i -> i.moments().mean()).toArray())
                        .coefficientOfVariation();
                sum += variation * variation;
                counted++;
            }
        }
        return counted == 0 ? 0 : sum / counted;
    }

    private static double meanReciprocal(List<List<Sample>> forks) {
        return forks.stream().mapToDouble(fork -> 1.0 / fork.size()).average().orElse(0);
    }

    /** Returns T₂², the variance between forks beyond that of their iterations, relative to the squared mean. */
    public double betweenForks() {
        return betweenForks;
    }

    /** Returns T₁², the variance between iterations of a fork, relative to the squared mean. */
    public double withinForks() {
        return withinForks;
    }

    /** Returns the variance of the mean of a fork, relative to the squared mean: T₂² + T₁² / n for n iterations. */
    public double ofForkMean(int iterations) {
        return betweenForks + withinForks / iterations;
    }

    /**
     * Returns the number of iterations that gives the most precise mean for its cost, whatever the number of forks:
     * ⌈√(c₂ / c₁ · T₁² / T₂²)⌉, with the costs of a fork and of an iteration (Kalibera and Jones, section 6.2); {@link
     * Integer#MAX_VALUE} if forks do not differ and cost something.
     */
    public int optimalIterations(Costs costs) {
        double ratio = costs.forkSeconds / costs.iterationSeconds * withinForks;
        return ratio == 0 ? 1 : (int) Math.max(1, Math.ceil(Math.sqrt(ratio / betweenForks)));
    }
}
