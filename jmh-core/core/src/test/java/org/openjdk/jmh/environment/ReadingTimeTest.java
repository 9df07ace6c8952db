package org.openjdk.jmh.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ReadingTimeTest {

    private final AtomicLong clock = new AtomicLong(123);

    @Test
    void firstReading_isAllowed() {
        assertTrue(new ReadingTime(clock::get).isLeft());
    }

    @Test
    void next_waitsUntilThoseBeforeAreAThousandth() {
        ReadingTime time = new ReadingTime(clock::get);
        time.spend(() -> clock.addAndGet(50));
        assertFalse(time.isLeft());
        clock.addAndGet(49_949);
        assertFalse(time.isLeft());
        clock.addAndGet(1);
        assertTrue(time.isLeft());
    }

    @Test
    void shareOfALongRun_isAThousandthAtMost() {
        ReadingTime time = new ReadingTime(clock::get);
        long start = clock.get();
        int readings = 0;
        for (int iteration = 0; iteration < 10_000; iteration++) {
            clock.addAndGet(100_000);
            if (time.isLeft()) {
                time.spend(() -> clock.addAndGet(130));
                readings++;
            }
        }
        assertEquals(0.001, 130.0 * readings / (clock.get() - start), 1e-5);
    }
}
