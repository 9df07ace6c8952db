package org.openjdk.jmh.run;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.link.ForkObserver;

/**
 * A feature of a run: is told of the moments of the run's life, and asked where something is decided. A part knows its
 * {@link RunContext}, and no other part. Whoever is not wanted by the options of a run does nothing.
 *
 * <p>Parts stand in one list. What begins is told from its first part to its last, what ends from the last to the first,
 * so that who came first lasts longest. A part that throws something unchecked while benchmarks run is left out from then
 * on, with a warning. All is told on the runner's thread between two forks, unless said otherwise;
 * nothing of it happens in the measured VM.
 */
public interface Part {

    // Before anything runs. What is thrown here refuses the run.

    /**
     * The results are to be written to a file.
     *
     * @param file as the user named it
     * @throws RunnerException if that is impossible
     */
    default void resultFile(String file) throws RunnerException {
    }

    /**
     * The run begins; no benchmark is chosen yet.
     *
     * @throws RunnerException if the options make no sense
     */
    default void starts() throws RunnerException {
    }

    /**
     * Which benchmarks run, or are listed.
     *
     * @param found by upstream, or left by other parts
     * @return some of them
     * @throws RunnerException if that cannot be said
     */
    default SortedSet<BenchmarkListEntry> chosen(SortedSet<BenchmarkListEntry> found) throws RunnerException {
        return found;
    }

    /**
     * How many forks a benchmark that is not dynamic has.
     *
     * @param params of the benchmark, with the number so far
     */
    default int forks(BenchmarkListEntry entry, BenchmarkParams params) {
        return params.getForks();
    }

    /**
     * A benchmark is planned.
     *
     * @param params that it will run with
     * @param plan   of a dynamic one, or null
     * @return the plan, or one with what is known
     * @throws RunnerException if there can be no such run
     */
    default ReconfigurationPlan planned(BenchmarkListEntry entry, BenchmarkParams params, ReconfigurationPlan plan)
            throws RunnerException {
        return plan;
    }

    /**
     * Who says which benchmark gets the next fork.
     *
     * @param benchmarks with forks; their places are their numbers in the schedule
     * @return null from all parts but one at most
     * @throws RunnerException if there can be no such run
     */
    default Schedule schedule(List<ForkedBenchmark> benchmarks) throws RunnerException {
        return null;
    }

    /**
     * Forks of this run that ended in an earlier start of it, and are told again instead of being run.
     *
     * @return null from all parts but one at most
     * @throws RunnerException if they cannot be had
     */
    default EarlierStart earlier(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
        return null;
    }

    /**
     * What of the time of an earlier start counts.
     *
     * @param seconds   that count so far
     * @param toItsEnd whether that start came to its end
     */
    default double counted(double seconds, boolean toItsEnd) {
        return seconds;
    }

    /**
     * All is ready for the first fork.
     *
     * @throws RunnerException if it must not run
     */
    default void ready() throws RunnerException {
    }

    // Benchmarks and forks.

    /**
     * Who follows the forks of a benchmark whose turn it is: its first one, or another one. Followers are told on the
     * thread that serves the fork's link.
     *
     * @param next follows, too, unless null, and is to be told of all
     * @return who is to be told; {@code next} where this part does not want to know
     */
    default ForkObserver follows(RunningBenchmark benchmark, ForkObserver next) {
        return next;
    }

    /** The same for a benchmark without forks, which was announced and begins with this. */
    default ForkObserver followsEmbedded(RunningBenchmark benchmark, ForkObserver next) {
        return next;
    }

    /**
     * What the forks of a benchmark are told, where that is only known when they are about to run.
     *
     * @param params so far
     * @return the same, or others of the same benchmark
     */
    default BenchmarkParams toldForks(RunningBenchmark benchmark, BenchmarkParams params) {
        return params;
    }

    /** A benchmark was announced for the first time: a part may add its lines. */
    default void announced(RunningBenchmark benchmark) {
    }

