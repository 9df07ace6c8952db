package org.openjdk.jmh.bench.rules;

import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * What a rule said.
 *
 * @param rule    that judged
 * @param draw    of the sides
 * @param forks   on each side
 * @param tallies one for each benchmark
 */
record RuleShares(DecisionRule rule, Draw draw, int forks, List<Tally> tallies) {

    /** Share of the pairs without a change that were called faster or slower. */
    Interval wrong() {
        return Tally.share(tallies, 0, Verdict.FASTER, Verdict.SLOWER);
    }

    /** Share of a verdict on candidates that were changed, by the change's number. */
    double share(int change, Verdict verdict) {
        return Tally.share(tallies, change, verdict).point();
    }
}
