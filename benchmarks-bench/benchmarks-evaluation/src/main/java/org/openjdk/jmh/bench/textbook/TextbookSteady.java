package org.openjdk.jmh.bench.textbook;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.distribution.NormalDistribution;

/** The expected deviation of the criterion steady, as docs/evidence/criteria.md has it, for iterations of one second. */
public final class TextbookSteady {

    private static final double SETTLE_SECONDS = 10;

    private TextbookSteady() {
    }

    /**
     * Judges the newest iterations of a fork.
     *
     * @param fork    times per operation, one for each iteration
     * @param count   how many of the newest to judge, 5 or more
     * @param earlier forks before it
     * @param kept    how many iterations were the result of each of these
     */
    public static double deviation(double[] fork, int count, List<double[]> earlier, int kept) {
        int first = fork.length - count;
        double[] sorted = Basics.sorted(part(fork, first, count));
        double level = Basics.quantile(sorted, 0.5);
        double spread = sorted[count - 2] - sorted[1];
        double drift = Math.max(0, median(fork, first, count / 2) - median(fork, fork.length - count / 2, count / 2));
        double fastest = Double.POSITIVE_INFINITY;
        for (int i = 0; i + 4 <= fork.length; i++) {
            fastest = Math.min(fastest, median(fork, i, 4));
        }
        double movement =
                (spread + 2 * drift + 2 * (level - fastest)) / level + offForks(level, first, count, earlier, kept);
        double[] later = newest(fork, Math.max(2 * count, Math.min(100, fork.length * 2 / 3)));
        double trend = isTrend(later) ? Math.abs(slope(newest(fork, 2 * count))) : 0;
        double hidden = slopeError(later) / (earlier.size() + 1);
        return movement / 5 / (1 + first / SETTLE_SECONDS) + count * (trend + hidden) / level;
    }

    private static double offForks(double level, int first, int count, List<double[]> earlier, int kept) {
        if (earlier.isEmpty()) {
            return 0;
        }
        double[] levels = earlier.stream().mapToDouble(fork -> median(fork, fork.length - kept, kept)).toArray();
        double change = 0;
        for (int i = 0; i < levels.length; i++) {
            double[] fork = earlier.get(i);
            if (first < fork.length - kept) {
                change += Math.abs(median(fork, first, Math.min(count, fork.length - first)) / levels[i] - 1);
            }
        }
        return Math.max(0, 1 - Basics.quantile(Basics.sorted(levels), 0.5) / level) + change / levels.length;
    }

    private static boolean isTrend(double[] values) {
        int n = values.length;
        double score = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                score += Math.signum(values[j] - values[i]);
            }
        }
        double z = Math.max(0, Math.abs(score) - 1) / Math.sqrt(n * (n - 1) * (2 * n + 5) / 18.0);
        return 2 * (1 - new NormalDistribution().cumulativeProbability(z)) < 0.01;
    }

    private static double slope(double[] values) {
        List<Double> slopes = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            for (int j = i + 1; j < values.length; j++) {
                slopes.add((values[j] - values[i]) / (j - i));
            }
        }
        double[] all = slopes.stream().mapToDouble(slope -> slope).toArray();
        return median(all, 0, all.length);
    }

    private static double slopeError(double[] values) {
        double[] differences = new double[values.length - 1];
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            squares += Math.pow(i - (values.length - 1) / 2.0, 2);
            if (i > 0) {
                differences[i - 1] = Math.abs(values[i] - values[i - 1]);
            }
        }
        double quartile = new NormalDistribution().inverseCumulativeProbability(0.75);
        return median(differences, 0, differences.length) / quartile / Math.sqrt(2 * squares);
    }

    private static double[] newest(double[] values, int count) {
        int length = Math.min(count, values.length);
        return part(values, values.length - length, length);
    }

    private static double[] part(double[] values, int from, int count) {
        double[] part = new double[count];
        System.arraycopy(values, from, part, 0, count);
        return part;
    }

    private static double median(double[] values, int from, int count) {
        return Basics.quantile(Basics.sorted(part(values, from, count)), 0.5);
    }
}
