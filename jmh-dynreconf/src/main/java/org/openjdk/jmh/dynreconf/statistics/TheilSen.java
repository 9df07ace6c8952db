package org.openjdk.jmh.dynreconf.statistics;

/**
 * Fits a robust straight line through equidistant values: its slope is the median of the slopes between all pairs, its
 * intercept the median of the remainders (Sen, "Estimates of the regression coefficient based on Kendall's tau", JASA
 * 63, 1968). Up to 29 % of the values may be arbitrarily wrong without moving it far.
 */
public final class TheilSen {

    private final double intercept;
    private final double slope;

    private TheilSen(double intercept, double slope) {
        this.intercept = intercept;
        this.slope = slope;
    }

    /**
     * Fits a line to finite values at the positions 0, 1, 2 …
     *
     * @throws IllegalArgumentException if there are fewer than two values
     */
    public static TheilSen of(double... series) {
        int n = series.length;
        if (n < 2) {
            throw new IllegalArgumentException("no line through " + n + " values");
        }
        double[] slopes = new double[n * (n - 1) / 2];
        int k = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                slopes[k++] = (series[j] - series[i]) / (j - i);
            }
        }
        double slope = Quantiles.median(slopes, 0, k);
        double[] rest = new double[n];
        for (int i = 0; i < n; i++) {
            rest[i] = series[i] - slope * i;
        }
        return new TheilSen(Quantiles.median(rest, 0, n), slope);
    }

    public double at(double position) {
        return intercept + slope * position;
    }

    /** Returns the slope in the unit of the values per position. */
    public double slope() {
        return slope;
    }
}
