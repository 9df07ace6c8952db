package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimeShareTest {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final long ADVANCE = 10_000_000;

    private final AtomicLong clock = new AtomicLong(123);
    private final TimeShare time = new TimeShare(clock::get, ADVANCE, 1000);

    @Test
    void firstTimes_haveAnAdvance() {
        assertTrue(time.isLeft());
        time.spend(ADVANCE);
        assertTrue(time.isLeft());
        time.spend(1);
        assertFalse(time.isLeft());
    }

    @Test
    void next_waitsUntilThoseBeforeAreAThousandth() {
        time.spend(ADVANCE + 50);
        clock.addAndGet(49_999);
        assertFalse(time.isLeft());
        clock.addAndGet(1);
        assertTrue(time.isLeft());
    }

    @Test
    void shareOfALongRun_isAThousandthAtMost() {
        long spent = 0;
        for (int iteration = 0; iteration < 1_000_000; iteration++) {
            clock.addAndGet(100_000_000);
            if (time.isLeft()) {
                time.spend(130_000);
                spent += 130_000;
            }
        }
        assertEquals(0.001, spent / 1e14, 1e-6);
    }

    /** Five thousand benchmarks of 10 s, whose results take longer each time: without a limit, they would take 1,250 s. */
    @Test
    void growingWrites_takeOnePercentOfALongRun() {
        TimeShare writing = new TimeShare(clock::get, 2 * SECOND, 100);
        long spent = 0;
        int writes = 0;
        for (int benchmark = 1; benchmark <= 5_000; benchmark++) {
            clock.addAndGet(10 * SECOND);
            if (writing.isLeft()) {
                long length = benchmark * SECOND / 10_000;
                writing.spend(length);
                clock.addAndGet(length);
                spent += length;
                writes++;
            }
        }
        assertEquals(507, spent / SECOND, 2);
        assertTrue(writes > 1_500, writes + " writes");
    }
}
