package org.openjdk.jmh.ab.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Threads;

class ThreadDemandTest {

    @Test
    void threads_areThoseThatWereSaid() {
        assertEquals(3, new ThreadDemand(3, 1).on(8));
    }

    @Test
    void asManyAsPossible_areThoseOfTheCores() {
        assertEquals(8, new ThreadDemand(Threads.MAX, 1).on(8));
    }

    @Test
    void groups_areComplete() {
        assertEquals(3, new ThreadDemand(1, 1, 2).on(8));
        assertEquals(6, new ThreadDemand(4, 1, 2).on(8));
        assertEquals(9, new ThreadDemand(Threads.MAX, 1, 2).on(8));
    }

    @Test
    void demand_comesBackFromOneWord() {
        assertEquals(6, ThreadDemand.decode(new ThreadDemand(4, 1, 2).encode()).on(1));
    }

    @Test
    void group_isOfSeveralMethods_afterItWasSent() {
        assertTrue(ThreadDemand.decode(new ThreadDemand(4, 1, 2).encode()).isGroup());
        assertFalse(ThreadDemand.decode(new ThreadDemand(4, 2).encode()).isGroup());
    }
}
