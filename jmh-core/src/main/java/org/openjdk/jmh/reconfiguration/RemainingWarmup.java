package org.openjdk.jmh.reconfiguration;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.ResidualWarmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/** Estimates from earlier forks how much warmup effect is left in a result. */
final class RemainingWarmup {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final double WHOLE = 100;

    private RemainingWarmup() {
    }

    /**
     * Returns the estimate, empty if the history is insufficient or the mode is single shot, whose iterations have no
     * time.
     */
    static Optional<ResidualWarmup> left(ReconfigurationOutcome outcome, BenchmarkParams params) {
        double warmup = seconds(params.getWarmup());
        double measurement = seconds(params.getMeasurement());
        return params.getMode() == Mode.SingleShotTime || !(warmup > 0 && measurement > 0)
                ? Optional.empty() : ResidualWarmup.of(outcome.settings(), warmup, measurement, outcome.othersUsed());
    }

    private static double seconds(IterationParams iterations) {
        return iterations.getTime().convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    static String line(ResidualWarmup left) {
        return String.format(Locale.ROOT,
                "# History: remaining warmup effect, from %d similar earlier forks: %+.2g %% (%.0f %%: %+.2g to %+.2g %%)",
                left.forks(), WHOLE * left.share(), WHOLE * ResidualWarmup.CONFIDENCE, WHOLE * left.low(),
                WHOLE * left.high());
    }
}
