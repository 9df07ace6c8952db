package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.settings.Bounds;

/** What a decision is made of is printed so that a log can be read. */
class OutcomeTextTest {

    @Test
    void outcomes_areSentences() {
        Bounds bounds = Bounds.of("forks", 2, 5);
        assertEquals("2 to 5", bounds.toString());
        assertEquals("3", Bounds.of("forks", 3, 3).toString());
        assertEquals("warmup forks 2 of 5: stable",
                new Checkpoint(Phase.WARMUP_FORKS, 2, bounds, Decision.STABLE, Collections.emptyMap()).toString());
        assertEquals("holds at 0.01", Judgement.of(true, 0.01).toString());
        assertEquals("does not hold at 0.5", Judgement.of(false, 0.5).toString());
        assertEquals("undecided: no value", Judgement.undecided("no value").toString());
        assertEquals("step from 1.5 to 3.0 at measurement iteration 6 (p = 0.01)",
                new Contradiction(Contradiction.Kind.STEP, 6, 1.5, 3, 0.01).toString());
    }
}
