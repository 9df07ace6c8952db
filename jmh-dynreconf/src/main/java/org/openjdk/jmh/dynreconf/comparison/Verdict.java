package org.openjdk.jmh.dynreconf.comparison;

import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What a comparison says of the candidate, seen from the baseline.
 *
 * <p>Let the tolerance be t. Ratios from 1 / (1 + t) to 1 + t are changes that do not matter; both ends are as far from
 * 1 in logarithms, so that swapping the sides swaps the verdict. The interval of the ratio decides, by the first line
 * that fits:
 * <ol>
 * <li>it lies within the tolerance: {@link #SAME}, even where it excludes 1, as of a change of 0.5 % that is known
 * exactly;
 * <li>it excludes 1: {@link #FASTER} or {@link #SLOWER}. It need not lie beyond the tolerance as a whole: a change of
 * just the tolerance would then never be found, however long one measures;
 * <li>otherwise {@link #UNDECIDED}.
 * </ol>
 *
 * <p>An interval that contains the true ratio never gives a wrong verdict. So at most one verdict in twenty is wrong at 95 %,
 * wherever the true ratio lies: faster or slower where nothing has changed, faster where it is slower, same where the change
 * exceeds the tolerance. The interval keeps to that for units that are independent of each other and not far from normal:
 * not for runs of slow forks, nor where forks of one side are rarely and much slower (docs/evidence/sequential.md).
 */
public enum Verdict {

    /** It has become better: faster, or less of what is measured. */
    FASTER,

    /** It has become worse: slower, or more of what is measured. */
    SLOWER,

    /** If there is a change, it is smaller than one that matters. */
    SAME,

    /** More has to be measured, or the sides cannot be compared. */
    UNDECIDED;

    /** {@return whether this is a change: faster or slower} */
    public boolean isChange() {
        return this == FASTER || this == SLOWER;
    }

    /**
     * The verdict of an interval.
     *
     * @param ratio     interval of the ratio candidate / baseline
     * @param tolerance the smallest change that matters, as a share, 0 or more
     * @param direction which values are better
     * @return by the rules above
     */
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
