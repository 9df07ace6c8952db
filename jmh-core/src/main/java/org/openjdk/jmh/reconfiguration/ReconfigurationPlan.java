package org.openjdk.jmh.reconfiguration;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.options.CountSetting;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How a benchmark is reconfigured: criteria, windows and lower bounds. Upper bounds are in the benchmark's parameters.
 * Immutable once handed out.
 */
public final class ReconfigurationPlan {

    private final List<ConfiguredCriterion> criteria;
    private final SourcedValue<Integer> window;
    private final SourcedValue<Integer> forkWindow;
    private final SourcedValue<Integer> warmupMin;
    private final SourcedValue<Integer> forkMin;
    private final SourcedValue<Integer> warmupForkMin;
    private final TimeValue timeout;
    final OptionNames names;
    final List<String> warnings;
    private BenchmarkHistory history = BenchmarkHistory.NONE;
    private boolean ownTime;

    ReconfigurationPlan(List<ConfiguredCriterion> criteria, SourcedValue<Integer> window,
                        SourcedValue<Integer> forkWindow,
                        SourcedValue<Integer> warmupMin, SourcedValue<Integer> forkMin,
                        SourcedValue<Integer> warmupForkMin,
                        TimeValue timeout, OptionNames names, List<String> warnings) {
        this.criteria = criteria;
        this.window = window;
        this.forkWindow = forkWindow;
        this.warmupMin = warmupMin;
        this.forkMin = forkMin;
        this.warmupForkMin = warmupForkMin;
        this.timeout = timeout;
        this.names = names;
        this.warnings = warnings;
    }

    public ReconfigurationPlan withHistory(BenchmarkHistory earlier) {
        ReconfigurationPlan plan = with(criteria, forkMin);
        plan.history = earlier;
        return plan;
    }

    /** Returns a copy of this plan that decides by own time, if that is known, or by wall time. */
    ReconfigurationPlan inOwnTime(boolean own) {
        ReconfigurationPlan plan = with(criteria, forkMin);
        plan.ownTime = own;
        return plan;
    }

    private ReconfigurationPlan with(List<ConfiguredCriterion> others, SourcedValue<Integer> minForks) {
        ReconfigurationPlan plan = new ReconfigurationPlan(others, window, forkWindow, warmupMin, minForks,
                warmupForkMin, timeout, names, warnings);
        plan.history = history;
        plan.ownTime = ownTime;
        return plan;
    }

    /** Returns whether the time for which threads waited for a processor is left out, if it is known. */
    boolean isInOwnTime() {
        return ownTime;
    }

    /**
     * Checks the bounds before anything runs. Without forks ({@code -f 0}), a minimum of forks from an annotation is
     * ignored, so that benchmarks can be debugged unchanged; a minimum from an option is rejected as a contradiction.
     *
     * @throws ReconfigurationException if a lower bound or a window is out of range
     */
    public void check(BenchmarkParams params, UpperBoundSources maximum) throws ReconfigurationException {
        String name = params.getBenchmark();
        atLeast(CountSetting.WINDOW, window, name);
        atLeast(CountSetting.FORK_WINDOW, forkWindow, name);
        check(CountSetting.WARMUP_MIN, warmupMin, params.getWarmup().getCount(), maximum.warmup(), name);
        if (params.getForks() > 0 || forkMin != null && forkMin.isOption()) {
            check(CountSetting.FORK_MIN, forkMin, params.getForks(), maximum.forks(), name);
        }
        check(CountSetting.WARMUP_FORK_MIN, warmupForkMin, params.getWarmupForks(), maximum.warmupForks(), name);
    }

    private static void check(CountSetting setting, SourcedValue<Integer> minimum, int maximum, String place,
                              String benchmark)
            throws ReconfigurationException {
        if (minimum == null) {
            return;
        }
        atLeast(setting, minimum, benchmark);
        if (minimum.value > maximum) {
            throw new ReconfigurationException("the " + setting.noun() + ", " + minimum.value + " ("
                    + minimum.source + "), is above the maximum, " + maximum + " (" + place + "), for " + benchmark
                    + ": lower the minimum or raise the maximum");
        }
    }

    private static void atLeast(CountSetting setting, SourcedValue<Integer> count, String benchmark)
            throws ReconfigurationException {
        if (!setting.accepts(count.value)) {
            throw new ReconfigurationException(
                    setting.problem(count.value, " (" + count.source + "), for " + benchmark));
        }
    }

