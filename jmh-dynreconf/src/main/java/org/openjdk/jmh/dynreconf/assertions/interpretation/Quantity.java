package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/**
 * One side of a relation: observations in forks, or a constant; immutable. An observation is the mean of an iteration.
 */
public final class Quantity {

    private final double[][] observations;
    private final double constant;
    private final boolean ofThisRun;
    private final @Nullable String defect;

    private Quantity(double[][] observations, double constant, boolean ofThisRun, @Nullable String defect) {
        this.observations = observations;
        this.constant = constant;
        this.ofThisRun = ofThisRun;
        this.defect = defect;
    }

    /**
     * What was measured.
     *
     * @param side forks of iterations
     * @return the quantity
     */
    public static Quantity measured(ForkSamples side) {
        String defect = side.defect().orElse(null);
        return new Quantity(defect == null ? means(side.forks()) : new double[0][], Double.NaN, true,
                defect);
    }

    private static double[][] means(List<List<Sample>> forks) {
        return forks.stream().map(fork -> fork.stream().mapToDouble(iteration -> iteration.moments().mean()).toArray())
                .toArray(double[][]::new);
    }

    /**
     * A number.
     *
     * @param value the number
     * @return the quantity
     */
    public static Quantity constant(double value) {
        return new Quantity(new double[0][], value, false, null);
    }

    /**
     * This quantity under an affine function of each observation.
     *
     * @param scale  that observations are multiplied by
     * @param offset that is added
     * @return the quantity
     */
    public Quantity transformed(double scale, double offset) {
        double[][] transformed = new double[observations.length][];
        Arrays.setAll(transformed, fork -> Arrays.stream(observations[fork]).map(value -> scale * value + offset)
                .toArray());
        return new Quantity(transformed, scale * constant + offset, ofThisRun, defect);
    }

    /**
     * The same quantity, from a run of its own: its forks have no neighbours among those of others.
     *
     * @return a copy
     */
    public Quantity ofOtherRun() {
        return new Quantity(observations, constant, false, defect);
    }

    /**
     * Whether its forks were measured in one run with those of other quantities.
     *
     * @return false for baselines and constants
     */
    public boolean isOfThisRun() {
        return ofThisRun;
    }

    /**
     * Whether it is a number that nobody measured.
     *
     * @return true for constants
     */
    public boolean isConstant() {
        return !Double.isNaN(constant);
    }

    /**
     * The observations.
     *
     * @return forks, iterations; empty for a constant
     */
    public double[][] observations() {
        return Arrays.stream(observations).map(double[]::clone).toArray(double[][]::new);
    }

    /**
     * The number of forks.
     *
     * @return 0 for a constant
     */
    public int forks() {
        return observations.length;
    }

    /**
     * The means of the forks.
     *
     * @return one for each fork; the number itself for a constant
     */
    public double[] forkMeans() {
        return isConstant() ? new double[] {constant}
                : Arrays.stream(observations).mapToDouble(fork -> Arrays.stream(fork).average().orElse(Double.NaN))
                        .toArray();
    }

    /**
     * The mean of the means of the forks.
     *
     * @return the number itself for a constant; NaN where nothing usable was measured
     */
    public double mean() {
        return Arrays.stream(forkMeans()).average().orElse(Double.NaN);
    }

    /**
     * The geometric mean of the means of the forks.
     *
     * @return the number itself for a constant; NaN where nothing usable was measured, or a mean is below 0
     */
    public double geometricMean() {
        return isConstant() ? constant
                : Math.exp(Arrays.stream(forkMeans()).map(Math::log).average().orElse(Double.NaN));
    }

    /**
     * Why nothing can be said of it.
     *
     * @param fewestForks that an interpretation needs
     * @return what is wrong; empty where nothing is, and for constants
     */
    public Optional<String> defect(int fewestForks) {
        if (defect != null || isConstant()) {
            return Optional.ofNullable(defect);
        }
        return forks() >= fewestForks ? Optional.empty()
                : Optional.of((forks() == 1 ? "a single fork" : forks() + " forks") + ": " + fewestForks
                        + " are needed, as nothing is known of how much forks differ");
    }
}
