package org.openjdk.jmh.bridge.write;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Style of generated benchmarks.
 *
 * @param mode      constant of {@code Mode}
 * @param timeUnit  constant of {@code TimeUnit}
 * @param hoisted   the constructor and fixtures run outside of the measurement
 * @param consumed  the test object is passed to JMH's black hole
 * @param warmupMin value of {@code @WarmupMin}, empty for no annotation
 * @param forkMin   value of {@code @ForkMin}, empty for no annotation
 * @param criterion criterion of {@code @Reconfigure}: empty for the default one, null for no annotation
 */
public record Style(String mode, String timeUnit, boolean hoisted, boolean consumed, OptionalInt warmupMin,
                    OptionalInt forkMin, @Nullable String criterion) {

    public static final Style DEFAULT =
            new Style("AverageTime", "MICROSECONDS", false, true, OptionalInt.empty(), OptionalInt.empty(), null);
}
