package org.openjdk.jmh.bench.series;

import java.util.Arrays;

/**
 * One fork as it was recorded: the mean time per operation of each of its iterations of at least 100 ms, here called
 * slices so as not to confuse them with the longer iterations that a replay makes of them; immutable.
 *
 * <p>A slice of mean time x lasts ⌈0.1 s / x⌉ · x: JMH starts no operation after the 0.1 s and waits for the last one.
 */
public final class ForkSeries {

    /** Nominal length of a slice in seconds. */
    public static final double SLICE_SECONDS = 0.1;

    /** Absorbs the rounding of sums of slices: far below a slice, far above the error of adding some thousands. */
    private static final double TINY = 1e-6;

    private final double[] means;
    private final double[] ends;

    /**
     * @param means seconds per operation, above 0 and finite, at least one
     */
    public ForkSeries(double... means) {
        this.means = means.clone();
        ends = new double[means.length + 1];
        for (int i = 0; i < means.length; i++) {
            if (!(means[i] > 0 && means[i] < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException("iteration " + (i + 1) + " has a mean time of " + means[i]
                        + ": it must be above 0");
            }
            ends[i + 1] = ends[i] + operations(i) * means[i];
        }
    }

    /** The number of slices. */
    public int length() {
        return means.length;
    }

    /** Seconds per operation in a slice. */
    public double mean(int slice) {
        return means[slice];
    }

    /** How often a slice invoked the benchmark. */
    public double operations(int slice) {
        return Math.ceil(SLICE_SECONDS / means[slice] - TINY);
    }

    /** Seconds that the first slices last. */
    public double secondsOf(int slices) {
        return ends[slices];
    }

    /** How many slices must run until so many seconds have passed; all of them where they do not last that long. */
    public int slicesUntil(double seconds) {
        int index = Arrays.binarySearch(ends, seconds - TINY);
        return Math.min(index >= 0 ? index : -index - 1, length());
    }

    /** The means of slices, the last one excluded. */
    public double[] means(int from, int to) {
        return Arrays.copyOfRange(means, from, to);
    }
}
