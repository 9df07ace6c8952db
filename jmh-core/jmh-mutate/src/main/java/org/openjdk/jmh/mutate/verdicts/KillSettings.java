package org.openjdk.jmh.mutate.verdicts;

import java.util.List;

/**
 * Holds the settings of comparisons.
 *
 * @param thresholds slow-downs to be exceeded, as ascending shares such as 0.01, 0.05, 0.1
 * @param rate       false discovery rate of the kills at each threshold, above 0 and up to 0.5
 * @param mostBlocks maximum number of forks of each side, 3 or more
 */
public record KillSettings(List<Double> thresholds, double rate, int mostBlocks) {

    /** Thresholds of the ju2jmh paper. */
    public static final List<Double> PUBLISHED_THRESHOLDS = List.of(0.01, 0.05, 0.10);

    public KillSettings {
        thresholds = List.copyOf(thresholds);
        if (thresholds.isEmpty() || !(thresholds.get(0) >= 0)
                || !thresholds.stream().sorted().distinct().toList().equals(thresholds)) {
            throw new IllegalArgumentException("thresholds " + thresholds + " do not ascend from 0 or more");
        }
        if (!(rate > 0 && rate <= 0.5)) {
            throw new IllegalArgumentException("false discovery rate " + rate + " is not above 0 and up to 0.5");
        }
        if (mostBlocks < 3) {
            throw new IllegalArgumentException("at most " + mostBlocks
                    + " pairs: it takes at least 3 to estimate the variation");
        }
    }
}
