package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/**
 * A long series, thinned: the means of blocks of neighbours, so that methods whose time or memory grows with the square
 * of the length can be used; immutable. A trend goes as far in the means, a step stays where it is but for a block.
 */
public final class BlockMeans {

    private final double[] values;
    private final int size;

    private BlockMeans(double[] values, int size) {
        this.values = values;
        this.size = size;
    }

    /**
     * Thins a series.
     *
     * @param series in order of time
     * @param most   how many means there may be, 1 or more
     * @return means of blocks that are no larger than they must be; the oldest block may have fewer values
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

    /** {@return the means in order of time; the series itself if it is short enough} */
    public double[] values() {
        return values;
    }

    /** {@return the number of values in a block, 1 or more} */
    public int size() {
        return size;
    }
}
