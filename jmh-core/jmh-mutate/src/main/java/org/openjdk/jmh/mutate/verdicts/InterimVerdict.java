package org.openjdk.jmh.mutate.verdicts;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Represents the verdict after a block.
 *
 * @param blocks     number of complete blocks so far
 * @param slowdown   ratio of the mutant's time to the original's, with a 95 % confidence interval over all analyses
 * @param detectable for each threshold, the smallest ratio that all blocks would show in half of all cases, given the
 *                   variation so far; NaN before the first analysis
 * @param ends       outcome for each threshold
 */
public record InterimVerdict(int blocks, Interval slowdown, List<Double> detectable, List<ThresholdOutcome> ends) {

    public InterimVerdict {
        detectable = List.copyOf(detectable);
        ends = List.copyOf(ends);
    }

    /** {@return whether no further block is needed} */
    public boolean isLast() {
        return !ends.contains(ThresholdOutcome.OPEN);
    }
}
