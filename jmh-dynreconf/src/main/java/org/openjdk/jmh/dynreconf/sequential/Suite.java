package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.FalseDiscoveryRate;

/**
 * The benchmarks of which a run decides together how many have changed: of all verdicts faster and slower, a share of
 * one minus the confidence is wrong on average at most (Benjamini and Hochberg, JRSS B 57(1), 1995, with p-values that
 * hold over all looks). What is believed may be taken back as long as its blocks go on, and hardly ever once they have
 * ended: only where others are taken back that let its level rise. Not for several threads at once.
 *
 * <p>Worked example: of 500 benchmarks at 95 %, the first one is believed to have changed at the level 0.05 / 500; once
 * nine are, the tenth at 10 · 0.05 / 500.
 */
public final class Suite {

    private final double rate;
    private final List<Member> members = new ArrayList<>();

    /**
     * Creates a suite without benchmarks.
     *
     * @param settings of all of them; one minus their confidence is the share of changes that may be wrong
     */
    public Suite(SequentialSettings settings) {
        rate = settings.level();
    }

    /** {@return a new member, to be added before any has ended a block} */
    public Member join() {
        Member member = new Member(this);
        members.add(member);
        return member;
    }

    /** Returns the level at which one of them is believed: that which it has as the last of those that are. */
    private double level(Member member) {
        double[] pValues = members.stream().mapToDouble(other -> other == member ? 0 : other.pValue).toArray();
        return rate * FalseDiscoveryRate.discoveries(pValues, rate) / pValues.length;
    }

    /** A benchmark of a suite. */
    public static final class Member {

        private final Suite suite;
        private double pValue = 1;

        private Member(Suite suite) {
            this.suite = suite;
        }

        /**
         * {@return the error level over all looks at which the change of the benchmark is accepted now, above 0 and at
         * most that of the settings}
         */
        public double level() {
            return suite.level(this);
        }

        /**
         * It was looked at.
         *
         * @param look after its latest block
         */
        public void looked(Look look) {
            pValue = look.verdict() == Verdict.SAME ? 1 : look.estimate().pValue();
        }
    }
}
