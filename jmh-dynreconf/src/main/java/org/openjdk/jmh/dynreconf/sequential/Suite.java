package org.openjdk.jmh.dynreconf.sequential;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.FalseDiscoveryRate;

/**
 * Decides for all benchmarks of a run together how many have changed: on average, the share of wrong verdicts faster
 * and slower is at most one minus the confidence (Benjamini and Hochberg, JRSS B 57(1), 1995, with p-values that hold
 * over all looks). A change may be revoked while its blocks go on, and rarely afterwards: only if other changes are
 * revoked that raised its level. Not thread-safe.
 *
 * <p>Worked example: of 500 benchmarks at 95 %, the first change is accepted at the level 0.05 / 500; after nine, the
 * tenth at 10 · 0.05 / 500.
 */
public final class Suite {

    private final double rate;
    private final List<Member> members = new ArrayList<>();

    /** Creates a suite without benchmarks; one minus the confidence is the allowed share of wrong changes. */
    public Suite(SequentialSettings settings) {
        rate = settings.level();
    }

    /** Adds a benchmark, before any has ended a block. */
    public Member join() {
        Member member = new Member(this);
        members.add(member);
        return member;
    }

    /** Returns the level at which a benchmark is accepted: the one it has as the last of the accepted ones. */
    private double level(Member member) {
        double[] pValues = members.stream().mapToDouble(other -> other == member ? 0 : other.pValue).toArray();
        return rate * FalseDiscoveryRate.discoveries(pValues, rate) / pValues.length;
    }

    /** Represents a benchmark of a suite. */
    public static final class Member {

        private final Suite suite;
        private double pValue = 1;

        private Member(Suite suite) {
            this.suite = suite;
        }

        /**
         * Returns the error level over all looks at which a change of the benchmark is accepted now, above 0 and at
         * most that of the settings.
         */
        public double level() {
            return suite.level(this);
        }

        /** Records the look after the latest block. */
        public void looked(Look look) {
            pValue = look.verdict() == Verdict.SAME ? 1 : look.estimate().pValue();
        }
    }
}
