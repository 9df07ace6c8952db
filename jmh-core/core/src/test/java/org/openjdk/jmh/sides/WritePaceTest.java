package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WritePaceTest {

    private long now = Long.MAX_VALUE - 100;
    private final WritePace pace = new WritePace(() -> now);

    private void write(long duration) {
        pace.begin();
        now += duration;
        pace.end();
    }

    @Test
    void firstWriting_isDueAtOnce() {
        assertTrue(pace.isDue());
    }

    /** The clock overflows meanwhile, as that of the system may. */
    @Test
    void nextWriting_isDueAfterTwentyTimesWhatTheLastOneTook() {
        write(10);
        now += 199;
        assertFalse(pace.isDue());
        now++;
        assertTrue(pace.isDue());
    }

    @Test
    void writingThatFailed_isDueAtOnceAgain() {
        write(10);
        pace.begin();
        now += 10;
        assertTrue(pace.isDue());
    }

    /** Five hundred benchmarks, one decided each second, of which each makes a writing a tenth of a second longer. */
    @Test
    void writingsThatGrow_takeATwentiethOfTheTime() {
        long start = now;
        long writing = 0;
        int writings = 0;
        for (int benchmark = 1; benchmark <= 500; benchmark++) {
            now += 1000;
            if (pace.isDue()) {
                long took = 100L * benchmark;
                write(took);
                writing += took;
                writings++;
            }
        }
        assertTrue(writings >= 5 && writings < 25, writings + " writings");
        assertEquals(0.05, writing / (double) (now - start), 0.025);
    }
}