    /** A fork is about to start. */
    default void forkStarts(RunningBenchmark benchmark) {
    }

    /**
     * The command of a fork that is about to start.
     *
     * @param command so far
     * @return the same, or another one that runs the same
     */
    default List<String> command(RunningBenchmark benchmark, List<String> command) {
        return command;
    }

    /** The VM of a fork has started. */
    default void vmStarts(RunningBenchmark benchmark, Process vm) {
    }

    /**
     * Tells whether a fork that has ended well does not count, and is to run again.
     *
     * @param measured its iterations
     */
    default boolean isToRunAgain(RunningBenchmark benchmark, List<IterationResult> measured) {
        return false;
    }

    /** It has ended, well or badly. */
    default void vmEnds() {
    }

    /** Tells whether this part has ended the VM, so that nothing of the fork counts. */
    default boolean hasCutFork() {
        return false;
    }

    /** The fork was ended by a part of the run; it is no evidence for anything but its time. */
    default void forkIsCut(RunningBenchmark benchmark) {
    }

    /**
     * What the iterations of a fork that has ended well have measured.
     *
     * @param measured so far
     * @return the same, or others
     * @throws BenchmarkException if that is not known, and the fork is lost
     */
    default List<IterationResult> measured(RunningBenchmark benchmark, List<IterationResult> measured) {
        return measured;
    }

    /** The VM of a fork ended badly, while other forks of the benchmark are kept. */
    default void forkIsLost(RunningBenchmark benchmark, String cause) {
    }

    /** The fork has ended, and has its result, if any. */
    default void forkStops(RunningBenchmark benchmark) {
    }

    /** What judges were told of the fork that has stopped; null from all parts but one at most. */
    default Serializable evidence(RunningBenchmark benchmark) {
        return null;
    }

    /** Adds what a part knows of the fork that has stopped. */
    default ForkContext describe(ForkContext context) {
        return context;
    }

    /** The record of a fork that has stopped in this run is complete. */
    default void forkEnded(JournaledFork fork) {
    }

    /** A fork of an earlier start is told again, in place of all that is told of a fork that runs. */
    default void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
    }

    /** Tells whether the forks of the kind that has just ended are enough; asked once for each. */
    default boolean areForksEnough(RunningBenchmark benchmark) {
        return false;
    }

    /** Further forks of the benchmark follow, at once or later. */
    default void benchmarkGoesOn(RunningBenchmark benchmark) {
    }

    /** A fork of the benchmark is lost, and the user wants the run to end with it. */
    default void forkEndsRun(RunningBenchmark benchmark) {
    }

    /** No fork of the benchmark follows. Its result is not announced yet. */
    default void benchmarkEnds(RunningBenchmark benchmark) {
    }

    /** The result of the benchmark was announced. */
    default void benchmarkEnded(RunningBenchmark benchmark) {
    }

    /** The benchmark has failed, and with it the forks that were good. */
    default void benchmarkDropped(RunningBenchmark benchmark) {
    }

    /** A fork has ended, all know of it, and nothing runs: time for what takes some. */
    default void pauses() {
    }

    /** Lines below the one that says how far the run is. */
    default List<String> progress() {
        return Collections.emptyList();
    }

    /** Tells whether nobody misses forks of a benchmark that do not run. */
    default boolean isOpenEnded(BenchmarkParams params) {
        return false;
    }

    // Results.

    /** A result is made, of a benchmark that has ended or of its forks so far: a part may attach what it knows. */
    default void mark(RunResult result) {
    }

    /** The run has come to its end: a part may report. */
    default void runEnds(MeasuredResults results) {
    }

    /**
     * All is said.
     *
     * @throws RunnerException if what is to be kept cannot be
     */
    default void runEnded() throws RunnerException {
    }

    /** The run ends with an exception, not with its last fork. */
    default void interrupted() {
    }

    /** Nothing follows, however the run has ended. */
    default void close() {
    }
}
