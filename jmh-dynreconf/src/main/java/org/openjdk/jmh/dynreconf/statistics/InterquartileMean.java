package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Computes the mean of the middle half of a distribution, also called midmean (Tukey, "Exploratory Data Analysis",
 * 1977). It is nearly as efficient as the mean for normally distributed values, and robust if up to a quarter of the
 * values on a side are far out. Values on the borders of the middle half count with the part that is inside. Worked
 * example: of 1, 2, 4, 8, 100 the middle two and a half remain, three quarters of the 2, the 4, and three quarters of
 * the 8: 11.5 / 2.5 = 4.6.
 */
public final class InterquartileMean {

    private InterquartileMean() {
    }

    /**
     * Returns the mean of the middle half of weighted values.
     *
     * @param values in any order, finite where the count is above 0
     * @param counts 0 or more
     * @throws IllegalArgumentException if all counts are 0
     */
    public static double of(double[] values, long[] counts) {
        double total = 0;
        for (long count : counts) {
            total += count;
        }
        if (!(total > 0)) {
            throw new IllegalArgumentException("no value to take the interquartile mean of");
        }
        return middle(values, counts, ascending(values), total);
    }

    private static double middle(double[] values, long[] counts, int[] order, double total) {
        double origin = Double.NaN;
        double sum = 0;
        double seen = 0;
        for (int i : order) {
            double from = Math.max(seen, total / 4);
            seen += counts[i];
            double inside = Math.min(seen, total * 3 / 4) - from;
            if (inside > 0) {
                origin = Double.isNaN(origin) ? values[i] : origin;
                sum += inside / (total / 2) * (values[i] - origin);
            }
        }
        return origin + sum;
    }

    /** Returns the indices by ascending value; histograms usually are sorted already. */
    private static int[] ascending(double[] values) {
        int[] order = new int[values.length];
        boolean sorted = true;
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
            sorted &= i == 0 || values[i - 1] <= values[i];
        }
        return sorted ? order : Arrays.stream(order).boxed().sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(i -> i).toArray();
    }
}
