package org.openjdk.jmh.bridge.write;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What generated benchmarks look like, beyond what the tests decide.
 *
 * @param mode      the constant of {@code Mode}
 * @param timeUnit  the constant of {@code TimeUnit}
 * @param hoisted   whether constructor and fixtures run outside of the measurement
 * @param consumed  whether the test object is handed to JMH's black hole
 * @param warmupMin the value of {@code @WarmupMin}, empty for no annotation
 * @param forkMin   the value of {@code @ForkMin}, empty for no annotation
 * @param criterion the criterion of {@code @Reconfigure}: empty for the default one, {@code null} for no annotation
 */
public record Style(String mode, String timeUnit, boolean hoisted, boolean consumed, OptionalInt warmupMin,
                    OptionalInt forkMin, @Nullable String criterion) {

    /** Average time in microseconds, fixtures measured, test object consumed. */
    public static final Style DEFAULT =
            new Style("AverageTime", "MICROSECONDS", false, true, OptionalInt.empty(), OptionalInt.empty(), null);
}
