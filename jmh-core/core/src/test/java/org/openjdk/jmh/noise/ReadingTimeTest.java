package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class ReadingTimeTest {

    private static final long ADVANCE = 10_000_000;

    private final AtomicLong clock = new AtomicLong(123);
    private final AtomicLong cost = new AtomicLong(7);
    private final ReadingTime time = new ReadingTime(clock::get, cost::get);

    private void spend(long nanos) {
        time.spend(() -> cost.addAndGet(nanos));
    }

    @Test
    void firstReadings_haveAnAdvance() {
        assertTrue(time.isLeft());
        spend(ADVANCE);
        assertTrue(time.isLeft());
        spend(1);
        assertFalse(time.isLeft());
    }

    @Test
    void next_waitsUntilThoseBeforeAreAThousandth() {
        spend(ADVANCE + 50);
        clock.addAndGet(49_999);
        assertFalse(time.isLeft());
        clock.addAndGet(1);
        assertTrue(time.isLeft());
    }

    @Test
    void shareOfALongRun_isAThousandthAtMost() {
        long start = cost.get();
        for (int iteration = 0; iteration < 1_000_000; iteration++) {
            clock.addAndGet(100_000_000);
            if (time.isLeft()) {
                spend(130_000);
            }
        }
        assertEquals(0.001, (cost.get() - start) / 1e14, 1e-6);
    }

    @Test
    void costOfAThread_growsWhereItWorks() {
        LongSupplier own = ReadingTime.costOfThread();
        long before = own.getAsLong();
        double sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += Math.sqrt(i);
        }
        assertTrue(own.getAsLong() > before && sum > 0);
    }
}
