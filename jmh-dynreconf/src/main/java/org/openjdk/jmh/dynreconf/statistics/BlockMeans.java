package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * Thins a long series to the means of blocks of neighbouring values, for methods whose time or memory grows with the
 * square of the length; immutable. A trend covers the same distance in the means, and a step moves by less than a
 * block.
 */
public final class BlockMeans {

    private final double[] values;
    private final int size;

    private BlockMeans(double[] values, int size) {
        this.values = values;
        this.size = size;
    }

    /**
     * Thins a series, in order of time, to at most {@code most} means (1 or more). Blocks are as small as possible; the
     * oldest one may have fewer values.
     */
    public static BlockMeans of(double[] series, int most) {
        int size = Math.max(1, (series.length + most - 1) / most);
        if (size == 1) {
            return new BlockMeans(series, 1);
        }
        double[] means = new double[(series.length + size - 1) / size];
        for (int i = 0; i < means.length; i++) {
            int to = series.length - (means.length - 1 - i) * size;
            means[i] = Moments.of(Arrays.copyOfRange(series, Math.max(0, to - size), to)).mean();
        }
        return new BlockMeans(means, size);
    }

    /** Returns the means in order of time; the series itself, not a copy, if it is short enough. */
    public double[] values() {
        return values;
    }

    /** Returns the number of values in a block, 1 or more. */
    public int size() {
        return size;
    }
}
