package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndedForkTest {

    @Test
    void forksOfOneBlock_comeBackFromItsBytes() throws IOException {
        EndedForks ended = EndedForks.of(new EndedForks(List.of(EndedFork.lost(70001, "\u00e9 hung"),
                EndedFork.discarded(70000)), 3, 60.5).toBytes());
        assertEquals("35000 after 60.5 s", ended.benchmark() + " after " + ended.runSeconds() + " s");
        assertEquals("3.0 s, 1.5 s each", ended.seconds() + " s, " + ended.secondsOfFork() + " s each");
        assertTrue(ended.isDoubtful());
        EndedFork lost = ended.forks().get(0);
        assertTrue(lost.isLost());
        assertEquals("70001 1 \u00e9 hung", lost.number() + " " + lost.side() + " " + lost.text());
        EndedFork discarded = ended.forks().get(1);
        assertFalse(discarded.isLost() || discarded.isMeasured() || discarded.isCut());
        assertEquals(70000, discarded.number());
    }

    @Test
    void forkAlone_comesBackFromItsBytes() throws IOException {
        EndedForks ended = EndedForks.of(new EndedForks(List.of(EndedFork.measured(4, "[]")), 3, 3).toBytes());
        assertFalse(ended.isDoubtful());
        assertTrue(ended.forks().get(0).isMeasured());
        assertEquals("4 []", ended.forks().get(0).number() + " " + ended.forks().get(0).text());
    }

    /** Unlike one that is lost, it was ended by the run, and not with it. */
    @Test
    void forkThatOutlastedItsTime_isNotDoubtful() throws IOException {
        EndedForks ended = EndedForks.of(new EndedForks(List.of(EndedFork.cut(5)), 40, 60).toBytes());
        assertTrue(ended.forks().get(0).isCut());
        assertFalse(ended.isDoubtful() || ended.forks().get(0).isLost());
    }
}