    /**
     * Returns the engine's settings. Parameters of a bulk warmup have other numbers of iterations than the benchmark's.
     */
    ReconfigurationSettings settings(BenchmarkParams params) {
        int warmups = params.getWarmup().getCount();
        int forks = Math.max(1, params.getForks());
        int warmupForks = params.getWarmupForks();
        return ReconfigurationSettings.builder()
                .criteria(criteria)
                .sampling(
                        SamplingSettings.defaults().withWarmupWindow(window.value).withForkWindow(forkWindow.value))
                .warmupIterations(bound(warmupMin, ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, warmups), warmups)
                .measurementIterations(params.getMeasurement().getCount(), warmupIterationLength(params))
                .sliding(params.isSliding())
                .forks(bound(forkMin, ReconfigurationDefaults.MIN_FORKS, forks), forks)
                .warmupForks(bound(warmupForkMin, ReconfigurationDefaults.MIN_WARMUP_FORKS, warmupForks), warmupForks)
                .history(history)
                .build();
    }

    /** Returns whether the measurement slides, because a criterion judges measurements. */
    public boolean slides() {
        return criteria.stream().anyMatch(criterion -> criterion.criterion().judges(Phase.MEASUREMENT));
    }

    /**
     * Returns the duration of a warmup iteration in units of a measurement iteration. Single shots have no time and are
     * compared by batch size.
     */
    private static double warmupIterationLength(BenchmarkParams params) {
        IterationParams warmup = params.getWarmup();
        IterationParams measurement = params.getMeasurement();
        if (params.getMode() == Mode.SingleShotTime) {
            return (double) warmup.getBatchSize() / measurement.getBatchSize();
        }
        double nanos = measurement.getTime().convertTo(TimeUnit.NANOSECONDS);
        return nanos > 0 ? warmup.getTime().convertTo(TimeUnit.NANOSECONDS) / nanos : 0;
    }

    private static int bound(SourcedValue<Integer> minimum, int byDefault, int maximum) {
        return Math.min(minimum == null ? byDefault : minimum.value, maximum);
    }

    /** Returns a copy that runs all forks: criteria decide on warmups only. */
    public ReconfigurationPlan withAllForks(BenchmarkParams params) {
        return with(criteria, SourcedValue.byDefault(Math.max(1, params.getForks())));
    }

    /** Returns a copy without custom criteria, which simulated measurements might confuse. */
    ReconfigurationPlan withBuiltInCriteria() {
        List<ConfiguredCriterion> builtIn = criteria.stream()
                .filter(criterion -> StabilityCriteria.isBuiltIn(criterion.criterion())).collect(Collectors.toList());
        return with(builtIn, forkMin);
    }

    RecordedPlan recorded() {
        return new RecordedPlan(criteria, window.value, forkWindow.value, valueOf(warmupMin), valueOf(forkMin),
                valueOf(warmupForkMin), timeout, names.areFlags(), ownTime);
    }

    private static Integer valueOf(SourcedValue<Integer> minimum) {
        return minimum == null ? null : minimum.value;
    }

    boolean hasCriteria() {
        return !criteria.isEmpty();
    }

    String criteriaNames() {
        return criteria.stream().map(ConfiguredCriterion::name).collect(Collectors.joining(","));
    }

    DecisionExecutor decisions(BenchmarkParams params) {
        return params.getForks() > 0 ? DecisionExecutor.inHost(timeout) : DecisionExecutor.inMeasuredVm(timeout);
    }

    /**
     * Describes in one line everything that decisions depend on except measurements. Equal settings have equal
     * descriptions.
     */
    public String description(BenchmarkParams params) {
        ReconfigurationSettings settings = settings(params);
        return "dynamic by " + settings.criteria() + " over " + settings.sampling().warmupWindow() + " iterations and "
                + settings.sampling().forkWindow() + " forks, at least " + settings.warmupIterations().minimum()
                + " warmup iterations, " + settings.forks().minimum() + " forks and "
                + settings.warmupForks().minimum() + " warmup forks";
    }

    public int minWarmupIterations(BenchmarkParams params) {
        return settings(params).warmupIterations().minimum();
    }
}
