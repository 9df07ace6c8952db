package org.openjdk.jmh.mutate.oracle;

import java.util.List;

/**
 * What counts as killed, and how long one tries.
 *
 * @param thresholds the slow-downs to be exceeded, as shares, ascending: 0.01, 0.05, 0.1
 * @param rate       the false discovery rate of the kills at each threshold
 * @param mostBlocks forks of each side at most, 3 or more
 */
public record KillSettings(List<Double> thresholds, double rate, int mostBlocks) {

    /** The thresholds of the ju2jmh paper. */
    public static final List<Double> PUBLISHED_THRESHOLDS = List.of(0.01, 0.05, 0.10);

    /** Checks what is asked for. */
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
                    + " blocks: of fewer than 3 the scatter is hardly known");
        }
    }
}
