package org.openjdk.jmh.mutate.oracle;

import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What is known of a mutant on one benchmark after a block.
 *
 * @param blocks     complete ones so far
 * @param slowdown   ratio of the mutant's time to the original's; its limits hold over all looks at 95 %
 * @param detectable for each threshold, the smallest ratio that blocks which scatter like these would show at the bound in
 *                   half of all cases; NaN before the first look
 * @param ends       for each threshold, what is known
 */
public record KillLook(int blocks, Interval slowdown, List<Double> detectable, List<ThresholdOutcome> ends) {

    /** Takes copies. */
    public KillLook {
        detectable = List.copyOf(detectable);
        ends = List.copyOf(ends);
    }

    /** {@return whether no further block is needed} */
    public boolean isLast() {
        return !ends.contains(ThresholdOutcome.OPEN);
    }
}
