package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.counting.CountingMark;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.partitions.ShardMark;

/** Superclass of {@link RunResult}: how a dynamic run went, and what is missing. Not serialized with the result. */
public abstract class ReconfigurableResult {

    private ReconfigurationOutcome reconfiguration;
    private IncompleteResult incomplete;
    private String fingerprint;
    private BenchmarkEnvironment environment;
    private EarlierForks history;
    private ShardMark shard;
    private CountingMark counting;
    private List<ComparedMetric> comparisons = Collections.emptyList();
    private List<JudgedAssertion> assertions = Collections.emptyList();

    /**
     * Sets how the run went.
     *
     * @param outcome null where the run was static
     */
    public void attachReconfiguration(ReconfigurationOutcome outcome) {
        reconfiguration = outcome;
    }

    /**
     * Returns how the dynamic run went.
     *
     * @return empty where the run was static
     */
    public Optional<ReconfigurationOutcome> getReconfiguration() {
        return Optional.ofNullable(reconfiguration);
    }

    /**
     * Returns whether to use the result of a dynamic run.
     *
     * @return empty where the run was static
     */
    public Optional<PlainVerdict> getVerdict() {
        int disturbed = environment == null ? 0 : environment.disturbed().size();
        return getReconfiguration().map(outcome -> outcome.verdict(disturbed));
    }

    /**
     * Sets what is missing.
     *
     * @param missing null where nothing is
     */
    public void attachIncomplete(IncompleteResult missing) {
        incomplete = missing;
    }

    /**
     * Returns what is missing in the result.
     *
     * @return empty where all forks are in it that were to run
     */
    public Optional<IncompleteResult> getIncomplete() {
        return Optional.ofNullable(incomplete);
    }

    /**
     * Sets the fingerprint of the benchmark's own code.
     *
     * @param text that changes where the code does
     */
    public void attachFingerprint(String text) {
        fingerprint = text;
    }

    /**
     * Returns the fingerprint of the benchmark's own code: its method, states and fixtures.
     *
     * @return empty where it was not asked for, or cannot be told
     */
    public Optional<String> getFingerprint() {
        return Optional.ofNullable(fingerprint);
    }

    /**
     * Sets what the machine did meanwhile.
     *
     * @param meanwhile null where nobody watched
     */
    public void attachEnvironment(BenchmarkEnvironment meanwhile) {
        environment = meanwhile;
    }

    /**
     * Returns what the machine did while the benchmark was measured.
     *
     * @return empty where nobody watched
     */
    public Optional<BenchmarkEnvironment> getEnvironment() {
        return Optional.ofNullable(environment);
    }

    /**
     * Sets what a history knew of the benchmark.
     *
     * @param earlier null where nobody asked, or nothing was known
     */
    public void attachHistory(EarlierForks earlier) {
        history = earlier;
    }

    /**
     * Returns what a history knew of a static benchmark; that of a dynamic one is part of {@link #getReconfiguration()}.
     *
     * @return empty where there was none
     */
    public Optional<EarlierForks> getHistory() {
        return Optional.ofNullable(history);
    }

    /**
     * Sets how it was counted.
     *
     * @param how null where time was measured
     */
    public void attachCounting(CountingMark how) {
        counting = how;
    }

    /**
     * Returns how it was counted.
     *
     * @return empty where time was measured
     */
    public Optional<CountingMark> getCounting() {
        return Optional.ofNullable(counting);
    }

    /**
     * Sets which part of a suite it is of.
     *
     * @param mark null where the run was not one of several
     */
    public void attachShard(ShardMark mark) {
        shard = mark;
    }

    /**
     * Returns which part of a suite it is of, and where its forks ran.
     *
     * @return empty where the run was not one of several
     */
    public Optional<ShardMark> getShard() {
        return Optional.ofNullable(shard);
    }

    /**
     * Sets what came of the assertions that name it.
     *
     * @param judged assertions
     */
    public void attachAssertions(List<JudgedAssertion> judged) {
        assertions = Collections.unmodifiableList(new ArrayList<>(judged));
    }

    /**
     * Returns what came of the assertions that name it.
     *
     * @return empty where there are none
     */
    public List<JudgedAssertion> getAssertions() {
        return assertions;
    }

    /**
     * Sets what came of comparing it.
     *
     * @param metrics of this benchmark, the score first
     */
    public void attachComparisons(List<ComparedMetric> metrics) {
        comparisons = Collections.unmodifiableList(new ArrayList<>(metrics));
    }

    /**
     * Returns what came of comparing it with stored results.
     *
     * @return the score first, then other metrics; empty where nothing was compared
     */
    public List<ComparedMetric> getComparisons() {
        return comparisons;
    }
}
