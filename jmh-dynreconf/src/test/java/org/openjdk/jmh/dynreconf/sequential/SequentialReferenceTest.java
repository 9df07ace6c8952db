package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

/** Whole sequences of looks against the same in Python, by SciPy's tests and intervals. */
class SequentialReferenceTest {

    private static final Verdict[] VERDICTS = {Verdict.UNDECIDED, Verdict.SLOWER, Verdict.FASTER, Verdict.SAME};

    @TestFactory
    Stream<DynamicTest> sequences() {
        return ReferenceCase.named("sequential-reference.txt", "sequence").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> check(c)));
    }

    private static void check(ReferenceCase c) {
        DifferenceJudge judge = DifferenceRule.standard().judge(settings(c.parameters()), Direction.LOWER_IS_BETTER);
        Look look;
        int next = 0;
        do {
            look = judge.endBlock(Block.of(c.first()[next], c.second()[next]));
            next++;
        } while (!look.stop().isPresent());
        assertEquals(VERDICTS[(int) c.expected()[0]], look.verdict());
        assertEquals(Stop.values()[(int) c.expected()[1] - 1], look.stop().orElseThrow());
        assertArrayEquals(c.expected(), new double[] {c.expected()[0], c.expected()[1], look.blocks(),
            look.ratio().lower(), look.ratio().point(), look.ratio().upper(), look.equivalence.lower(),
            look.equivalence.upper()}, 1e-3 * look.ratio().upper());
    }

    private static SequentialSettings settings(double[] parameters) {
        return SequentialSettings.standard()
                .withComparison(ComparisonSettings.standard().withTolerance(parameters[0])
                        .withConfidence(parameters[1]))
                .withFirstLook((int) parameters[2]).withMostBlocks((int) parameters[3]).withFutility(parameters[4])
                .withShape(parameters[5]);
    }
}
