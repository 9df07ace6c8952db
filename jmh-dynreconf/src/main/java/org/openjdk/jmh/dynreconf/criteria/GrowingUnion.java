package org.openjdk.jmh.dynreconf.criteria;

import org.openjdk.jmh.dynreconf.statistics.KernelDensity;
import org.openjdk.jmh.dynreconf.statistics.Outliers;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** The union of some elements, in ascending order, with what a density estimate needs to know of it; reusable. */
final class GrowingUnion {

    /**
     * Where iterations have fewer values than this on average, each value is a score rather than one of a
     * distribution. Tukey's rule calls one of five normally distributed values an outlier in every third sample
     * (Hoaglin, Iglewicz and Tukey 1986), which would leave out the very iteration that differs.
     */
    private static final int DISTRIBUTION = 30;

    double[] values = new double[0];
    double[] weights = new double[0];
    /** The weight of all values before each index; one longer than the values. */
    private double[] cumulated = new double[1];
    private int size;
    private int iterations;
    int from;
    int to;
    double bandwidth;

    void become(SortedValues element) {
        reserve(element.size);
        System.arraycopy(element.values, 0, values, 0, element.size);
        System.arraycopy(element.weights, 0, weights, 0, element.size);
        size = element.size;
        iterations = element.means.length;
    }

    void become(GrowingUnion before, SortedValues element) {
        reserve(before.size + element.size);
        merge(before, element);
        size = before.size + element.size;
        iterations = before.iterations + element.means.length;
    }

    private void merge(GrowingUnion before, SortedValues element) {
        int left = 0;
        int right = 0;
        int k = 0;
        while (left < before.size && right < element.size) {
            double old = before.values[left];
            double added = element.values[right];
            int takeOld = old <= added ? 1 : 0;
            values[k] = Math.min(old, added);
            weights[k] = takeOld == 1 ? before.weights[left] : element.weights[right];
            left += takeOld;
            right += 1 - takeOld;
            k++;
        }
        System.arraycopy(before.values, left, values, k, before.size - left);
        System.arraycopy(before.weights, left, weights, k, before.size - left);
        k += before.size - left;
        System.arraycopy(element.values, right, values, k, element.size - right);
        System.arraycopy(element.weights, right, weights, k, element.size - right);
    }

    private void reserve(int needed) {
        if (values.length < needed) {
            values = new double[needed];
            weights = new double[needed];
            cumulated = new double[needed + 1];
        }
    }

    /** Whether the values are too few for each iteration to be a distribution. */
    boolean holdsScores() {
        return size < DISTRIBUTION * iterations;
    }

    /** Finds the values inside Tukey's fences and the bandwidth for them. */
    void prepareDistribution() {
        prepare();
        leaveOutOutside();
        bandwidth = silverman();
    }

    /** Keeps all values, with a bandwidth of at least the noise, as far as that is between finest and coarsest. */
    void prepareScores(double noise, double finest, double coarsest) {
        prepare();
        double level = Math.abs(mean());
        double resolution = Math.max(finest * level, Math.min(coarsest * level, noise));
        bandwidth = Math.max(silverman(), resolution);
    }

    private void prepare() {
        for (int i = 0; i < size; i++) {
            cumulated[i + 1] = cumulated[i] + weights[i];
        }
        from = 0;
        to = size;
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

    private double silverman() {
        double count = count();
        double mean = mean();
        double squares = 0;
        for (int i = from; i < to; i++) {
            double deviation = values[i] - mean;
            squares += weights[i] * deviation * deviation;
        }
        double standardDeviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
        return KernelDensity.silvermanBandwidth(standardDeviation, quantile(0.75) - quantile(0.25), count);
    }

    private double count() {
        return cumulated[to] - cumulated[from];
    }

    private double mean() {
        double origin = values[from];
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += weights[i] * (values[i] - origin);
        }
        return origin + sum / count();
    }

    /** Type 7, as {@link Quantiles} has it for the values written out. */
    private double quantile(double probability) {
        double position = (count() - 1) * probability;
        double below = Math.floor(position);
        int index = indexOf(cumulated[from] + below);
        double lower = values[index];
        double upper = values[indexOf(Math.min(cumulated[from] + below + 1, cumulated[to] - 1))];
        return lower + (upper - lower) * (position - below);
    }

    /** The index of the value that has this rank among the values written out. */
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
}
