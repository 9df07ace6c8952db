package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;

/**
 * The record of an ended fork, complete enough to resume a run after it. All parts of a run receive it, and a journal
 * stores it. Immutable.
 */
public final class JournaledFork implements Serializable {

    private static final long serialVersionUID = 1L;

    private final BenchmarkParams params;
    private final boolean warmup;
    private final long startMillis;
    private final double seconds;
    private final boolean complete;
    private final BenchmarkResult result;
    private final Serializable evidence;
    private final String loss;
    private final boolean benchmarkLost;
    private final boolean cut;
    private final List<SideFork> sides;
    private final ForkContext context;

    private JournaledFork(BenchmarkParams params, boolean warmup, long startMillis, double seconds,
                          boolean complete, BenchmarkResult result, Serializable evidence, String loss,
                          boolean benchmarkLost, boolean cut, List<SideFork> sides, ForkContext context) {
        this.params = params;
        this.warmup = warmup;
        this.startMillis = startMillis;
        this.seconds = seconds;
        this.complete = complete;
        this.result = result;
        this.evidence = evidence;
        this.loss = loss;
        this.benchmarkLost = benchmarkLost;
        this.cut = cut;
        this.sides = sides;
        this.context = context;
    }

    /** Rejects a damaged record. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (params == null || context == null) {
            throw new InvalidObjectException("it lacks its benchmark or its time");
        }
    }

    /**
     * Creates the record of a fork whose VM succeeded.
     *
     * @param startMillis start in milliseconds since 1970
     * @param seconds     wall time in seconds
     * @param complete    whether all iterations ran
     * @param result      measured result, or null if there is none
     * @param evidence    recording for decisions, or null for a static benchmark
     */
    public static JournaledFork ended(BenchmarkParams params, boolean warmup, long startMillis, double seconds,
                                      boolean complete, BenchmarkResult result, Serializable evidence) {
        return new JournaledFork(params, warmup, startMillis, seconds, complete, result, evidence, null, false, false,
                null, ForkContext.unknown());
    }

    /**
     * Creates the record of the one or two forks of a block, which is lost if one of the forks is.
     *
     * @param params      parameters of their benchmark on the candidate's side
     * @param startMillis start in milliseconds since 1970
     * @param seconds     from the first start to the last end
     */
    public static JournaledFork ofSides(BenchmarkParams params, long startMillis, double seconds,
                                        List<SideFork> forks) {
        String loss = forks.stream().map(fork -> fork.loss().orElse(null)).filter(Objects::nonNull).findFirst()
                .orElse(null);
        return new JournaledFork(params, false, startMillis, seconds,
                forks.stream().allMatch(fork -> fork.json().isPresent()), null, null, loss, false, false,
                new ArrayList<>(forks), ForkContext.unknown());
    }

    /**
     * Returns this fork as lost because its VM failed, with the cause in one line, and with or without its benchmark.
     */
    public JournaledFork lost(String cause, boolean withBenchmark) {
        return new JournaledFork(params, warmup, startMillis, seconds, false, null, evidence, cause, withBenchmark,
                false, sides, context);
    }

    /**
     * Returns this fork as cut, because it exceeded its time and was ended. It has neither result nor evidence, and
     * does not count as lost.
     */
    public JournaledFork cut() {
        return new JournaledFork(params, warmup, startMillis, seconds, false, null, null, null, false, true, sides,
                context);
    }

    public JournaledFork withContext(ForkContext known) {
        return new JournaledFork(params, warmup, startMillis, seconds, complete, result, evidence, loss, benchmarkLost,
                cut, sides, known);
    }

    public BenchmarkParams params() {
        return params;
    }

    public boolean isWarmup() {
        return warmup;
    }

    /** Returns the start in milliseconds since 1970. */
    public long startMillis() {
        return startMillis;
    }

    /** Returns the wall time in seconds, including start and end of the VM. */
    public double seconds() {
        return seconds;
    }

    /** Returns whether all iterations ran; false for lost forks and after an exception of the benchmark. */
    public boolean isComplete() {
        return complete;
    }

    /** Returns the measured result, empty for lost forks, and after a failure before the first iteration. */
    public Optional<BenchmarkResult> result() {
        return Optional.ofNullable(result);
    }

    /** Returns the forks of a block, empty if the run has one side. */
    public List<SideFork> sides() {
        return sides == null ? Collections.emptyList() : Collections.unmodifiableList(sides);
    }

    /** Returns the recording for decisions, empty for static benchmarks. */
    public Optional<Serializable> evidence() {
        return Optional.ofNullable(evidence);
    }

    /** Returns why the fork was lost in one line, empty if its VM succeeded. */
    public Optional<String> loss() {
        return Optional.ofNullable(loss);
    }

    /** Returns whether the benchmark has no result because of this fork. */
    public boolean isBenchmarkLost() {
        return benchmarkLost;
    }

    /** Returns whether the fork exceeded its time, so that only its time counts. */
    public boolean isCut() {
        return cut;
    }

    public ForkContext context() {
        return context;
    }
}
