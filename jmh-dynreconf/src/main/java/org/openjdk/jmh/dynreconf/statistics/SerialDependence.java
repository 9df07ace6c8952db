package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * Estimates how much each value of a series depends on the one before, apart from changes of its level: the coefficient
 * φ of an autoregressive process x<sub>t</sub> = φ x<sub>t − 1</sub> + e<sub>t</sub> (Yule, Philosophical Transactions
 * of the Royal Society A 226, 1927). It can then be removed: the values x<sub>t</sub> − φ x<sub>t − 1</sub> are
 * independent (Cochrane and Orcutt, JASA 44, 1949; the first one after Prais and Winsten, 1954).
 *
 * <p>With r<sub>k</sub> for the autocorrelation at lag k of the deviations from the mean of their segment, and n
 * values, φ is the larger one of
 * <ul>
 * <li>(r<sub>1</sub> + 2.5 / n) / (1 − 10 / n), from neighbouring values;
 * <li>(λ − 1) / (λ + 1) with λ = (1 + 2 ∑ (1 − k / (K + 1)) r<sub>k</sub>) / (1 − 2.2 (K + 1) / n), sum over the lags
 * to K = n / 8, 3 to 7. The variance of a mean is λ times that of independent values (Bartlett's weights; Newey and
 * West, Econometrica 55, 1987), and an autoregressive process with this φ has the same λ. It detects effects that last
 * for a week, which neighbours show only weakly.
 * </ul>
 *
 * <p>The summands and divisors correct the bias of r (Marriott and Pope, Biometrika 41, 1954; Kendall, same volume). It
 * is larger here, because the series was split where its parts differ most: the constants, from simulation, are right
 * on average for one such place in 20 to 100 normal values without a change. Divisors are at least 0.3. The same
 * constants are used if more changes are removed, since real changes were not selected by their noise.
 *
 * <p>Worked example: 1, 3, 1, 3, 1, 3, 1, 3 in one segment deviate by −1, 1, … from 2, r<sub>1</sub> is −7 / 8, and φ
 * is 0. Of 1, 1, 1, 1, 3, 3, 3, 3 r is 5 / 8, 2 / 8, −1 / 8, so that the first φ, (0.625 + 0.3125) / 0.3, exceeds its
 * maximum of 0.9.
 */
final class SerialDependence {

    private static final double LARGEST = 0.9;
    private static final double SMALLEST_DIVISOR = 0.3;
    private static final int SHORTEST_MEMORY = 3;
    /** A week of nightly runs. */
    private static final int LONGEST_MEMORY = 7;
    /** With fewer values for each lag of the sum, it varies too much to be useful. */
    private static final int VALUES_PER_LAG = 8;

    /** Φ, from 0 (none, or alternating values) to 0.9. */
    final double coefficient;
    private final double firstLevel;

    private SerialDependence(double coefficient, double firstLevel) {
        this.coefficient = coefficient;
        this.firstLevel = firstLevel;
    }

    /**
     * Estimates the dependence of finite values in their order, at least one, whose segments after the first begin at
     * {@code starts}, ascending.
     */
    static SerialDependence of(double[] series, List<Integer> starts) {
        double[] deviations = new double[series.length];
        double firstLevel = Double.NaN;
        int from = 0;
        for (int segment = 0; segment <= starts.size(); segment++) {
            int to = segment < starts.size() ? starts.get(segment) : series.length;
            double level = Moments.of(Arrays.copyOfRange(series, from, to)).mean();
            for (int i = from; i < to; i++) {
                deviations[i] = series[i] - level;
            }
            firstLevel = from == 0 ? level : firstLevel;
            from = to;
        }
        return new SerialDependence(coefficient(deviations), firstLevel);
    }

    private static double coefficient(double[] deviations) {
        double largest = Arrays.stream(deviations).map(Math::abs).max().orElse(0);
        if (!(largest > 0)) {
            return 0;
        }
        double[] scaled = Arrays.stream(deviations).map(deviation -> deviation / largest).toArray();
        int n = scaled.length;
        int lags = Math.max(SHORTEST_MEMORY, Math.min(LONGEST_MEMORY, n / VALUES_PER_LAG));
        double squares = products(scaled, 0);
        double sum = 1;
        for (int lag = 1; lag <= lags; lag++) {
            sum += 2 * (1 - lag / (lags + 1.0)) * products(scaled, lag) / squares;
        }
        double neighbours = (products(scaled, 1) / squares + 2.5 / n) / Math.max(SMALLEST_DIVISOR, 1 - 10.0 / n);
        double inflation = Math.max(0, sum) / Math.max(SMALLEST_DIVISOR, 1 - 2.2 * (lags + 1) / n);
        return Math.max(0, Math.min(LARGEST, Math.max(neighbours, (inflation - 1) / (inflation + 1))));
    }

    private static double products(double[] values, int lag) {
        double sum = 0;
        for (int i = lag; i < values.length; i++) {
            sum += values[i] * values[i - lag];
        }
        return sum;
    }

    /** Returns the same series without the dependence. Levels and their differences are multiplied by 1 − φ. */
    double[] removedFrom(double[] series) {
        double[] independent = series.clone();
        independent[0] = (1 - coefficient) * firstLevel
                + Math.sqrt(1 - coefficient * coefficient) * (series[0] - firstLevel);
        for (int i = 1; i < series.length; i++) {
            independent[i] = series[i] - coefficient * series[i - 1];
        }
        return independent;
    }
}
