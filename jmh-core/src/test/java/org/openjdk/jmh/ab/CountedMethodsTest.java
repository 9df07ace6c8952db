package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;

class CountedMethodsTest {

    private static final ResultKey KEY = new ResultKey("p.Doc.work", "ss", Map.of());
    private static final String PARSE = "p.Doc.parse(*)";

    private final CountedMethods methods = new CountedMethods("instr/op");

    private void fork(int version, double parse) {
        fork(version, 0, parse);
    }

    private void fork(int side, int block, double parse) {
        methods.add(KEY, side, block, Map.of(List.of("p.Doc.work(*)"), 100.0, List.of("p.Doc.work(*)", PARSE), parse));
    }

    private ExplainedChange explained(int baseline, int candidate) {
        return methods.explain(KEY, baseline, candidate,
                method -> method.equals(PARSE) ? CodeChange.CHANGED : CodeChange.SAME);
    }

    /** Of as many forks as both have, of the versions that are asked for. */
    @Test
    void changedMethod_isNamed() {
        fork(0, 9000);
        for (int i = 0; i < 3; i++) {
            fork(4, 50 + i);
            fork(5, 80 + i);
        }
        fork(5, 81);
        ExplainedChange explained = explained(4, 5);
        assertEquals("instr/op", explained.evidence().orElseThrow().unit());
        assertEquals(PARSE, explained.time().orElseThrow().culprits().get(0).difference().method());
        assertArrayEquals(new double[] {150, 151, 152}, totals(explained.time().orElseThrow().blocks().baseline()),
                1e-9);
    }

    /** Blocks have other compile thresholds: forks of different ones are not alike. */
    @Test
    void forks_arePairedByTheirBlocks() {
        fork(0, 0, 50);
        fork(0, 2, 90);
        fork(0, 3, 70);
        fork(1, 1, 95);
        fork(1, 2, 100);
        fork(1, 3, 80);
        ExplainedChange explained = explained(0, 1);
        assertArrayEquals(new double[] {190, 170}, totals(explained.time().orElseThrow().blocks().baseline()), 1e-9);
        assertArrayEquals(new double[] {200, 180}, totals(explained.time().orElseThrow().blocks().candidate()), 1e-9);
    }

    private static double[] totals(List<ForkCosts> forks) {
        return forks.stream().mapToDouble(ForkCosts::total).toArray();
    }

    @Test
    void forksOfOtherBlocks_areTheObstacle() {
        fork(0, 0, 50);
        fork(0, 1, 51);
        fork(1, 1, 80);
        fork(1, 2, 81);
        assertEquals("methods are known from 2 and 2 counted forks, but two of each side are needed in the same pairs",
                explained(0, 1).obstacle().orElseThrow());
    }

    /** As where forks were counted by an earlier start, or a VM writes no map of its code. */
    @Test
    void tooFewForks_areTheObstacle() {
        fork(0, 50);
        fork(1, 80);
        fork(1, 81);
        assertEquals("methods are known from 1 and 2 counted forks, but two of each side are needed",
                explained(0, 1).obstacle().orElseThrow());
        methods.lost(KEY, "its VM wrote no map");
        assertEquals(
                "methods are known from 1 and 2 counted forks, but two of each side are needed: its VM wrote no map",
                explained(0, 1).obstacle().orElseThrow());
    }
}
