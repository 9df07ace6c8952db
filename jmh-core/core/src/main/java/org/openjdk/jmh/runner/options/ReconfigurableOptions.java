package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.results.reports.AssertionReport;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.util.Optional;

/** Superclass of {@link OptionsBuilder}: its settings for dynamic reconfiguration. */
public abstract class ReconfigurableOptions extends ReconfigurationValues implements ReconfigurationOptionsBuilder {

    private Options parent;

    /** Remembers whom to ask where this builder says nothing itself. */
    void inheritReconfiguration(Options other) {
        parent = other;
    }

    @Override
    boolean isCommandLine() {
        return parent != null && OptionOrigin.isCommandLine(parent);
    }

    /** What a parent says in so many words counts more than what other settings here imply. */
    @Override
    public Optional<Reconfiguration> getReconfiguration() {
        Optional<Reconfiguration> own = orInherited(reconfiguration, Options::getReconfiguration);
        return own.hasValue() ? own : super.getReconfiguration();
    }

    @Override
    public Optional<String> getStabilityCriterion() {
        return orInherited(super.getStabilityCriterion(), Options::getStabilityCriterion);
    }

    /** Thresholds belong to criteria: those of a parent do not fit criteria of one's own. */
    @Override
    public Optional<Collection<Double>> getStabilityThresholds() {
        Optional<Collection<Double>> own = super.getStabilityThresholds();
        return super.getStabilityCriterion().hasValue() ? own : orInherited(own, Options::getStabilityThresholds);
    }

    @Override
    public Optional<Integer> getStabilityWindow() {
        return orInherited(super.getStabilityWindow(), Options::getStabilityWindow);
    }

    @Override
    public Optional<Integer> getStabilityForkWindow() {
        return orInherited(super.getStabilityForkWindow(), Options::getStabilityForkWindow);
    }

    @Override
    public Optional<Integer> getWarmupMin() {
        return orInherited(super.getWarmupMin(), Options::getWarmupMin);
    }

    @Override
    public Optional<Integer> getForkMin() {
        return orInherited(super.getForkMin(), Options::getForkMin);
    }

    @Override
    public Optional<Integer> getWarmupForkMin() {
        return orInherited(super.getWarmupForkMin(), Options::getWarmupForkMin);
    }

    @Override
    public Optional<TimeValue> getDecisionTimeout() {
        return orInherited(super.getDecisionTimeout(), Options::getDecisionTimeout);
    }

    @Override
    public Optional<Boolean> getKeepForks() {
        return orInherited(super.getKeepForks(), Options::getKeepForks);
    }

    @Override
    public Optional<Boolean> shouldWatchEnvironment() {
        return orInherited(super.shouldWatchEnvironment(), Options::shouldWatchEnvironment);
    }

    @Override
    public Optional<String> getHistory() {
        return orInherited(super.getHistory(), Options::getHistory);
    }

    @Override
    public Optional<ForkOrder> getForkOrder() {
        return orInherited(super.getForkOrder(), Options::getForkOrder);
    }

    @Override
    public Optional<String> getJournal() {
        return orInherited(super.getJournal(), Options::getJournal);
    }

    @Override
    public Optional<Boolean> shouldResume() {
        return orInherited(super.shouldResume(), Options::shouldResume);
    }

    @Override
    public Optional<TimeValue> getBudget() {
        return orInherited(super.getBudget(), Options::getBudget);
    }

    @Override
    public Optional<Shard> getShard() {
        return orInherited(super.getShard(), Options::getShard);
    }

    @Override
    public Collection<String> getBaselines() {
        return baselines.isEmpty() && parent != null ? parent.getBaselines() : baselines;
    }

    @Override
    public Optional<Double> getComparisonTolerance() {
        return orInherited(super.getComparisonTolerance(), Options::getComparisonTolerance);
    }

    @Override
    public Collection<String> getComparisonReports() {
        return reports.isEmpty() && parent != null ? parent.getComparisonReports() : reports;
    }

