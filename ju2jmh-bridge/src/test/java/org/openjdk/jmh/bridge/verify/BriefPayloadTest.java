package org.openjdk.jmh.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Which payloads are too short to time. */
class BriefPayloadTest {

    private static final Duration SHORT = Duration.ofNanos(1);

    private static String text(Duration second, BriefPayload.Step payload) throws ReflectiveOperationException {
        return new BriefPayload(new States(null), payload).text(second);
    }

    @Test
    void emptyPayload_isBrief() throws ReflectiveOperationException {
        String text = text(SHORT, () -> {
        });
        assertTrue(text.matches(BriefPayload.MARK + "\\d+ ns"), text);
    }

    @Test
    void payloadThatWaits_isNot() throws ReflectiveOperationException {
        assertEquals("", text(SHORT, () -> {
            long end = System.nanoTime() + 10_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }));
    }

    @Test
    void longSecondInvocation_isNotRepeated() throws ReflectiveOperationException {
        AtomicInteger calls = new AtomicInteger();
        assertEquals("", text(Duration.ofSeconds(1), calls::incrementAndGet));
        assertEquals(0, calls.get());
    }

    @Test
    void payloadThatFailsWhenRepeatedOften_isNotJudged() throws ReflectiveOperationException {
        assertEquals("", text(SHORT, () -> {
            throw new InvocationTargetException(new IllegalStateException("used up"));
        }));
    }
}
