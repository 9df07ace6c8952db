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
 * Chooses the iterations of a dynamic run if the user set neither number nor time: many short ones, for many
 * checkpoints. Single shots have no time and keep upstream's numbers. A run with {@code -rf auto} ignores the numbers
 * in annotations.
 */
public final class DynamicDefaults {

    private final Options options;
    private final BenchmarkListEntry entry;

    public DynamicDefaults(Options options, BenchmarkListEntry entry) {
        this.options = options;
        this.entry = entry;
    }

    /**
     * Returns the parameters of a dynamic run, given those of a static one: a copy that is marked as reconfigurable, in
     * a mode for which measuring code was generated.
     */
    public BenchmarkParams apply(BenchmarkParams params) {
        int forks = isAuto() ? options.getForkCount().orElse(ReconfigurationDefaults.AUTO_FORKS) : params.getForks();
        return dynamic(params, forks, warmup(params), measurement(params));
    }

    /**
     * Returns the parameters of a dynamic run with another maximum number of forks, {@code params} itself if it is the
     * same.
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
     * Returns the parameters of a static run with a maximum number of forks. Reconfigure mode becomes sample time, for
     * which measuring code was generated. Returns {@code params} itself if nothing changes.
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
        return phase(params, params.getWarmup(), options.getWarmupIterations(), options.getWarmupTime(),
                entry.getWarmupIterations().hasValue() || entry.getWarmupTime().hasValue(),
                ReconfigurationDefaults.MAX_WARMUP_ITERATIONS);
    }

    private IterationParams measurement(BenchmarkParams params) {
        return phase(params, params.getMeasurement(), options.getMeasurementIterations(), options.getMeasurementTime(),
                entry.getMeasurementIterations().hasValue() || entry.getMeasurementTime().hasValue(),
                isAuto() ? ReconfigurationDefaults.AUTO_MEASUREMENT_ITERATIONS
                        : ReconfigurationDefaults.MEASUREMENT_ITERATIONS);
    }

    /** Single shots keep their number, which defines what they measure. */
    private IterationParams phase(BenchmarkParams params, IterationParams phase, Optional<Integer> count,
                                  Optional<TimeValue> time, boolean isAnnotated, int byDefault) {
        boolean isSet = isAnnotated || count.hasValue() || time.hasValue() || phase.getCount() == 0;
        return params.getMode() == Mode.SingleShotTime || !isAuto() && isSet ? phase
                : new IterationParams(phase.getType(), count.orElse(byDefault),
                        time.orElse(TimeValue.seconds(ReconfigurationDefaults.ITERATION_SECONDS)),
                        phase.getBatchSize());
    }
}
