package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/**
 * The iterations of a dynamic run where the user sets neither their number nor their time: many short ones instead of
 * a few long ones, so that there are checkpoints. Single shots have no time and keep upstream's numbers. In a run without
 * numbers, what annotations say of iterations and forks counts for nothing.
 */
public final class DynamicDefaults {

    private final Options options;
    private final BenchmarkListEntry entry;

    /**
     * Looks at what the user set for one benchmark.
     *
     * @param options of the run
     * @param entry   the benchmark
     */
    public DynamicDefaults(Options options, BenchmarkListEntry entry) {
        this.options = options;
        this.entry = entry;
    }

    /**
     * Returns the parameters of a dynamic run.
     *
     * @param params upstream's, which a static run would have
     * @return a copy that is marked as reconfigurable, with a mode that measuring code exists for
     */
    public BenchmarkParams apply(BenchmarkParams params) {
        int forks = isAuto() ? options.getForkCount().orElse(ReconfigurationDefaults.AUTO_FORKS) : params.getForks();
        return dynamic(params, forks, warmup(params), measurement(params));
    }

    /**
     * Returns the parameters of a dynamic run with another number of forks.
     *
     * @param params of such a run
     * @param forks  at most
     * @return the same, or a copy
     */
    public BenchmarkParams withForks(BenchmarkParams params, int forks) {
        return params.getForks() == forks ? params
                : dynamic(params, forks, params.getWarmup(), params.getMeasurement());
    }

    private BenchmarkParams dynamic(BenchmarkParams params, int forks, IterationParams warmup,
                                    IterationParams measurement) {
        BenchmarkParams dynamic = measurable(params, forks, warmup, measurement);
        dynamic.makeReconfigurable();
        return dynamic;
    }

    private boolean isAuto() {
        return options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.AUTO;
    }

    /**
     * Returns the parameters of a static run in a mode that measuring code exists for.
     *
     * @param params upstream's
     * @param forks  at most
     * @return the same, or a copy where something is to be different; in sample time mode where they are in reconfigure
     *         mode
     */
    public BenchmarkParams keep(BenchmarkParams params, int forks) {
        return params.getMode() == Mode.Reconfigure || params.getForks() != forks
                ? measurable(params, forks, params.getWarmup(), params.getMeasurement()) : params;
    }

    private BenchmarkParams measurable(BenchmarkParams params, int forks, IterationParams warmup,
                                       IterationParams measurement) {
        boolean reconfigureMode = params.getMode() == Mode.Reconfigure;
        Mode mode = reconfigureMode ? Mode.SampleTime : params.getMode();
        String target = reconfigureMode ? entry.cloneWith(mode).generatedTarget() : params.generatedBenchmark();
        return new BenchmarkParams(params.getBenchmark(), target, params.shouldSynchIterations(),
                params.getThreads(), params.getThreadGroups(), params.getThreadGroupLabels(), forks,
                isAuto() ? options.getWarmupForkCount().orElse(0) : params.getWarmupForks(), warmup, measurement, mode,
                entry.getWorkloadParams(),
                params.getTimeUnit(), params.getOpsPerInvocation(), params.getJvm(), params.getJvmArgs(),
                params.getJdkVersion(), params.getVmName(), params.getVmVersion(), params.getJmhVersion(),
                params.getTimeout());
    }

    private IterationParams warmup(BenchmarkParams params) {
        if (isAuto()) {
            return own(params, params.getWarmup(), options.getWarmupIterations()
                    .orElse(ReconfigurationDefaults.MAX_WARMUP_ITERATIONS), options.getWarmupTime());
        }
        boolean set = isSet(options.getWarmupIterations(), entry.getWarmupIterations())
                || isSet(options.getWarmupTime(), entry.getWarmupTime());
        return adapt(params, params.getWarmup(), set, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS);
    }

    private IterationParams measurement(BenchmarkParams params) {
        if (isAuto()) {
            return own(params, params.getMeasurement(), options.getMeasurementIterations()
                    .orElse(ReconfigurationDefaults.AUTO_MEASUREMENT_ITERATIONS), options.getMeasurementTime());
        }
        boolean set = isSet(options.getMeasurementIterations(), entry.getMeasurementIterations())
                || isSet(options.getMeasurementTime(), entry.getMeasurementTime());
        return adapt(params, params.getMeasurement(), set, ReconfigurationDefaults.MEASUREMENT_ITERATIONS);
    }

    /** What annotations say of single shots is what they are. */
    private static IterationParams own(BenchmarkParams params, IterationParams phase, int count,
                                       Optional<TimeValue> time) {
        return params.getMode() == Mode.SingleShotTime ? phase : new IterationParams(phase.getType(), count,
                time.orElse(TimeValue.seconds(ReconfigurationDefaults.ITERATION_SECONDS)), phase.getBatchSize());
    }

    private static boolean isSet(Optional<?> option, Optional<?> annotation) {
        return option.hasValue() || annotation.hasValue();
    }

    private static IterationParams adapt(BenchmarkParams params, IterationParams phase, boolean set, int count) {
        boolean keep = set || phase.getCount() == 0 || params.getMode() == Mode.SingleShotTime;
        return keep ? phase : new IterationParams(phase.getType(), count,
                TimeValue.seconds(ReconfigurationDefaults.ITERATION_SECONDS), phase.getBatchSize());
    }
}
