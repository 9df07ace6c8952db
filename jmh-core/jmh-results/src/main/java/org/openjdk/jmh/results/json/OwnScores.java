package org.openjdk.jmh.results.json;

import java.util.Arrays;
import java.util.Optional;

/** Scores of a benchmark without the time for which its threads waited for a processor. Immutable. */
public final class OwnScores {

    private final double[][] iterations;
    private final double[] forks;

    /**
     * Computes scores.
     *
     * @param wall    scores of the iterations in wall time, by fork
     * @param waiting of each iteration the share for which its threads waited
     * @param isRate  whether scores are operations per time
     * @return empty unless there is a share from 0 to below 1 for each score
     */
    public static Optional<OwnScores> of(double[][] wall, double[][] waiting, boolean isRate) {
        return fit(wall, waiting) ? Optional.of(new OwnScores(wall, waiting, isRate)) : Optional.empty();
    }

    private OwnScores(double[][] wall, double[][] waiting, boolean isRate) {
        iterations = new double[wall.length][];
        forks = new double[wall.length];
        for (int fork = 0; fork < wall.length; fork++) {
            iterations[fork] = new double[wall[fork].length];
            double sum = 0;
            double weights = 0;
            for (int i = 0; i < wall[fork].length; i++) {
                double weight = weight(wall[fork][i], waiting[fork][i], isRate);
                iterations[fork][i] = own(wall[fork][i], waiting[fork][i], isRate);
                sum += weight * iterations[fork][i];
                weights += weight;
            }
            forks[fork] = sum / weights;
        }
    }

    /**
     * Returns the score of an iteration in own time.
     *
     * @param wall   its score in wall time
     * @param waited share for which its threads waited, from 0 to below 1
     * @param isRate whether scores are operations per time
     */
    public static double own(double wall, double waited, boolean isRate) {
        return isRate ? wall / (1 - waited) : wall * (1 - waited);
    }

    /**
     * Returns the weight of an iteration in the mean of its fork: its operations, or the time that it ran, so that one
     * that hardly ran has little weight. Parameters are those of {@link #own}.
     */
    public static double weight(double wall, double waited, boolean isRate) {
        return isRate ? 1 - waited : 1 / wall;
    }

    private static boolean fit(double[][] wall, double[][] waiting) {
        boolean fits = wall.length > 0 && wall.length == waiting.length;
        for (int fork = 0; fits && fork < wall.length; fork++) {
            fits = wall[fork].length == waiting[fork].length
                    && Arrays.stream(waiting[fork]).allMatch(share -> share >= 0 && share < 1);
        }
        return fits;
    }

    /** Returns the score of each iteration, by fork. */
    public double[][] iterations() {
        return Arrays.stream(iterations).map(double[]::clone).toArray(double[][]::new);
    }

    /** Returns the mean of each fork, weighted by the operations of its iterations. */
    public double[] forkMeans() {
        return forks.clone();
    }

    /** Returns the mean of the forks. */
    public double score() {
        return Arrays.stream(forks).average().orElse(Double.NaN);
    }
}
