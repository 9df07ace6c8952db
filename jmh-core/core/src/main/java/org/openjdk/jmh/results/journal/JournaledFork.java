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
 * The record of a fork that has ended, with all that is needed to go on as if it had just done so; immutable. It is what
 * all parts of a run are told, and what a journal keeps.
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

    /** One that is damaged lacks what each has. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (params == null || context == null) {
            throw new InvalidObjectException("it lacks its benchmark, or when it ran");
        }
    }

    /**
     * A fork whose VM ended well.
     *
     * @param params      of its benchmark
     * @param warmup      whether it was a warmup fork
     * @param startMillis when it began, in milliseconds since 1970
     * @param seconds     that it took
     * @param complete    whether all of its iterations ran
     * @param result      of its measurement, or null where there is none
     * @param evidence    what judges were told of it, or null where there are none
     * @return the fork
     */
    public static JournaledFork ended(BenchmarkParams params, boolean warmup, long startMillis, double seconds,
                                      boolean complete, BenchmarkResult result, Serializable evidence) {
        return new JournaledFork(params, warmup, startMillis, seconds, complete, result, evidence, null, false, false,
                null, ForkContext.unknown());
    }

    /**
     * Forks of two sides that ran at the same time, or one of them alone: they are kept together or, where something
     * interrupts it, not at all.
     *
     * @param params      of their benchmark, on the candidate's side
     * @param startMillis when they began, in milliseconds since 1970
     * @param seconds     from the start of the first of them to the end of the last
     * @param forks       one or two
     * @return one record, which is lost where one of them is
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
     * The same fork, if its VM did not end well.
     *
     * @param cause         one line
     * @param withBenchmark whether the benchmark has no result because of it
     * @return the lost fork
     */
    public JournaledFork lost(String cause, boolean withBenchmark) {
        return new JournaledFork(params, warmup, startMillis, seconds, false, null, evidence, cause, withBenchmark,
                false, sides, context);
    }

    /**
     * The same fork, if it outlasted its time and was ended. It has neither result nor evidence, and is not lost: its
     * benchmark takes too long.
     *
     * @return the fork that was cut
     */
    public JournaledFork cut() {
        return new JournaledFork(params, warmup, startMillis, seconds, false, null, null, null, false, true, sides,
                context);
    }

    /**
     * The same fork, with what its run knew.
     *
     * @param known when the fork had ended
     * @return a copy
     */
    public JournaledFork in(ForkContext known) {
        return new JournaledFork(params, warmup, startMillis, seconds, complete, result, evidence, loss, benchmarkLost,
                cut, sides, known);
    }

    /**
     * Returns the benchmark that it is of.
     *
     * @return its parameters
     */
    public BenchmarkParams params() {
        return params;
    }

    /**
     * Tells whether it was a warmup fork.
     *
     * @return false for a fork that was measured
     */
    public boolean isWarmup() {
        return warmup;
    }

    /**
     * Returns when it began.
     *
     * @return milliseconds since 1970
     */
    public long startMillis() {
        return startMillis;
    }

    /**
     * Returns how long it took.
     *
     * @return wall time in seconds, start and end of its VM included
     */
    public double seconds() {
        return seconds;
    }

    /**
     * Tells whether all of its iterations ran.
     *
     * @return false for lost forks, and for those in which the benchmark has thrown something
     */
    public boolean isComplete() {
        return complete;
    }

    /**
     * Returns what was measured.
     *
     * @return empty for lost forks, and for those that failed in front of their first iteration
     */
    public Optional<BenchmarkResult> result() {
        return Optional.ofNullable(result);
    }

    /**
     * Returns what came of it on each of two sides.
     *
     * @return forks that ran at the same time, or one; empty where the run has one side
     */
    public List<SideFork> sides() {
        return sides == null ? Collections.emptyList() : Collections.unmodifiableList(sides);
    }

    /**
     * Returns what judges were told of it.
     *
     * @return empty for static benchmarks
     */
    public Optional<Serializable> evidence() {
        return Optional.ofNullable(evidence);
    }

    /**
     * Returns why it was lost.
     *
     * @return one line; empty where its VM ended well
     */
    public Optional<String> loss() {
        return Optional.ofNullable(loss);
    }

    /**
     * Tells whether the benchmark has no result because of this fork.
     *
     * @return false where the other forks are kept
     */
    public boolean isBenchmarkLost() {
        return benchmarkLost;
    }

    /**
     * Tells whether it outlasted its time.
     *
     * @return true where nothing of it counts but the time that it took
     */
    public boolean isCut() {
        return cut;
    }

    /**
     * Returns what its run knew when it had ended.
     *
     * @return nothing known where it was not told
     */
    public ForkContext context() {
        return context;
    }
}
