package org.openjdk.jmh.results.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowSizeTest {

    @ParameterizedTest
    @CsvSource({"1, 5000000, 18666667", "77000, 50, 187", "300000, 20, 75", "2000000, 2, 18", "50000000, 1, 9",
        "0.1, 20000000, 74666667"})
    void size_isRoundedDown(double nanos, int window, int warmup) {
        WindowSize size = WindowSize.of(nanos);
        assertEquals(window, size.invocations());
        assertEquals(warmup, size.warmupInvocations());
    }

    /** The fork that it was timed by had no processor: 9,362 instructions do not take 30 microseconds. */
    @Test
    void size_thatWasFarTooSmall_isCorrectedByWork() {
        WindowSize size = WindowSize.of(15_000);
        assertEquals(500, size.invocations());
        assertEquals(5000, size.corrected(9362).invocations());
        assertSame(size, size.corrected(10_000));
        assertSame(size, size.corrected(0));
    }

    /** It sleeps for 20 ms, and does next to nothing: five thousand of them would take minutes. */
    @Test
    void size_ofWhatWaits_isCorrectedTenfoldAtMost() {
        WindowSize size = WindowSize.of(20e6);
        assertEquals(1, size.invocations());
        assertEquals(10, size.corrected(10_000).invocations());
        assertEquals(50, WindowSize.ofInvocations(5).corrected(10_000).invocations());
    }

    /** JDKs up to 17 do in the 16th iteration what they do in no other. */
    @Test
    void sixteenthIteration_doesNotCount() {
        assertEquals(16, WindowSize.WARMUPS + WindowSize.LEAD);
        assertEquals(15 * 187 + 50, WindowSize.of(77_000).invocationsBefore());
    }

    @Test
    void size_ofAnEarlierFork_isTheSame() {
        for (double nanos = 0.01; nanos < 1e12; nanos *= 1.7) {
            WindowSize size = WindowSize.of(nanos);
            assertTrue(size.invocations() > 0 && size.warmupInvocations() > 0);
            assertEquals(size.warmupInvocations(),
                    WindowSize.ofInvocations(size.invocations()).warmupInvocations());
        }
    }
}
