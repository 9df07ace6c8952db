package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bridge.write.Style;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.runner.Defaults;
import picocli.CommandLine.Option;

/** Options for the shape of generated benchmarks. */
final class StyleOptions {

    enum Fixture { MEASURED, HOISTED }

    enum Consume { INSTANCE, NOTHING }

    @Option(names = "--mode", paramLabel = "MODE", defaultValue = "AverageTime",
            description = "Benchmark mode: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Mode mode;

    @Option(names = "--time-unit", paramLabel = "UNIT", defaultValue = "MICROSECONDS",
            description = "Time unit of the results: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private TimeUnit timeUnit;

    @Option(names = "--fixture", paramLabel = "WHERE", defaultValue = "MEASURED",
            description = "Whether constructor and fixtures of direct benchmarks are measured, or run before each invocation: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Fixture fixture;

    @Option(names = "--consume", paramLabel = "WHAT", defaultValue = "INSTANCE",
            description = "What direct benchmarks pass to JMH's black hole, the test object or nothing: "
                    + "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Consume consume;

    @Option(names = "--warmup-min", paramLabel = "N", description = "Write @WarmupMin(N) on each class.")
    private @Nullable Integer warmupMin;

    @Option(names = "--fork-min", paramLabel = "N", description = "Write @ForkMin(N) on each class.")
    private @Nullable Integer forkMin;

    @Option(names = "--reconfigure", paramLabel = "CRITERION", arity = "0..1", fallbackValue = "",
            description = "Write @Reconfigure on each class, with a criterion or with the default one.")
    private @Nullable String criterion;

    /**
     * Returns the style that the options describe.
     *
     * @param classPath class path that may contain the project's own criteria
     * @throws BridgeException if the benchmarks could not run with it
     */
    Style style(List<Path> classPath) throws BridgeException {
        within("--warmup-min", warmupMin, 0, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS, "warmup iterations",
                "-wimin and -wi");
        within("--fork-min", forkMin, 1, Defaults.MEASUREMENT_FORKS, "forks", "-fmin and -f");
        if (criterion != null && !criterion.isEmpty()) {
            checkCriterion(criterion, classPath);
        }
        return new Style(mode.name(), timeUnit.name(), fixture == Fixture.HOISTED, consume == Consume.INSTANCE,
                optional(warmupMin), optional(forkMin), criterion);
    }

    /** Benchmarks set no maximum, so the maximum of a run without options applies. */
    private static void within(String option, @Nullable Integer value, int least, int most, String what, String instead)
            throws BridgeException {
        if (value != null && value < least) {
            throw new BridgeException(option + " " + value + ": it must be " + least + " or more");
        }
        if (value != null && value > most) {
            throw new BridgeException(option + " " + value + ": it must be " + most + " or less, the " + what
                    + " of a run without options; for more give " + instead + " to the run");
        }
    }

    private static void checkCriterion(String criterion, List<Path> classPath) throws BridgeException {
        List<URL> urls = new ArrayList<>();
        try {
            for (Path entry : classPath) {
                urls.add(entry.toUri().toURL());
            }
            try (URLClassLoader loader =
                    new URLClassLoader(urls.toArray(new URL[0]), StyleOptions.class.getClassLoader())) {
                StabilityCriteria.load(loader).parse(criterion);
            }
        } catch (IllegalArgumentException e) {
            throw new BridgeException("--reconfigure=" + criterion + ": " + e.getMessage());
        } catch (IOException e) {
            throw new BridgeException(
                    "--reconfigure=" + criterion + ": the criteria cannot be looked up: " + e.getMessage());
        }
    }

    private static OptionalInt optional(@Nullable Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
