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
        return new BriefPayload(new States("benchmark", null), payload).text(second);
    }

    @Test
    void shortInvocation_isNamedWithItsTime() {
        assertEquals("it takes about 99 ns", BriefPayload.text(Duration.ofNanos(99), false));
        assertEquals("", BriefPayload.text(Duration.ofNanos(100), false));
    }

    @Test
    void fixturesOutsideTheMeasurement_raiseTheLimit() {
        assertEquals("it takes about 999 ns", BriefPayload.text(Duration.ofNanos(999), true));
        assertEquals("", BriefPayload.text(Duration.ofNanos(1000), true));
    }

    @Test
    void payload_isInvokedOften() throws ReflectiveOperationException {
        AtomicInteger calls = new AtomicInteger();
        text(SHORT, calls::incrementAndGet);
        assertTrue(calls.get() > 1, calls::toString);
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
