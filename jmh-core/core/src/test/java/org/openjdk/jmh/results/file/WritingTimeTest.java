package org.openjdk.jmh.results.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WritingTimeTest {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    @Test
    void shortWrites_areAllAllowed() {
        WritingTime time = new WritingTime(0);
        for (int benchmark = 1; benchmark <= 200; benchmark++) {
            assertTrue(time.allows(benchmark * SECOND), "benchmark " + benchmark);
            time.add(SECOND / 100);
        }
    }

    /** Five thousand benchmarks of 10 s, whose writes grow to half a second: unlimited, they would take 1,250 s. */
    @Test
    void growingWrites_takeOnePercentOfALongRun() {
        WritingTime time = new WritingTime(0);
        long spent = 0;
        int writes = 0;
        for (int benchmark = 1; benchmark <= 5_000; benchmark++) {
            long now = benchmark * 10 * SECOND + spent;
            if (time.allows(now)) {
                long length = benchmark * SECOND / 10_000;
                time.add(length);
                spent += length;
                writes++;
            }
        }
        assertEquals(505, spent / SECOND, 2);
        assertTrue(writes > 1_500, writes + " writes");
    }
}
