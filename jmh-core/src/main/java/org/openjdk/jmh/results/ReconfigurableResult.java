package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.counts.CountingMark;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.partitions.ShardMark;

/** Superclass of {@link RunResult} that holds what our features add to a result. Not serialized with the result. */
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

    /** Sets the outcome of a dynamic run; null for a static run. */
    public void attachReconfiguration(ReconfigurationOutcome outcome) {
        reconfiguration = outcome;
    }

    /** Returns the outcome of the dynamic run; empty for a static run. */
    public Optional<ReconfigurationOutcome> getReconfiguration() {
        return Optional.ofNullable(reconfiguration);
    }

    /** Returns whether the result of a dynamic run can be used; empty for a static run. */
    public Optional<PlainVerdict> getVerdict() {
        int disturbed = environment == null ? 0 : environment.disturbed().size();
        return getReconfiguration().map(outcome -> outcome.verdict(disturbed));
    }

    /** Sets what is missing; null if nothing is. */
    public void attachIncomplete(IncompleteResult missing) {
        incomplete = missing;
    }

    /** Returns what is missing; empty if all forks are in the result. */
    public Optional<IncompleteResult> getIncomplete() {
        return Optional.ofNullable(incomplete);
    }

    /** Sets the fingerprint of the benchmark's code, which changes with the code. */
    public void attachFingerprint(String text) {
        fingerprint = text;
    }

    /**
     * Returns the fingerprint of the benchmark's code: its method, states and fixtures.
     *
     * @return empty if it was not requested, or is unknown
     */
    public Optional<String> getFingerprint() {
        return Optional.ofNullable(fingerprint);
    }

    /** Sets what the machine did; null if nothing watched it. */
    public void attachEnvironment(BenchmarkEnvironment meanwhile) {
        environment = meanwhile;
    }

    /** Returns what the machine did while the benchmark was measured; empty if nothing watched it. */
    public Optional<BenchmarkEnvironment> getEnvironment() {
        return Optional.ofNullable(environment);
    }

    /** Sets the history of the benchmark; null if there is none. */
    public void attachHistory(EarlierForks earlier) {
        history = earlier;
    }

    /**
     * Returns the history of a static benchmark; that of a dynamic one is part of {@link #getReconfiguration()}.
     *
     * @return empty if there is none
     */
    public Optional<EarlierForks> getHistory() {
        return Optional.ofNullable(history);
    }

    /** Sets how it was counted; null if time was measured. */
    public void attachCounting(CountingMark how) {
        counting = how;
    }

    /** Returns how it was counted; empty if time was measured. */
    public Optional<CountingMark> getCounting() {
        return Optional.ofNullable(counting);
    }

    /** Sets the shard of the result; null unless the run was sharded. */
    public void attachShard(ShardMark mark) {
        shard = mark;
    }

    /** Returns the shard of the result, and where its forks ran; empty unless the run was sharded. */
    public Optional<ShardMark> getShard() {
        return Optional.ofNullable(shard);
    }

    /** Sets the judged assertions that name the benchmark. */
    public void attachAssertions(List<JudgedAssertion> judged) {
        assertions = Collections.unmodifiableList(new ArrayList<>(judged));
    }

    /** Returns the judged assertions that name the benchmark. */
    public List<JudgedAssertion> getAssertions() {
        return assertions;
    }

    /** Sets the comparisons of the benchmark's metrics, the score first. */
    public void attachComparisons(List<ComparedMetric> metrics) {
        comparisons = Collections.unmodifiableList(new ArrayList<>(metrics));
    }

    /**
     * Returns the comparisons of the benchmark's metrics with stored results, the score first; empty if nothing was
     * compared.
     */
    public List<ComparedMetric> getComparisons() {
        return comparisons;
    }
}
