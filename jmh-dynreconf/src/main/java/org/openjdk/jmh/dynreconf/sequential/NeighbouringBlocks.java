package org.openjdk.jmh.dynreconf.sequential;

import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Tests whether the blocks of a run depend on the blocks before them: they then carry less information than independent
 * ones, and intervals are too narrow. A single benchmark has too few blocks for the test; since the machine causes the
 * dependence, all benchmarks are tested together. Called from one thread.
 *
 * <p>For the k log ratios of a benchmark, deviating from their mean by x<sub>i</sub>, r = ∑ x<sub>i</sub> x<sub>i +
 * 1</sub> / ∑ x<sub>i</sub>² is the autocorrelation of neighbours. In random order its mean is −1 / k. Its variance,
 * with the sums of squares S<sub>2</sub> and of fourth powers S<sub>4</sub>, follows from counting how often products
 * have one, both or no factor in common (Wald and Wolfowitz, Annals of Mathematical Statistics 14, 1943, for ends that
 * meet). Whatever the distribution, the sum of r + 1 / k over benchmarks is then about normal, with the sum of the
 * variances.
 *
 * <p>Worked example: −1, 0, 0, 1 has r = 0, the mean of all orders is −1 / 4, and the variance 1 / 16: half of all
 * orders have −1 beside 1, and r = −1 / 2.
 */
public final class NeighbouringBlocks {

    /** The critical value of one test in each run at 1 %. */
    private static final double CRITICAL = 2.326;
    private static final int FEWEST_BLOCKS = 4;

    private double excess;
    private double variance;
    private double expected;

    /**
     * Adds a benchmark by the means of its forks, block by block. It is ignored if it has fewer than four blocks, a log
     * ratio that is not finite, or equal ratios.
     */
    public void add(double[] baseline, double[] candidate) {
        int blocks = baseline.length;
        if (blocks < FEWEST_BLOCKS) {
            return;
        }
        double[] ratios = new double[blocks];
        for (int i = 0; i < blocks; i++) {
            ratios[i] = Math.log(candidate[i]) - Math.log(baseline[i]);
        }
        Moments moments = Moments.of(ratios);
        if (moments.standardDeviation() > 0) {
            add(ratios, moments);
        }
    }

    private void add(double[] ratios, Moments moments) {
        int blocks = ratios.length;
        double squares = 0;
        double fourths = 0;
        double products = 0;
        double before = 0;
        for (double ratio : ratios) {
            double deviation = (ratio - moments.mean()) / moments.standardDeviation();
            squares += deviation * deviation;
            fourths += Math.pow(deviation, 4);
            products += before * deviation;
            before = deviation;
        }
        if (squares < Double.POSITIVE_INFINITY) {
            excess += products / squares + 1.0 / blocks;
            variance += variance(blocks, fourths / (squares * squares));
            expected += 1 - 4.0 / blocks;
        }
    }

    /** Returns the variance of r over all orders, from fourth powers in units of the squared sum of squares. */
    private static double variance(int blocks, double fourths) {
        double k = blocks;
        double same = (1 - fourths) / k;
        double neighbours = 2 * (2 * fourths - 1) / (k * (k - 1));
        double apart = (3 - 6 * fourths) / (k * (k - 1));
        return same + neighbours + apart - 1 / (k * k);
    }

    /** Returns whether blocks depend on the blocks before them, by a one-sided test at 1 %; false if unknown. */
    public boolean areDependent() {
        return standardized() > CRITICAL;
    }

    /** Returns the statistic, about standard normal if blocks are independent; NaN if unknown. */
    double standardized() {
        return excess / Math.sqrt(variance);
    }

    /**
     * Returns the coefficient of an autoregressive process of order 1 through the blocks: about 0 if they are
     * independent, below 1; NaN if unknown. It corrects the bias of r, which is about (1 + 4 times the coefficient) / k
     * (Marriott and Pope, Biometrika 41, 1954).
     */
    public double correlation() {
        return expected > 0 ? Math.min(1, excess / expected) : Double.NaN;
    }
}
