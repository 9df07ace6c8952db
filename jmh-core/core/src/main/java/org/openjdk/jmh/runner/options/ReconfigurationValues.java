package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/** Holds the options of a reconfiguration, wherever they come from. Stays in the host: it is not serialized. */
abstract class ReconfigurationValues implements ReconfigurationOptions {

    Optional<Reconfiguration> reconfiguration = Optional.none();
    Optional<String> criterion = Optional.none();
    Optional<Collection<Double>> thresholds = Optional.none();
    CountValues counts;
    Optional<TimeValue> decisionTimeout = Optional.none();
    Optional<Boolean> keepForks = Optional.none();
    Optional<Boolean> watchEnvironment = Optional.none();
    Optional<String> history = Optional.none();

    Optional<ForkOrder> forkOrder = Optional.none();
    Optional<String> journal = Optional.none();
    Optional<Boolean> resume = Optional.none();
    Optional<TimeValue> budget = Optional.none();
    Optional<Shard> shard = Optional.none();

    Collection<String> baselines = Collections.emptyList();
    Optional<Double> tolerance = Optional.none();
    Collection<String> reports = Collections.emptyList();
    Optional<String> baselineJvm = Optional.none();
    Optional<Collection<String>> baselineJvmArgs = Optional.none();
    Map<String, String> baselineParameters = Collections.emptyMap();
    Optional<Boolean> compareAll = Optional.none();
    Optional<SideOrder> sideOrder = Optional.none();
    List<String> sideNames = Collections.emptyList();
    Collection<String> assertionReports = Collections.emptyList();
    Optional<String> interpretation = Optional.none();

    @Override
    public Optional<String> getHistory() {
        return history;
    }

    @Override
    public Optional<Boolean> shouldWatchEnvironment() {
        return watchEnvironment;
    }

    @Override
    public Collection<String> getAssertionReports() {
        return assertionReports;
    }

    @Override
    public Optional<String> getInterpretation() {
        return interpretation;
    }

    @Override
    public Optional<ForkOrder> getForkOrder() {
        return forkOrder;
    }

    @Override
    public Optional<String> getJournal() {
        return journal;
    }

    @Override
    public Optional<Boolean> shouldResume() {
        return resume;
    }

    @Override
    public Optional<TimeValue> getBudget() {
        return budget;
    }

    @Override
    public Optional<Shard> getShard() {
        return shard;
    }

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
    public Optional<String> getBaselineJvm() {
        return baselineJvm;
    }

    @Override
    public Optional<Collection<String>> getBaselineJvmArgs() {
        return baselineJvmArgs;
    }

    @Override
    public Map<String, String> getBaselineParameters() {
        return baselineParameters;
    }

    @Override
    public Optional<Boolean> shouldCompareAll() {
        return compareAll;
    }

    @Override
    public Optional<SideOrder> getSideOrder() {
        return sideOrder;
    }

    @Override
    public List<String> getSideNames() {
        return sideNames;
    }

    @Override
    public Optional<Reconfiguration> getReconfiguration() {
        return !reconfiguration.hasValue() && anyOther() ? Optional.of(Reconfiguration.DYNAMIC) : reconfiguration;
    }

    private boolean anyOther() {
        return criterion.hasValue() || thresholds.hasValue() || counts != null || decisionTimeout.hasValue();
    }

    /** Tells whether a user typed them, or some of them. */
    abstract boolean isCommandLine();

    @Override
    public Optional<String> getStabilityCriterion() {
        return criterion;
    }

    @Override
    public Optional<Collection<Double>> getStabilityThresholds() {
        return thresholds;
    }

    @Override
    public Optional<Integer> getStabilityWindow() {
        return CountValues.value(counts, CountSetting.WINDOW);
    }

    @Override
    public Optional<Integer> getStabilityForkWindow() {
        return CountValues.value(counts, CountSetting.FORK_WINDOW);
    }

    @Override
    public Optional<Integer> getWarmupMin() {
        return CountValues.value(counts, CountSetting.WARMUP_MIN);
    }

    @Override
    public Optional<Integer> getForkMin() {
        return CountValues.value(counts, CountSetting.FORK_MIN);
    }

    @Override
    public Optional<Integer> getWarmupForkMin() {
        return CountValues.value(counts, CountSetting.WARMUP_FORK_MIN);
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