    @Override
    public Optional<String> getBaselineJvm() {
        return orInherited(super.getBaselineJvm(), Options::getBaselineJvm);
    }

    @Override
    public Optional<Collection<String>> getBaselineJvmArgs() {
        return orInherited(super.getBaselineJvmArgs(), Options::getBaselineJvmArgs);
    }

    @Override
    public Map<String, String> getBaselineParameters() {
        Map<String, String> all = new LinkedHashMap<>();
        if (parent != null) {
            all.putAll(parent.getBaselineParameters());
        }
        all.putAll(baselineParameters);
        return all;
    }

    @Override
    public Optional<Boolean> shouldCompareAll() {
        return orInherited(super.shouldCompareAll(), Options::shouldCompareAll);
    }

    @Override
    public Optional<SideOrder> getSideOrder() {
        return orInherited(super.getSideOrder(), Options::getSideOrder);
    }

    @Override
    public List<String> getSideNames() {
        return sideNames.isEmpty() && parent != null ? parent.getSideNames() : sideNames;
    }

    @Override
    public ChainedOptionsBuilder sideNames(String baseline, String candidate) {
        requireNonNull(baseline, "sideNames", "the name of the baseline");
        requireNonNull(candidate, "sideNames", "the name of the candidate");
        sideNames = Arrays.asList(baseline, candidate);
        return self();
    }

    @Override
    public ChainedOptionsBuilder sideOrder(SideOrder order) {
        requireNonNull(order, "sideOrder", "INTERLEAVED or DUET");
        sideOrder = Optional.of(order);
        return self();
    }

    @Override
    public Collection<String> getAssertionReports() {
        return assertionReports.isEmpty() && parent != null ? parent.getAssertionReports() : assertionReports;
    }

    @Override
    public Optional<String> getInterpretation() {
        return orInherited(super.getInterpretation(), Options::getInterpretation);
    }

    @Override
    public ChainedOptionsBuilder assertionReport(String... files) {
        List<String> names = texts(files, "assertionReport", "names of files");
        names.forEach(AssertionReport::of);
        assertionReports = names;
        return self();
    }

    @Override
    public ChainedOptionsBuilder interpretation(String name) {
        requireNonNull(name, "interpretation", "the name of an interpretation");
        interpretation = Optional.of(name);
        return self();
    }

    @Override
    public ChainedOptionsBuilder compareAll(boolean all) {
        compareAll = Optional.of(all);
        return self();
    }

    @Override
    public ChainedOptionsBuilder baselineJvm(String path) {
        requireNonNull(path, "baselineJvm", "the path of a JVM");
        baselineJvm = Optional.of(path);
        return self();
    }

    @Override
    public ChainedOptionsBuilder baselineJvmArgs(String... arguments) {
        baselineJvmArgs = Optional.<Collection<String>>of(texts(arguments, "baselineJvmArgs", "arguments"));
        return self();
    }

    @Override
    public ChainedOptionsBuilder baselineParam(String name, String value) {
        requireNonNull(name, "baselineParam", "a name and a value");
        requireNonNull(value, "baselineParam", "a name and a value");
        baselineParameters = new LinkedHashMap<>(baselineParameters);
        baselineParameters.put(name, value);
        return self();
    }

    @Override
    public ChainedOptionsBuilder compareWith(String... files) {
        baselines = texts(files, "compareWith", "names of files, a jar or a class path");
        return self();
    }

    @Override
    public ChainedOptionsBuilder comparisonTolerance(double share) {
        tolerance = Optional.of(ComparisonSettings.standard().withTolerance(share).tolerance());
        return self();
    }

    @Override
    public ChainedOptionsBuilder comparisonReport(String... files) {
        List<String> names = texts(files, "comparisonReport", "names of files");
        names.forEach(ComparisonReport::of);
        reports = names;
        return self();
    }

    private <T> Optional<T> orInherited(Optional<T> own, Function<Options, Optional<T>> inherited) {
        return own.hasValue() || parent == null ? own : inherited.apply(parent);
    }

