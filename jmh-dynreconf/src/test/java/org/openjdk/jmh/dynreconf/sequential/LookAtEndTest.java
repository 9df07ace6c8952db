package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** Runs whose time ends before their last planned look. {@code OverallLevelsTest} has the error rates. */
class LookAtEndTest {

    private static final SequentialSettings SETTINGS = SequentialSettings.standard().withMostBlocks(8)
            .withShape(SequentialSettings.FOR_SMALL_VARIATION)
            .withComparison(ComparisonSettings.standard().withTolerance(0.03));

    private final DifferenceJudge judge = DifferenceRule.standard().judge(SETTINGS, Direction.LOWER_IS_BETTER);

    private Look after(double... ratios) {
        Look look = null;
        for (double ratio : ratios) {
            look = judge.endBlock(Block.of(1, ratio));
        }
        return look;
    }

    @Test
    void equalSides_areTheSameOnlyAtTheEnd() {
        assertEquals(Verdict.UNDECIDED, after(1.014, 0.986, 0.981, 1.019).verdict());
        Look end = judge.end(SETTINGS.level()).get();
        assertEquals(Verdict.SAME, end.verdict());
        assertEquals(Stop.DECIDED, end.stop().get());
        assertEquals(4, end.completeBlocks());
    }

    @Test
    void change_isFoundOnlyAtTheEnd() {
        assertEquals(Verdict.UNDECIDED, after(1.05, 1.02, 1.07, 1.035).verdict());
        Look end = judge.end(SETTINGS.level()).get();
        assertEquals(Verdict.SLOWER, end.verdict());
        assertTrue(end.estimate().pValue() < SETTINGS.level(), end.estimate().pValue() + "");
        assertFalse(end.estimate().interval(1 - SETTINGS.level()).contains(1));
    }

    @Test
    void variation_staysUndecided() {
        Look before = after(1.2, 0.8, 1.1, 0.95);
        Look end = judge.end(SETTINGS.level()).get();
        assertEquals(Verdict.UNDECIDED, end.verdict());
        assertFalse(end.stop().isPresent());
        assertTrue(end.ratio().upper() < before.ratio().upper());
    }

    /** At the bound, all of the level is spent anyway. */
    @Test
    void bound_addsNothing() {
        Look last = after(1.05, 1.02, 1.09, 0.99, 0.97, 1.06, 1.01, 1.02);
        assertEquals(last.ratio(), judge.end(SETTINGS.level()).get().ratio());
    }
}
