package org.openjdk.jmh.bench.textbook;

import java.util.random.RandomGenerator;

/** The clearest change of a series by E-divisive, with a sum over all pairs at each place. */
public final class TextbookChanges {

    private TextbookChanges() {
    }

    /** The share of random orders that have as clear a change, the series itself included. */
    public static double pValue(double[] series, int permutations, RandomGenerator random) {
        double observed = clearest(series);
        double[] shuffled = series.clone();
        int asClear = 1;
        for (int p = 0; p < permutations; p++) {
            for (int i = shuffled.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                double moved = shuffled[i];
                shuffled[i] = shuffled[j];
                shuffled[j] = moved;
            }
            asClear += clearest(shuffled) >= observed ? 1 : 0;
        }
        return asClear / (permutations + 1.0);
    }

    /** The largest Q of all places. */
    public static double clearest(double[] series) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int place = 2; place <= series.length - 2; place++) {
            largest = Math.max(largest, difference(series, place));
        }
        return largest;
    }

    private static double difference(double[] series, int place) {
        double between = 0;
        double left = 0;
        double right = 0;
        for (int i = 0; i < series.length; i++) {
            for (int j = 0; j < i; j++) {
                double distance = Math.abs(series[i] - series[j]);
                if (i < place) {
                    left += distance;
                } else if (j >= place) {
                    right += distance;
                } else {
                    between += distance;
                }
            }
        }
        double m = place;
        double n = series.length - m;
        return m * n / (m + n) * (2 * between / (m * n) - 2 * left / (m * (m - 1)) - 2 * right / (n * (n - 1)));
    }
}
