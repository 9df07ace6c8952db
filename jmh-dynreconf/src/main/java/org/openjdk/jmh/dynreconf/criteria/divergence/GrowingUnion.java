package org.openjdk.jmh.dynreconf.criteria.divergence;

import org.openjdk.jmh.dynreconf.statistics.GridDensity;
import org.openjdk.jmh.dynreconf.statistics.Outliers;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Holds the union of some elements, in ascending order, and estimates its density; reusable, not thread-safe. */
final class GrowingUnion {

    /**
     * The mean number of values per iteration below which each value is a score, not one of a distribution. Tukey's
     * rule calls one of five normally distributed values an outlier in every third sample (Hoaglin, Iglewicz and Tukey
     * 1986), which would remove the very iteration that differs.
     */
    private static final int DISTRIBUTION = 30;

    double[] values = new double[0];
    double[] weights = new double[0];
    /** The weight of all values before each index; one longer than the values. */
    private double[] cumulated = new double[1];
    private int size;
    private int observed;
    private int iterations;
    private double mean;
    private double standardDeviation;
    int from;
    int to;
    double bandwidth;
    private final GridDensity grid = new GridDensity();
    private boolean fitted;

    void become(SortedValues element) {
        reserve(element.size);
        append(element.values, element.weights, 0, element.size, 0);
        size = element.size;
        observed = element.count;
        iterations = element.means.length;
    }

    void become(GrowingUnion before, SortedValues element) {
        reserve(before.size + element.size);
        size = merge(before, element);
        observed = before.observed + element.count;
        iterations = before.iterations + element.means.length;
    }

    /**
     * Merges both in ascending order, equal values as one. The choice is computed by arithmetic instead of branches,
     * because processors cannot predict it.
     */
    private int merge(GrowingUnion before, SortedValues element) {
        int left = 0;
        int right = 0;
        int k = 0;
        double sum = 0;
        while (left < before.size && right < element.size) {
            double old = before.values[left];
            double added = element.values[right];
            int takeOld = old <= added ? 1 : 0;
            int takeAdded = added <= old ? 1 : 0;
            double weight = takeOld * before.weights[left] + takeAdded * element.weights[right];
            values[k] = takeOld == 1 ? old : added;
            weights[k] = weight;
            sum += weight;
            cumulated[++k] = sum;
            left += takeOld;
            right += takeAdded;
        }
        append(before.values, before.weights, left, before.size, k);
        k += before.size - left;
        append(element.values, element.weights, right, element.size, k);
        return k + element.size - right;
    }

    private void append(double[] moreValues, double[] moreWeights, int start, int end, int at) {
        System.arraycopy(moreValues, start, values, at, end - start);
        System.arraycopy(moreWeights, start, weights, at, end - start);
        double sum = cumulated[at];
        for (int k = at; k < at + end - start; k++) {
            sum += weights[k];
            cumulated[k + 1] = sum;
        }
    }

    private void reserve(int needed) {
        if (values.length < needed) {
            values = new double[2 * needed];
            weights = new double[values.length];
            cumulated = new double[values.length + 1];
        }
    }

    int size() {
        return size;
    }

    /** Returns the number of values, equal ones counted separately. */
    int observed() {
        return observed;
    }

    /** Returns the interquartile range between order statistics of all values; cell widths need no interpolation. */
    double interquartileRange() {
        from = 0;
        to = size;
        int last = observed - 1;
        int lower = last / 4;
        int upper = 3 * last / 4;
        return values[indexOf(upper)] - values[indexOf(lower)];
    }

    /** Returns whether the values are too few for each iteration to be a distribution. */
    boolean holdsScores() {
        return observed < DISTRIBUTION * iterations;
    }

    /** Selects the values inside Tukey's fences and computes their bandwidth. */
    void prepareDistribution() {
        prepare();
        leaveOutOutside();
        summarize();
        bandwidth = silverman();
    }

    /**
     * Selects all values, with a bandwidth of at least the noise, limited to between {@code finest} and {@code
     * coarsest} relative to the mean.
     */
    void prepareScores(double noise, double finest, double coarsest) {
        prepare();
        summarize();
        double level = Math.abs(mean);
        double resolution = Math.max(finest * level, Math.min(coarsest * level, noise));
        bandwidth = Math.max(silverman(), resolution);
    }

    private void prepare() {
        from = 0;
        to = size;
        fitted = false;
    }

    private void leaveOutOutside() {
        double lower = quantile(0.25);
        double upper = quantile(0.75);
        double reach = Outliers.TUKEY_FACTOR * (upper - lower);
        while (values[from] < lower - reach) {
            from++;
        }
        while (values[to - 1] > upper + reach) {
            to--;
        }
    }

    /** Sums deviations from one of the middle values, which is near enough to the mean for nothing to cancel. */
    private void summarize() {
        double origin = values[(from + to) / 2];
        double sum = 0;
        double squares = 0;
        for (int i = from; i < to; i++) {
            double deviation = values[i] - origin;
            double weighted = weights[i] * deviation;
            sum += weighted;
            squares += weighted * deviation;
        }
        double count = count();
        mean = origin + sum / count;
        double variance = Math.max(0, squares - sum * (sum / count)) / (count - 1);
        standardDeviation = count > 1 ? Math.sqrt(variance) : 0;
    }

    private double silverman() {
        return GridDensity.silvermanBandwidth(standardDeviation, quantile(0.75) - quantile(0.25), count());
    }

    private double count() {
        return cumulated[to] - cumulated[from];
    }

    /**
     * Returns the type 7 quantile of the values written out ({@link org.openjdk.jmh.dynreconf.statistics.Quantiles}).
     */
    private double quantile(double probability) {
        double position = (count() - 1) * probability;
        double below = Math.floor(position);
        int index = indexOf(cumulated[from] + below);
        double lower = values[index];
        double upper = values[indexOf(cumulated[from] + below + 1)];
        return lower + (upper - lower) * (position - below);
    }

    /** Returns the index of the value with this rank among the values written out, or of the last one. */
    private int indexOf(double rank) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cumulated[middle + 1] > rank) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    double lowest() {
        return values[from];
    }

    double highest() {
        return values[to - 1];
    }

    /** Evaluates the density at equidistant points; it is fitted once for all unions that this one is compared with. */
    void density(double first, double last, double[] target) {
        if (!fitted) {
            grid.fit(values, weights, from, to, bandwidth);
            fitted = true;
        }
        grid.evaluate(first, last, target);
    }
}
