package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** Holds one side of a relation, a constant or observations (means of iterations) in forks; immutable. */
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

    /** Returns the measured values of forks of iterations. */
    public static Quantity measured(ForkSamples side) {
        String defect = side.defect().orElse(null);
        return new Quantity(defect == null ? means(side.forks()) : new double[0][], Double.NaN, true,
                defect);
    }

    private static double[][] means(List<List<Sample>> forks) {
        return forks.stream().map(fork -> fork.stream().mapToDouble(iteration -> iteration.moments().mean()).toArray())
                .toArray(double[][]::new);
    }

    /** Returns a constant. */
    public static Quantity constant(double value) {
        return new Quantity(new double[0][], value, false, null);
    }

    /** Returns the quantity with each observation multiplied and shifted. */
    public Quantity transformed(double scale, double offset) {
        double[][] transformed = new double[observations.length][];
        Arrays.setAll(transformed, fork -> Arrays.stream(observations[fork]).map(value -> scale * value + offset)
                .toArray());
        return new Quantity(transformed, scale * constant + offset, ofThisRun, defect);
    }

    /** Returns the quantity as measured in a separate run, whose forks are not paired with those of others. */
    public Quantity ofOtherRun() {
        return new Quantity(observations, constant, false, defect);
    }

    /** Returns whether its forks ran in the same run as those of others; false for baselines and constants. */
    public boolean isOfThisRun() {
        return ofThisRun;
    }

    public boolean isConstant() {
        return !Double.isNaN(constant);
    }

    /** Returns a copy of the observations by fork and iteration; empty for a constant. */
    public double[][] observations() {
        return Arrays.stream(observations).map(double[]::clone).toArray(double[][]::new);
    }

    /** Returns the number of forks, 0 for a constant. */
    public int forks() {
        return observations.length;
    }

    /** Returns the mean of each fork; for a constant, the constant. */
    public double[] forkMeans() {
        return isConstant() ? new double[] {constant}
                : Arrays.stream(observations).mapToDouble(fork -> Arrays.stream(fork).average().orElse(Double.NaN))
                        .toArray();
    }

    /** Returns the mean of the fork means; for a constant, the constant; NaN without usable values. */
    public double mean() {
        return Arrays.stream(forkMeans()).average().orElse(Double.NaN);
    }

    /**
     * Returns the geometric mean of the fork means, or the constant; NaN without usable values or for a mean below 0.
     */
    public double geometricMean() {
        return isConstant() ? constant
                : Math.exp(Arrays.stream(forkMeans()).map(Math::log).average().orElse(Double.NaN));
    }

    /** Returns why the quantity is not usable by an interpretation that needs so many forks; empty if it is. */
    public Optional<String> defect(int fewestForks) {
        if (defect != null || isConstant()) {
            return Optional.ofNullable(defect);
        }
        return forks() >= fewestForks ? Optional.empty()
                : Optional.of((forks() == 1 ? "a single fork" : forks() + " forks") + ": " + fewestForks
                        + " are needed to see how much forks vary");
    }
}
