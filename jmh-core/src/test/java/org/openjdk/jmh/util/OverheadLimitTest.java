package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class OverheadLimitTest {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final long ADVANCE = 10_000_000;

    private final AtomicLong clock = new AtomicLong(123);
    private final OverheadLimit time = new OverheadLimit(clock::get, ADVANCE, 1000);

    @Test
    void allowance_isAvailableAtOnce() {
        assertTrue(time.allowsMore());
        time.record(ADVANCE);
        assertTrue(time.allowsMore());
        time.record(1);
        assertFalse(time.allowsMore());
    }

    @Test
    void next_waitsUntilPreviousOnesAreWithinTheShare() {
        time.record(ADVANCE + 50);
        clock.addAndGet(49_999);
        assertFalse(time.allowsMore());
        clock.addAndGet(1);
        assertTrue(time.allowsMore());
    }

    @Test
    void shareOfALongRun_isWithinTheLimit() {
        long spent = 0;
        for (int iteration = 0; iteration < 1_000_000; iteration++) {
            clock.addAndGet(100_000_000);
            if (time.allowsMore()) {
                time.record(130_000);
                spent += 130_000;
            }
        }
        assertEquals(0.001, spent / 1e14, 1e-6);
    }

    /**
     * Five thousand benchmarks of 10 s, whose results take longer to write each time: without a limit, writing would
     * take 1,250 s.
     */
    @Test
    void growingWrites_takeAtMostOnePercentOfALongRun() {
        OverheadLimit writing = new OverheadLimit(clock::get, 2 * SECOND, 100);
        long spent = 0;
        int writes = 0;
        for (int benchmark = 1; benchmark <= 5_000; benchmark++) {
            clock.addAndGet(10 * SECOND);
            if (writing.allowsMore()) {
                long length = benchmark * SECOND / 10_000;
                writing.record(length);
                clock.addAndGet(length);
                spent += length;
                writes++;
            }
        }
        assertEquals(507, spent / SECOND, 2);
        assertTrue(writes > 1_500, writes + " writes");
    }
}
