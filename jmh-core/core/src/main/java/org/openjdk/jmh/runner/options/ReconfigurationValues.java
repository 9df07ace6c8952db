package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/** Holds the options of a reconfiguration, wherever they come from. Stays in the host: it is not serialized. */
abstract class ReconfigurationValues implements ReconfigurationOptions {

    Optional<Reconfiguration> reconfiguration = Optional.none();
    Optional<String> criterion = Optional.none();
    Optional<Collection<String>> thresholds = Optional.none();
    /** Made with the first number: upstream makes options in the fork, too, where nothing of this is wanted. */
    private Map<CountSetting, Integer> counts = Collections.emptyMap();
    Optional<TimeValue> decisionTimeout = Optional.none();
    Optional<Boolean> keepForks = Optional.none();

    Collection<String> baselines = Collections.emptyList();
    Optional<Double> tolerance = Optional.none();
    Collection<String> reports = Collections.emptyList();

    @Override
    public Collection<String> getBaselines() {
        return baselines;
    }

    @Override
    public Optional<Double> getComparisonTolerance() {
        return tolerance;
    }

    @Override
    public Collection<String> getComparisonReports() {
        return reports;
    }

    @Override
    public Optional<Reconfiguration> getReconfiguration() {
        return !reconfiguration.hasValue() && anyOther() ? Optional.of(Reconfiguration.DYNAMIC) : reconfiguration;
    }

    private boolean anyOther() {
        return criterion.hasValue() || thresholds.hasValue() || !counts.isEmpty() || decisionTimeout.hasValue();
    }

    void setCount(CountSetting setting, int value) {
        Map<CountSetting, Integer> all = new EnumMap<>(CountSetting.class);
        all.putAll(counts);
        all.put(setting, value);
        counts = all;
    }

    private Optional<Integer> count(CountSetting setting) {
        return Optional.eitherOf(counts.get(setting));
    }

    /** Tells whether a user typed them, or some of them. */
    abstract boolean isCommandLine();

    @Override
    public Optional<String> getStabilityCriterion() {
        return criterion;
    }

    @Override
    public Optional<Collection<String>> getStabilityThresholds() {
        return thresholds;
    }

    @Override
    public Optional<Integer> getStabilityWindow() {
        return count(CountSetting.WINDOW);
    }

    @Override
    public Optional<Integer> getStabilityForkWindow() {
        return count(CountSetting.FORK_WINDOW);
    }

    @Override
    public Optional<Integer> getWarmupMin() {
        return count(CountSetting.WARMUP_MIN);
    }

    @Override
    public Optional<Integer> getForkMin() {
        return count(CountSetting.FORK_MIN);
    }

    @Override
    public Optional<Integer> getWarmupForkMin() {
        return count(CountSetting.WARMUP_FORK_MIN);
    }

    @Override
    public Optional<TimeValue> getDecisionTimeout() {
        return decisionTimeout;
    }

    @Override
    public Optional<Boolean> getKeepForks() {
        return keepForks;
    }
}
