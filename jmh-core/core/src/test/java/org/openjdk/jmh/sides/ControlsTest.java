package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRules;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.stored.ResultKey;

class ControlsTest {

    private final MeasuredPair changed = pair("changed");
    private final MeasuredPair control = pair("control");
    private final Controls controls = new Controls(List.of(changed, control), pair -> pair == control);

    private static MeasuredPair pair(String method) {
        return new MeasuredPair(null, new BlockSequence(new ResultKey("p.C." + method, "avgt", Map.of()),
                DifferenceRules.standard(), SequentialSettings.standard()));
    }

    /** A second one in a row ends a benchmark. */
    private static void loseBlock(MeasuredPair pair) {
        pair.lost(MeasuredPair.BASELINE, "killed");
        pair.lost(MeasuredPair.CANDIDATE, "killed");
        pair.endBlock();
    }

    @Test
    void othersRun_controlsRunToo() {
        assertFalse(controls.areAllThatIsLeft());
        loseBlock(changed);
        loseBlock(control);
        assertFalse(controls.areAllThatIsLeft());
        assertEquals(List.of(), new Controls(List.of(changed), pair -> false).unjudged());
    }

    @Test
    void othersHaveEnded_controlsEndWithTheRound() {
        loseBlock(changed);
        loseBlock(changed);
        assertFalse(controls.areAllThatIsLeft(), "the control has run less often");
        control.sequence().addLost();
        control.sequence().addLost();
        assertTrue(controls.areAllThatIsLeft());
        assertTrue(controls.isJudged(changed));
        assertFalse(controls.isJudged(control));
        assertEquals(
                List.of("# Negative control p.C.control (mode = avgt): undecided after 2 blocks, when all others had ended"),
                controls.unjudged());
    }

    @Test
    void controlsAlone_runUntilTheyAreDecided() {
        Controls alone = new Controls(List.of(control), pair -> true);
        control.sequence().addLost();
        assertFalse(alone.areAllThatIsLeft());
        assertTrue(alone.isJudged(control));
        assertEquals(List.of(), alone.unjudged());
    }
}
