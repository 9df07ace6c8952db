package org.openjdk.jmh.bench.summary;

import java.util.Map;
import java.util.TreeMap;

/** The median of any number of values, rounded to a bin: memory grows with the number of bins that have a value. */
final class BinnedMedian {

    private final double bin;
    private final TreeMap<Long, Long> counts = new TreeMap<>();
    private long total;

    BinnedMedian(double bin) {
        this.bin = bin;
    }

    void add(double value) {
        counts.merge(Math.round(value / bin), 1L, Long::sum);
        total++;
    }

    /** The middle one of the rounded values, or the mean of the two in the middle; NaN where there is none. */
    double median() {
        return total == 0 ? Double.NaN : bin * (ofRank((total - 1) / 2) + ofRank(total / 2)) / 2;
    }

    private long ofRank(long rank) {
        long before = 0;
        for (Map.Entry<Long, Long> entry : counts.entrySet()) {
            before += entry.getValue();
            if (before > rank) {
                return entry.getKey();
            }
        }
        throw new IllegalArgumentException("rank " + rank + " of " + total + " values");
    }
}
