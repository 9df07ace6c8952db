package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Computes the Gaussian kernel density of weighted values on equidistant points, in time proportional to values plus
 * points. It is fitted to the values and then evaluated on any number of grids. It reuses its buffers; not thread-safe.
 *
 * <p>By definition, the density at a point is the sum of the kernels of all values there. This class first replaces
 * each value's kernel by a cubic interpolation between kernels at the cells of a regular grid, eight to a bandwidth
 * (cubic Lagrange weights, which may be negative). It then convolves the cells with the kernel, and interpolates the
 * result once more by cubics at the points. This has two errors: <ol>
 * <li>Interpolation, twice. A cubic through four equidistant nodes misses a function by at most 3/128 of its fourth
 * derivative times the fourth power of the distance of nodes; a Gaussian's fourth derivative is at most 3/h⁴ of its
 * peak. With cells of h/8 this is 1.7·10⁻⁵ of the peak of one kernel, and twice that for both.
 * <li>Truncation of kernels at {@value #CUTOFF} bandwidths, where they are below 10⁻¹² of their peak. </ol>
 */
public final class GridDensity {

    /** Kernels are 0 beyond so many bandwidths: exp(−7.5² / 2) is 6 · 10⁻¹³. */
    static final double CUTOFF = 7.5;

    private static final int CELLS_PER_BANDWIDTH = 8;
    private static final int REACH = (int) (CUTOFF * CELLS_PER_BANDWIDTH);
    /** Extra cells beyond the reach of the outermost values, so that cubics have all their nodes. */
    private static final int MARGIN = 2;
    /** Cells in front of the first value. */
    private static final int LEAD = REACH + MARGIN;
    /** Bounds the memory if the bandwidth is tiny compared with the range; cells are then wider than h/8. */
    private static final int MAX_CELLS = 1 << 16;

    private double[] cells = new double[0];
    private double[] smooth = new double[0];
    private final double[] kernel = new double[REACH + 1];
    private double origin;
    private double width;
    private int count;

    /**
     * Computes the bandwidth by Silverman's rule of thumb, 0.9 · min(s, IQR / 1.34) · n<sup>−1/5</sup> ("Density
     * Estimation for Statistics and Data Analysis", 1986, Eq. 3.31); 0 for constant values. If the quartiles coincide,
     * s alone is used.
     */
    public static double silvermanBandwidth(double standardDeviation, double interquartileRange, double count) {
        double robust = interquartileRange / 1.34;
        double spread = robust > 0 ? Math.min(standardDeviation, robust) : standardDeviation;
        return 0.9 * spread * Math.pow(count, -0.2);
    }

    /**
     * Fits the density to values.
     *
     * @param values    finite and ascending
     * @param weights   of the values, 0 or more
     * @param from      index of the first value to use
     * @param to        index after the last value to use
     * @param bandwidth standard deviation of the kernel, above 0
     */
    public void fit(double[] values, double[] weights, int from, int to, double bandwidth) {
        double range = values[to - 1] - values[from];
        width = Math.max(bandwidth / CELLS_PER_BANDWIDTH, range / MAX_CELLS);
        origin = values[from];
        count = (int) Math.ceil(range / width) + 2 * LEAD + 1;
        reserve();
        distribute(values, weights, from, to, origin, 1 / width);
        convolve(width / bandwidth);
    }

    /**
     * Evaluates the fitted density, up to a constant factor, at equidistant points from {@code first} to {@code last}
     * inclusive, as many as the target has elements; 0 beyond the truncation of the kernels.
     */
    public void evaluate(double first, double last, double[] target) {
        double start = (first - origin) / width + LEAD;
        double step = (last - first) / (target.length - 1) / width;
        int inside = target.length;
        while (inside > 0 && start + (inside - 1) * step >= count - MARGIN) {
            target[--inside] = 0;
        }
        int outside = 0;
        while (outside < inside && start + outside * step < 1) {
            target[outside++] = 0;
        }
        interpolate(target, outside, inside, start, step);
    }

    private void reserve() {
        if (smooth.length < count) {
            smooth = new double[count + count / 2];
            cells = new double[smooth.length + 2 * REACH];
        } else {
            Arrays.fill(cells, 0, count + 2 * REACH, 0);
        }
    }

    /** Sums powers of the values' positions within a cell first, as the cubic weights are linear in these sums. */
    private void distribute(double[] values, double[] weights, int from, int to, double first,
                            double perWidth) {
        int cell = 0;
        double sum0 = 0;
        double sum1 = 0;
        double sum2 = 0;
        double sum3 = 0;
        for (int i = from; i < to; i++) {
            double position = (values[i] - first) * perWidth;
            double f = position - cell;
            if (f >= 1) {
                addToNodes(cell, sum0, sum1, sum2, sum3);
                sum0 = 0;
                sum1 = 0;
                sum2 = 0;
                sum3 = 0;
                cell = (int) position;
                f = position - cell;
            }
            double weighted = weights[i] * f;
            sum0 += weights[i];
            sum1 += weighted;
            sum2 += weighted * f;
            sum3 += weighted * f * f;
        }
        addToNodes(cell, sum0, sum1, sum2, sum3);
    }

    /** Adds cubic Lagrange weights for the nodes at −1, 0, 1 and 2, summed over the values in the cell. */
    private void addToNodes(int cell, double sum0, double sum1, double sum2, double sum3) {
        int node = REACH + LEAD + cell;
        cells[node - 1] += (3 * sum2 - sum3 - 2 * sum1) / 6;
        cells[node] += sum0 + (sum3 - sum1) / 2 - sum2;
        cells[node + 1] += sum1 + (sum2 - sum3) / 2;
        cells[node + 2] += (sum3 - sum1) / 6;
    }

    /** Runs over the kernel in the outer loop, so that the inner one accesses consecutive memory. */
    private void convolve(double widthInBandwidths) {
        for (int t = 0; t <= REACH; t++) {
            double z = t * widthInBandwidths;
            kernel[t] = z > CUTOFF ? 0 : Math.exp(-0.5 * z * z);
        }
        for (int i = 0; i < count; i++) {
            smooth[i] = cells[REACH + i];
        }
        for (int t = 1; t <= REACH; t++) {
            addShifted(REACH - t, REACH + t, kernel[t]);
        }
    }

    private void addShifted(int left, int right, double factor) {
        double[] in = cells;
        double[] out = smooth;
        int n = count;
        for (int i = 0; i < n; i++) {
            out[i] += factor * (in[left + i] + in[right + i]);
        }
    }

    private void interpolate(double[] target, int from, int to, double start, double step) {
        double[] nodes = smooth;
        for (int j = from; j < to; j++) {
            double position = start + j * step;
            int base = (int) position;
            double f = position - base;
            double g = 1 - f;
            target[j] = (1 + f) * (1 + g) * 0.5 * (nodes[base] * g + nodes[base + 1] * f)
                    - f * g * (nodes[base - 1] * (1 + g) + nodes[base + 2] * (1 + f)) / 6;
        }
    }
}
