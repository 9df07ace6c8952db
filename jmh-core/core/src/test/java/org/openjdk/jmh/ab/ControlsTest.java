package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlsTest {

    private final MeasuredPair changed = Pairs.of("p.C.changed");
    private final MeasuredPair control = Pairs.of("p.C.control");
    private final Controls controls = new Controls(List.of(changed, control), pair -> pair == control);

    @Test
    void othersRun_controlsRunToo() throws IOException {
        assertFalse(controls.areAllThatIsLeft());
        Pairs.loseBlock(changed);
        Pairs.loseBlock(control);
        assertFalse(controls.areAllThatIsLeft());
        assertEquals(List.of(), new Controls(List.of(changed), pair -> false).unjudged());
    }

    /** A second lost block in a row ends a benchmark. */
    @Test
    void othersHaveEnded_controlsEndWithTheRound() throws IOException {
        Pairs.loseBlock(changed);
        Pairs.loseBlock(changed);
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
