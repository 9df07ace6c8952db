package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.comparison.ComparedRun;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ComparisonQuestion;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.reports.Gate;

class NegativeControlsTest {

    private final Suite suite = new Suite(SequentialSettings.standard());
    private final MeasuredPair changed = Pairs.of("p.C.changed", suite);
    private final MeasuredPair control = Pairs.of("p.C.control", suite);
    private final NegativeControls controls = new NegativeControls(List.of(changed, control), pair -> pair == control);

    @Test
    void othersRun_controlsRunToo() throws IOException {
        assertFalse(controls.areOnlyOnesLeft());
        Pairs.loseBlock(changed);
        Pairs.loseBlock(control);
        assertFalse(controls.areOnlyOnesLeft());
        assertEquals(List.of(), new NegativeControls(List.of(changed), pair -> false).unjudged());
    }

    /** A second lost block in a row ends a benchmark. */
    @Test
    void othersHaveEnded_controlsEndWithTheRound() throws IOException {
        Pairs.loseBlock(changed);
        Pairs.loseBlock(changed);
        assertFalse(controls.areOnlyOnesLeft(), "the control has run less often");
        control.sequence().addLost();
        control.sequence().addLost();
        assertTrue(controls.areOnlyOnesLeft());
        assertTrue(controls.isJudged(changed));
        assertFalse(controls.isJudged(control));
        assertEquals(
                List.of("# Negative control p.C.control (mode=avgt): undecided after 2 pairs, when all others had a verdict"),
                controls.unjudged());
    }

    @Test
    void controlsAlone_runUntilTheyAreDecided() {
        NegativeControls alone = new NegativeControls(List.of(control), pair -> true);
        control.sequence().addLost();
        assertFalse(alone.areOnlyOnesLeft());
        assertTrue(alone.isJudged(control));
        assertEquals(List.of(), alone.unjudged());
    }

    /** What a benchmark has to show is less where another one has changed, which may end its block later. */
    @Test
    void differingControl_warnsThatNoVerdictCanBeTrusted() throws IOException {
        for (double noise : new double[] {0, 1, 2}) {
            block(control, 130 + 1.6 * noise);
            block(changed, 100_000 + noise);
        }
        assertFalse(control.sequence().score().orElseThrow().verdict().isChange());
        assertEquals(List.of(
                "p.C.control (mode=avgt) differs, although both sides run the same code: do not trust the other verdicts of this machine"),
                differing(changed, control));
        assertEquals(List.of(), differing(changed));
    }

    /** Whatever became of it: a gate that depends on a benchmark that cannot have changed stops for the machine alone. */
    @Test
    void control_decidesNoGate() throws IOException {
        for (double noise : new double[] {0, 1, 2, 3}) {
            block(control, 160 + noise);
            block(changed, 160 + noise);
        }
        ResultComparison alike = compared(control, changed);
        assertEquals(List.of("p.C.changed (mode=avgt)", "p.C.control (mode=avgt)"),
                new ComparedRun(alike).benchmarks(Verdict.SLOWER));
        ComparedRun run = new ComparedRun(alike.withControls(controls.keys()));
        assertEquals(List.of("p.C.changed (mode=avgt)"), run.benchmarks(Verdict.SLOWER));
        ComparedMetric metric = alike.withControls(controls.keys()).metrics().get(0);
        assertEquals(Verdict.SLOWER, metric.verdict());
        assertFalse(Gate.stopping(Verdict.SLOWER, Verdict.UNDECIDED).stops(metric));
    }

    @Test
    void controlThatLostItsForks_decidesNoGate() throws IOException {
        Pairs.loseBlock(control);
        Pairs.loseBlock(control);
        ComparedRun run = new ComparedRun(compared(control).withControls(controls.keys()));
        assertEquals(List.of(), run.unjudged());
        assertEquals(List.of(), run.benchmarks(Verdict.UNDECIDED));
        assertFalse(run.isEmpty());
    }

    private static ResultComparison compared(MeasuredPair... pairs) {
        return ResultComparison.ofBlocks("old", "new", ComparisonQuestion.standard(),
                Stream.of(pairs).map(MeasuredPair::sequence).toList(), List.of());
    }

    private List<String> differing(MeasuredPair... pairs) {
        return controls.differing(compared(pairs));
    }

    private static void block(MeasuredPair pair, double candidate) throws IOException {
        measured(pair, MeasuredPair.BASELINE, 100);
        measured(pair, MeasuredPair.CANDIDATE, candidate);
        pair.endBlock();
    }

    private static void measured(MeasuredPair pair, int side, double score) throws IOException {
        Pairs.measured(pair, side, "[{\"benchmark\":\"" + pair.pair.key.benchmark()
                + "\",\"mode\":\"avgt\",\"primaryMetric\":{\"score\":" + score
                + ",\"scoreUnit\":\"us/op\",\"rawData\":[[" + score + "]]}}]");
    }
}
