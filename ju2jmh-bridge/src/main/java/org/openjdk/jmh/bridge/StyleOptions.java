package org.openjdk.jmh.bridge;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bridge.write.Style;
import picocli.CommandLine.Option;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** The options that change what generated benchmarks look like. */
final class StyleOptions {

    /** Where the fixtures of each test run. */
    enum Fixture { MEASURED, HOISTED }

    /** What is handed to JMH's black hole. */
    enum Consume { INSTANCE, NOTHING }

    @Option(names = "--mode", paramLabel = "MODE", defaultValue = "AverageTime",
            description = "Benchmark mode: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Mode mode;

    @Option(names = "--time-unit", paramLabel = "UNIT", defaultValue = "MICROSECONDS",
            description = "Time unit of the results: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private TimeUnit timeUnit;

    @Option(names = "--fixture", paramLabel = "WHERE", defaultValue = "MEASURED",
            description = "Whether constructor and fixtures of direct benchmarks are part of the measurement or run "
                    + "before each invocation: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Fixture fixture;

    @Option(names = "--consume", paramLabel = "WHAT", defaultValue = "INSTANCE",
            description = "What direct benchmarks hand to JMH's black hole: the test object, or nothing: "
                    + "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Consume consume;

    @Option(names = "--warmup-min", paramLabel = "N", description = "Write @WarmupMin(N) on each class.")
    private Integer warmupMin;

    @Option(names = "--fork-min", paramLabel = "N", description = "Write @ForkMin(N) on each class.")
    private Integer forkMin;

    @Option(names = "--reconfigure", paramLabel = "CRITERION", arity = "0..1", fallbackValue = "",
            description = "Write @Reconfigure on each class, with a criterion or with the default one.")
    private String criterion;

    Style style() {
        return new Style(mode.name(), timeUnit.name(), fixture == Fixture.HOISTED, consume == Consume.INSTANCE,
                optional(warmupMin), optional(forkMin), criterion);
    }

    private static OptionalInt optional(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
