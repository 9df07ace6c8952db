package org.openjdk.jmh.shards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.openjdk.jmh.dynreconf.scheduling.EstimateScale;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.estimates.ForkTime;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.results.partitions.SuiteBenchmark;
import org.openjdk.jmh.results.stored.ResultKeys;

/**
 * Estimates the time of the benchmarks of a suite: by earlier results if possible, else by settings, scaled by the mean
 * ratio of both.
 */
final class SuiteEstimate {

    private final List<BenchmarkParams> suite;
    private final ToIntFunction<BenchmarkParams> fewestWarmups;
    private final EarlierTimes earlier;
    private final EstimateScale scale = new EstimateScale();

    /** @param earlier null if there is no earlier result */
    SuiteEstimate(List<BenchmarkParams> suite, ToIntFunction<BenchmarkParams> fewestWarmups, EarlierTimes earlier) {
        this.suite = suite;
        this.fewestWarmups = fewestWarmups;
        this.earlier = earlier;
        suite.forEach(
                params -> measured(params).ifPresent(time -> scale.add(middle(time), middle(bySettings(params)))));
    }

    /**
     * Returns the suite.
     *
     * @param reconfiguration describes how a benchmark is reconfigured
     */
    List<SuiteBenchmark> benchmarks(Function<BenchmarkParams, String> reconfiguration) {
        List<SuiteBenchmark> benchmarks = new ArrayList<>();
        for (BenchmarkParams params : suite) {
            double seconds = measured(params).map(SuiteEstimate::middle)
                    .orElseGet(() -> scale.factor() * middle(bySettings(params)));
            int forks = params.isReconfigurable() && earlier != null
                    ? Math.min(params.getForks(), earlier.forks(params).orElse(params.getForks())) : params.getForks();
            benchmarks.add(new SuiteBenchmark(ResultKeys.of(params).toString(), params.getForks(),
                    RunIdentity.settings(params, reconfiguration.apply(params)), seconds,
                    Math.max(1, forks + params.getWarmupForks()) * seconds));
        }
        return benchmarks;
    }

    private Optional<ForkTime> measured(BenchmarkParams params) {
        return earlier == null ? Optional.empty() : earlier.of(params, fewestWarmups.applyAsInt(params));
    }

    private ForkTime bySettings(BenchmarkParams params) {
        return ForkTime.of(params, fewestWarmups.applyAsInt(params));
    }

    /** Returns the middle of the range, because the end of a dynamic warmup is unknown. */
    private static double middle(ForkTime time) {
        return (time.shortest() + time.longest()) / 2;
    }
}
