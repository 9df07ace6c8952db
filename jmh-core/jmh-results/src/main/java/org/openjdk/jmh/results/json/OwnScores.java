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
                double ran = 1 - waiting[fork][i];
                // The operations of an iteration, or the time that it ran: one that hardly ran has little weight.
                double weight = isRate ? ran : 1 / wall[fork][i];
                iterations[fork][i] = isRate ? wall[fork][i] / ran : wall[fork][i] * ran;
                sum += weight * iterations[fork][i];
                weights += weight;
            }
            forks[fork] = sum / weights;
        }
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
