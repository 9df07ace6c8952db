package org.openjdk.jmh.bridge.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a VM may make no progress, by what it and the machine do. */
class ProgressTimeoutTest {

    private static final Duration USUAL = Duration.ofSeconds(120);

    private static long limit(int computedMillis, double load) {
        return ProgressTimeout.limit(USUAL, Duration.ofSeconds(121), Duration.ofMillis(computedMillis), load, 2)
                .toSeconds();
    }

    @Test
    void vmThatComputes_isGivenLonger_onBusyMachine() {
        assertEquals(600, limit(8000, 10));
        assertEquals(1200, limit(8000, 500));
    }

    @Test
    void vmThatComputes_isEnded_onMachineWithNothingElseToDo() {
        assertEquals(120, limit(120_000, 1));
        assertEquals(120, limit(120_000, -1));
    }

    @Test
    void vmThatHangs_isEnded_onBusyMachine_too() {
        assertEquals(120, limit(300, 10));
    }
}
