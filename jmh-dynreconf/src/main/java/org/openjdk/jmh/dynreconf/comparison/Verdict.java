package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * States how the candidate compares with the baseline.
 *
 * <p>Let the tolerance be t. Ratios from 1 / (1 + t) to 1 + t are irrelevant changes; both ends are as far from 1 in
 * logarithms, so that swapping the sides swaps the verdict. The interval of the ratio decides, by the first rule that
 * applies: <ol>
 * <li>it is within the tolerance: {@link #SAME}, even if it excludes 1, as for an exactly known change of 0.5 %;
 * <li>it excludes 1: {@link #FASTER} or {@link #SLOWER}. It need not be beyond the tolerance as a whole, or a change of
 * exactly the tolerance would never be found;
 * <li>otherwise {@link #UNDECIDED}. </ol>
 *
 * <p>An interval that contains the true ratio never gives a wrong verdict. So at most one verdict in twenty is wrong at
 * 95 %, whatever the true ratio: faster or slower if nothing has changed, faster if it is slower, same if the change
 * exceeds the tolerance. This holds for units that are independent and nearly normal, but not for series of slow forks,
 * nor if forks of one side are rarely and much slower (docs/evidence/sequential.md).
 */
public enum Verdict {

    /** The candidate is better: faster, or less of what is measured. */
    FASTER,

    /** The candidate is worse: slower, or more of what is measured. */
    SLOWER,

    /** A change, if any, is irrelevant. */
    SAME,

    /** More must be measured, or the sides cannot be compared. */
    UNDECIDED;

    /** Returns whether this is a change: faster or slower. */
    public boolean isChange() {
        return this == FASTER || this == SLOWER;
    }

    /** Returns the verdict of an interval of the ratio candidate / baseline; the tolerance is a share. */
    public static Verdict of(Interval ratio, double tolerance, Direction direction) {
        if (1 / (1 + tolerance) <= ratio.lower() && ratio.upper() <= 1 + tolerance) {
            return SAME;
        }
        if (ratio.lower() > 1) {
            return direction.whenHigher();
        }
        return ratio.upper() < 1 ? direction.whenLower() : UNDECIDED;
    }
}
