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
 * A feature of a run. A part implements the moments that its feature needs, of the life of a run from its options to its
 * results; the methods are in the order in which a run calls them. A run has only the parts that its options enable. A
 * part reads its {@link RunContext}, publishes its findings under a {@link RunKey}, and depends on no other part.
 *
 * <p><b>Who drives.</b> Upstream's loops run the forks of one side, and their hooks call {@link UpstreamRun}. A run of
 * two sides has a loop of its own. Both extend {@link Run}, which passes each moment to the parts.
 *
 * <p><b>Sequence.</b> Preparation checks the options, selects benchmarks and plans each of them. Resumption replays the
 * forks in the journal of an earlier start. Then the schedule selects one fork after another: {@code forkStarts},
 * {@code adaptCommand}, {@code vmStarts}, iterations seen by the observer, {@code vmEnds}, {@code forkStops}, {@code
 * forkEnded} with the complete record, {@code hasEnoughForks}, and {@code benchmarkContinues} or {@code benchmarkEnds}.
 * The end annotates results, reports on them, and stores what outlasts the run.
 *
 * <p><b>Visits.</b> A schedule may interleave benchmarks: a benchmark gets some forks, then others do, then it again.
 * Each turn is a <em>visit</em>. Benchmarks without forks ({@code -f 0}) run last, in this VM; only {@code
 * benchmarkAnnounced}, {@code observe}, {@code benchmarkEnds} and {@code benchmarkReported} are called for them.
 *
 * <p><b>Order of parts.</b> Beginnings are passed from the first part of the list to the last, ends from the last to
 * the first, so the first part encloses all others. Results are annotated before they are written, and the journal ends
 * after that.
 *
 * <p><b>Failure.</b> An exception from the preparation or the resumption rejects the run before anything is
 * measured. Later, a part that throws an unchecked exception is left out from then on, with one warning, and the others
 * continue. The exceptions are {@link #adaptCommand} and {@link #adaptIterations}: without them the fork
 * would measure something else, so the fork is lost. {@link #close} is called in each case.
 *
 * <p><b>Threads.</b> All methods run on the runner's thread between two forks, when nothing is measured, and none runs
 * in the measured VM. A {@link ForkObserver} is called on the thread that serves the link to the fork.
 */
public interface Part {

    // Preparation, before anything runs; an exception rejects the run.

    /**
     * Opens the result file.
     *
     * @param file as the user named it
     * @throws RunnerException if it cannot be written
     */
    default void openResultFile(String file) throws RunnerException {
    }

    /**
     * Checks the options, before benchmarks are selected.
     *
     * @throws RunnerException if they contradict each other
     */
    default void runStarts() throws RunnerException {
    }

    /**
     * Selects the benchmarks to run or to list.
     *
     * @param found by upstream, or left by the parts before
     * @throws RunnerException if none can run
     */
    default SortedSet<BenchmarkListEntry> selectBenchmarks(SortedSet<BenchmarkListEntry> found)
            throws RunnerException {
        return found;
    }

    /** Returns the number of forks of a benchmark that is not dynamic, 0 or more. */
    default int forkCount(BenchmarkListEntry entry, BenchmarkParams params) {
        return params.getForks();
    }

    /**
     * Adds to the plan of a benchmark.
     *
     * @param plan of a dynamic benchmark, else null
     * @return the plan, or a changed copy
     * @throws RunnerException if the benchmark cannot run like this
     */
    default ReconfigurationPlan adaptPlan(BenchmarkListEntry entry, BenchmarkParams params,
                                          ReconfigurationPlan plan)
            throws RunnerException {
        return plan;
    }

    /**
     * Creates the schedule that selects the benchmark of the next fork; at most one part returns one, the others
     * null.
     *
     * @param benchmarks with forks; their indexes are their numbers in the schedule
     * @throws RunnerException if no schedule can run these benchmarks
     */
    default Schedule createSchedule(List<ForkedBenchmark> benchmarks) throws RunnerException {
        return null;
    }

    // Resumption of an earlier start of the run, whose forks are replayed; an exception rejects the run.

    /**
     * Returns the earlier start that this run continues; at most one part returns one, the others null.
     *
     * @throws RunnerException if it cannot be read
     */
    default PreviousStart findPreviousStart(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
        return null;
    }

    /**
     * Returns how much of the time of the earlier start counts as time of this run.
     *
     * @param seconds  that count so far
     * @param complete whether the earlier start was complete
     */
    default double countedSeconds(double seconds, boolean complete) {
        return seconds;
    }

    /** Takes over a fork of the earlier start. Of the methods below, only {@code hasEnoughForks} is called for it. */
    default void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
    }

    /**
     * Announces what the run will do, when all earlier forks are known.
     *
     * @throws RunnerException if it must not run
     */
    default void beforeFirstFork() throws RunnerException {
    }

    // While benchmarks run.

    /**
     * Returns the observer of the benchmark's forks, at the beginning of each visit.
     *
     * @param next observer that must receive all events, too, or null
     * @return {@code next} from a part that does not observe
     */
    default ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        return next;
    }

    /** Returns the parameters to send to the forks of a visit, if some are known only now. */
    default BenchmarkParams adaptForFork(RunningBenchmark benchmark, BenchmarkParams params) {
        return params;
    }

    /** Adds lines below the description of the benchmark, which is printed at its first visit. */
    default void benchmarkAnnounced(RunningBenchmark benchmark) {
    }

    /** A fork is about to start. */
    default void forkStarts(RunningBenchmark benchmark) {
    }

    /** Returns lines below the progress of the run. */
    default List<String> progressLines() {
        return Collections.emptyList();
    }

    /** Returns the command that starts the fork, which must run the same benchmark. */
    default List<String> adaptCommand(RunningBenchmark benchmark, List<String> command) {
        return command;
    }

    /** The VM of the fork has started. */
    default void vmStarts(RunningBenchmark benchmark, Process vm) {
    }

    /** Returns whether a fork that succeeded must run again, and does not count. */
    default boolean mustRunAgain(RunningBenchmark benchmark, List<IterationResult> measured) {
        return false;
    }

    /**
     * Returns the final iterations of a fork that succeeded.
     *
     * @throws BenchmarkException if they are unknown; the fork is lost
     */
    default List<IterationResult> adaptIterations(RunningBenchmark benchmark, List<IterationResult> measured) {
        return measured;
    }

    /** Returns whether this part ended the VM of the fork because it ran too long. */
    default boolean hasTimedOut() {
        return false;
    }

    /** A part has ended the fork, of which only the time counts. */
    default void forkTimedOut(RunningBenchmark benchmark) {
    }

    /** The fork has failed, while others of its benchmark are kept. */
    default void forkLost(RunningBenchmark benchmark, String cause) {
    }

    /** The VM has ended, normally or not. */
    default void vmEnds() {
    }

    /** The fork has ended and has its result, if any. */
    default void forkStops(RunningBenchmark benchmark) {
    }

    /** Returns the evidence of the decisions on this fork, for the journal; null from all parts but one at most. */
    default Serializable evidence(RunningBenchmark benchmark) {
        return null;
    }

    /** Returns the console text of an annotated result, or null for upstream's. */
    default String resultText(RunResult result) {
        return null;
    }

    /** Returns the context of the fork with this part's additions. */
    default ForkContext addContext(ForkContext context) {
        return context;
    }

    /** The record of the fork is complete. */
    default void forkEnded(JournaledFork fork) {
    }

    /** Returns whether the benchmark needs no further fork of the kind (warmup or measured) that has just ended. */
    default boolean hasEnoughForks(RunningBenchmark benchmark) {
        return false;
    }

    /** Further forks of the benchmark follow, at once or in a later visit. */
    default void benchmarkContinues(RunningBenchmark benchmark) {
    }

    /** A lost fork ends the run, because the options say so. */
    default void lostForkEndsRun(RunningBenchmark benchmark) {
    }

    /** The last fork of the benchmark has ended; the result is not printed yet. */
    default void benchmarkEnds(RunningBenchmark benchmark) {
    }

    /** The result of the benchmark was printed. */
    default void benchmarkReported(RunningBenchmark benchmark) {
    }

    /** The benchmark has failed, and its good forks are dropped as well. */
    default void benchmarkDropped(RunningBenchmark benchmark) {
    }

    /** Nothing runs: time for slow work. */
    default void betweenForks() {
    }

    /** Returns whether the benchmark's result is complete without the forks that do not run. */
    default boolean isOpenEnded(BenchmarkParams params) {
        return false;
    }

    // When nothing is measured any more.

    /** Attaches this part's findings to the result of a benchmark, which may still be running. */
    default void annotate(RunResult result) {
    }

    default void runEnds(MeasuredResults results) {
    }

    /**
     * Stores what outlasts the run.
     *
     * @throws RunnerException if that failed
     */
    default void runFinished() throws RunnerException {
    }

    /** The run ends with an exception: stores what was measured until then. */
    default void runInterrupted() {
    }

    /** Releases files, processes and hooks, however the run has ended. */
    default void close() {
    }
}