    @Override
    public ChainedOptionsBuilder reconfigure(Reconfiguration value) {
        requireNonNull(value, "reconfigure", "DYNAMIC or STATIC");
        reconfiguration = Optional.of(value);
        return self();
    }

    @Override
    public ChainedOptionsBuilder stabilityCriterion(String... criteria) {
        requireNonNull(criteria, "stabilityCriterion", "one name or more");
        for (String name : criteria) {
            requireNonNull(name, "stabilityCriterion", "one name or more");
        }
        criterion = Optional.of(String.join(",", criteria));
        return self();
    }

    @Override
    public ChainedOptionsBuilder stabilityThreshold(double... values) {
        requireNonNull(values, "stabilityThreshold", "a number for each criterion");
        thresholds = Optional.of(Arrays.stream(values).boxed().collect(Collectors.toList()));
        return self();
    }

    @Override
    public ChainedOptionsBuilder stabilityWindow(int iterations) {
        counts = CountValues.checked(counts, CountSetting.WINDOW, iterations);
        return self();
    }

    @Override
    public ChainedOptionsBuilder stabilityForkWindow(int forks) {
        counts = CountValues.checked(counts, CountSetting.FORK_WINDOW, forks);
        return self();
    }

    @Override
    public ChainedOptionsBuilder warmupMin(int iterations) {
        counts = CountValues.checked(counts, CountSetting.WARMUP_MIN, iterations);
        return self();
    }

    @Override
    public ChainedOptionsBuilder forkMin(int forks) {
        counts = CountValues.checked(counts, CountSetting.FORK_MIN, forks);
        return self();
    }

    @Override
    public ChainedOptionsBuilder warmupForkMin(int forks) {
        counts = CountValues.checked(counts, CountSetting.WARMUP_FORK_MIN, forks);
        return self();
    }

    @Override
    public ChainedOptionsBuilder decisionTimeout(TimeValue longest) {
        decisionTimeout = Optional.of(DecisionTimeout.checked(longest));
        return self();
    }

    @Override
    public ChainedOptionsBuilder keepForks(boolean keep) {
        keepForks = Optional.of(keep);
        return self();
    }

    @Override
    public ChainedOptionsBuilder watchEnvironment(boolean watch) {
        watchEnvironment = Optional.of(watch);
        return self();
    }

    @Override
    public ChainedOptionsBuilder history(String file) {
        requireNonNull(file, "history", "the name of a file or folder");
        history = Optional.of(file);
        return self();
    }

    @Override
    public ChainedOptionsBuilder forkOrder(ForkOrder order) {
        requireNonNull(order, "forkOrder", "BENCHMARKS or ROUNDS");
        forkOrder = Optional.of(order);
        return self();
    }

    @Override
    public ChainedOptionsBuilder journal(String file) {
        requireNonNull(file, "journal", "the name of a file");
        journal = Optional.of(file);
        return self();
    }

    @Override
    public ChainedOptionsBuilder resume(boolean goOn) {
        resume = Optional.of(goOn);
        return self();
    }

    @Override
    public ChainedOptionsBuilder budget(TimeValue time) {
        budget = Optional.of(BudgetTime.checked(time));
        return self();
    }

    @Override
    public ChainedOptionsBuilder shard(Shard part) {
        requireNonNull(part, "shard", "Shard.of(2, 5) for the second of five");
        shard = Optional.of(part);
        return self();
    }

    private static void requireNonNull(Object value, String method, String wanted) {
        if (value == null) {
            throw new IllegalArgumentException(method + "(null): give " + wanted);
        }
    }

    private static List<String> texts(String[] values, String method, String wanted) {
        requireNonNull(values, method, wanted);
        for (String value : values) {
            requireNonNull(value, method, wanted);
        }
        return Arrays.asList(values.clone());
    }

    private ChainedOptionsBuilder self() {
        return (ChainedOptionsBuilder) this;
    }
}
