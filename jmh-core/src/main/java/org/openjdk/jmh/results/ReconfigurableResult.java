package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.counts.CountingMark;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.reconfiguration.ReconfigurationOutcome;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.OwnTime;
import org.openjdk.jmh.results.partitions.ShardMark;

/**
 * The superclass of {@link RunResult} with our additions to a result, which are not serialized. An absent value is null
 * in setters and empty in getters.
 */
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

    public void attachReconfiguration(ReconfigurationOutcome outcome) {
        reconfiguration = outcome;
    }

    /** Returns the outcome of a dynamic run, empty for a static one. */
    public Optional<ReconfigurationOutcome> getReconfiguration() {
        return Optional.ofNullable(reconfiguration);
    }

    /** Returns how useful the result of a dynamic run is, empty for a static one. */
    public Optional<PlainVerdict> getVerdict() {
        int disturbed = environment == null ? 0 : environment.disturbed().size();
        return getReconfiguration().map(outcome -> outcome.verdict(disturbed));
    }

    public void attachIncomplete(IncompleteResult missing) {
        incomplete = missing;
    }

    /** Returns what is missing, empty if all forks are in the result. */
    public Optional<IncompleteResult> getIncomplete() {
        return Optional.ofNullable(incomplete);
    }

    public void attachFingerprint(String text) {
        fingerprint = text;
    }

    /**
     * Returns the fingerprint of the benchmark's code (its method, states and fixtures), empty if it was not requested
     * or is unknown.
     */
    public Optional<String> getFingerprint() {
        return Optional.ofNullable(fingerprint);
    }

    public void attachEnvironment(BenchmarkEnvironment measured) {
        environment = measured;
    }

    /** Returns how the machine behaved while the benchmark was measured, empty if it was not watched. */
    public Optional<BenchmarkEnvironment> getEnvironment() {
        return Optional.ofNullable(environment);
    }

    /**
     * Returns the score without the time for which the benchmark's threads waited for a processor.
     *
     * @return in the unit of the score; empty if that time is unknown, or if wall time was requested
     */
    public OptionalDouble getOwnScore() {
        return environment == null ? OptionalDouble.empty() : OwnTime.score((RunResult) this, environment);
    }

    public void attachHistory(EarlierForks earlier) {
        history = earlier;
    }

    /** Returns the history of a static benchmark; that of a dynamic one is part of {@link #getReconfiguration()}. */
    public Optional<EarlierForks> getHistory() {
        return Optional.ofNullable(history);
    }

    public void attachCounting(CountingMark how) {
        counting = how;
    }

    /** Returns how events were counted, empty if time was measured. */
    public Optional<CountingMark> getCounting() {
        return Optional.ofNullable(counting);
    }

    public void attachShard(ShardMark mark) {
        shard = mark;
    }

    /** Returns the shard of the result, empty unless the run was sharded. */
    public Optional<ShardMark> getShard() {
        return Optional.ofNullable(shard);
    }

    public void attachAssertions(List<JudgedAssertion> judged) {
        assertions = Collections.unmodifiableList(new ArrayList<>(judged));
    }

    /** Returns the judged assertions that name the benchmark. */
    public List<JudgedAssertion> getAssertions() {
        return assertions;
    }

    public void attachComparisons(List<ComparedMetric> metrics) {
        comparisons = Collections.unmodifiableList(new ArrayList<>(metrics));
    }

    /**
     * Returns the comparisons of the benchmark's metrics with the baseline, the score first; empty if nothing was
     * compared.
     */
    public List<ComparedMetric> getComparisons() {
        return comparisons;
    }
}
