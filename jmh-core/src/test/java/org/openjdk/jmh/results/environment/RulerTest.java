package org.openjdk.jmh.results.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RulerTest {

    private static final long STEP = 1_000_000;

    @Test
    void ruler_measuresTheTimeOfALoop() {
        AtomicLong clock = new AtomicLong();
        AtomicLong pace = new AtomicLong(STEP);
        Ruler ruler = Ruler.calibrated(() -> clock.getAndAdd(pace.get()));
        assertEquals(STEP, ruler.measure());
        pace.set(3 * STEP);
        assertEquals(3 * STEP, ruler.measure());
    }

    @Test
    void interruptionOfOneLoop_isNotSeen() {
        AtomicLong clock = new AtomicLong();
        AtomicLong calls = new AtomicLong();
        Ruler ruler = Ruler.calibrated(() -> {
            boolean interrupted = calls.incrementAndGet() % 7 == 0;
            return clock.addAndGet(interrupted ? 100 * STEP : STEP);
        });
        assertEquals(STEP, ruler.measure());
    }

    @Test
    void stoppedClock_givesNoRulerOfLengthZero() {
        AtomicLong calls = new AtomicLong();
        Ruler ruler = Ruler.calibrated(() -> calls.incrementAndGet() < 3 ? calls.get() * 100 * STEP : 300 * STEP);
        assertTrue(ruler.measure() > 0);
    }
}
