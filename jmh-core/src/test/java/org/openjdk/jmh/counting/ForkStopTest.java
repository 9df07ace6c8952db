package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ForkStopTest {

    @Test
    void waited_isOfTheTimeWithoutOthers() {
        assertEquals(0.6, ForkStop.waited(10, 2, 5), 1e-12);
        assertEquals(1, ForkStop.waited(10, 0, 5));
    }

    /** Clocks of threads and of the machine are not read at the same moment. */
    @Test
    void moreThanPassed_isNoWaiting() {
        assertEquals(0, ForkStop.waited(1, 0.5, 2));
        assertEquals(0, ForkStop.waited(1, 1.1, 0));
        assertEquals(0, ForkStop.waited(0, 0, 0));
    }
}
