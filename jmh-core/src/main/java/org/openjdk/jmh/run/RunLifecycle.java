package org.openjdk.jmh.run;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.BenchmarkResult;
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
 * The life of a run, from its options to its results. The methods below are in the order in which a run calls them; a
 * {@link Part} implements those that its feature needs.
 *
 * <p><b>Who drives.</b> Upstream's loops run the forks of one side, and their hooks call {@link UpstreamRun}. A run of two
 * sides has a loop of its own. Both extend {@link Run}, which passes each moment to the parts. A benchmark may have several
 * <em>visits</em>: the schedule gives it forks, then others, then it again. Benchmarks without forks ({@code -f 0}) run last,
 * in this VM: {@code benchmarkAnnounced}, {@code observe}, {@code benchmarkEnds} and {@code benchmarkReported} are called for them.
 *
 * <p><b>Order.</b> What begins is passed from the first part of the list to the last, what ends from the last to the first:
 * the first part surrounds all others. Results are annotated before they are written, and the journal ends after that.
 *
 * <p><b>Failure.</b> An exception of {@link Preparation} or {@link Resumption} refuses the run before anything is measured.
 * Later, a part that throws something unchecked is left out from then on, with one warning, and the others continue;
 * {@link Forks#adaptCommand} and {@link Forks#adaptIterations} are the exception, since without them something else would be
 * measured: they lose the fork. {@link End#close} is called in each case.
 *
 * <p><b>Threads.</b> All methods run on the runner's thread between two forks, when nothing is measured, and none runs in the
 * measured VM. A {@link ForkObserver} is called on the thread that serves the link to the fork.
 */
public interface RunLifecycle {

    /** Before anything runs; an exception refuses the run. */
    interface Preparation {

        /**
         * Opens the result file.
         *
         * @param file as the user named it
         * @throws RunnerException if it cannot be written
         */
        default void openResultFile(String file) throws RunnerException {
        }

        /**
         * Checks the options, before benchmarks are chosen.
         *
         * @throws RunnerException if they contradict each other
         */
        default void runStarts() throws RunnerException {
        }

        /**
         * Selects the benchmarks that run, or that a listing shows.
         *
         * @param found by upstream, or left by the parts before
         * @return a subset
         * @throws RunnerException if none can run
         */
        default SortedSet<BenchmarkListEntry> selectBenchmarks(SortedSet<BenchmarkListEntry> found)
                throws RunnerException {
            return found;
        }

        /**
         * Returns the number of forks of a benchmark that is not dynamic, 0 or more.
         *
         * @param params of the benchmark, with the number so far
         */
        default int forkCount(BenchmarkListEntry entry, BenchmarkParams params) {
            return params.getForks();
        }

        /**
         * Adds to the plan of a benchmark.
         *
         * @param params that it will run with
         * @param plan   of a dynamic benchmark, else null
         * @return the plan, or a changed copy
         * @throws RunnerException if the benchmark cannot run like this
         */
        default ReconfigurationPlan adaptPlan(BenchmarkListEntry entry, BenchmarkParams params,
                                              ReconfigurationPlan plan)
                throws RunnerException {
            return plan;
        }

        /**
         * Creates the schedule that selects the benchmark of the next fork.
         *
         * @param benchmarks with forks; their indexes are their numbers in the schedule
         * @return null from all parts but one at most
         * @throws RunnerException if no schedule can run these benchmarks
         */
        default Schedule createSchedule(List<ForkedBenchmark> benchmarks) throws RunnerException {
            return null;
        }
    }

    /** Replays the forks that an earlier start of the run has measured; an exception refuses the run. */
    interface Resumption {

        /**
         * Returns the earlier start that this run continues.
         *
         * @return null from all parts but one at most
         * @throws RunnerException if it cannot be read
         */
        default PreviousStart findPreviousStart(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
            return null;
        }

        /**
         * Returns how much of the time of the earlier start counts as time of this run.
         *
         * @param seconds  that count so far
         * @param complete whether that start came to its end
         */
        default double countedSeconds(double seconds, boolean complete) {
            return seconds;
        }

        /** Takes over a fork of the earlier start, for which no method of {@link Forks} but {@code hasEnoughForks} is called. */
        default void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        }

        /**
         * Announces what the run will do, when all that was measured before is known.
         *
         * @throws RunnerException if it must not run
         */
        default void beforeFirstFork() throws RunnerException {
        }
    }

    /** While benchmarks run. */
    interface Forks {

        /**
         * Returns the observer of the benchmark's forks, at the begin of each visit.
         *
         * @param next observer that must receive all events, too, or null
         * @return {@code next} from a part that does not observe
         */
        default ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
            return next;
        }

        /**
         * Returns the parameters that are sent to the forks, if they are only known when these are about to run.
         *
         * @param params so far
         * @return parameters of the same benchmark
         */
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

        /**
         * Returns the command that starts the fork.
         *
         * @param command so far
         * @return a command that runs the same
         */
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
         * Returns what the iterations of a fork that succeeded have measured.
         *
         * @throws BenchmarkException if that is unknown; the fork is lost
         */
        default List<IterationResult> adaptIterations(RunningBenchmark benchmark, List<IterationResult> measured) {
            return measured;
        }

        /** Returns whether this part has ended the VM of the fork, because it ran too long. */
        default boolean hasTimedOut() {
            return false;
        }

        /** Some part has ended the fork, of which nothing but the time counts. */
        default void forkTimedOut(RunningBenchmark benchmark) {
        }

        /** The fork has failed, while others of its benchmark are kept. */
        default void forkLost(RunningBenchmark benchmark, String cause) {
        }

        /** The VM has ended, in whichever way. */
        default void vmEnds() {
        }

        /** The fork has ended and has its result, if any. */
        default void forkStops(RunningBenchmark benchmark) {
        }

        /** Returns the evidence of the decisions on this fork, for the journal; null from all parts but one at most. */
        default Serializable evidence(RunningBenchmark benchmark) {
            return null;
        }

        /** Returns what the console shows of a result; null if upstream's text does. */
        default String resultText(RunningBenchmark benchmark, BenchmarkResult result) {
            return null;
        }

        /** Returns the context of the fork with what this part adds. */
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

        /** A fork of the benchmark is lost, and the options have the run end with it. */
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

        /** Nothing runs: time for work that takes some. */
        default void betweenForks() {
        }

        /** Returns whether forks of the benchmark that do not run are no gap in its result. */
        default boolean isOpenEnded(BenchmarkParams params) {
            return false;
        }
    }

    /** When nothing is measured any more. */
    interface End {

        /** Attaches what this part has found to a result, of a benchmark that has ended or of its forks so far. */
        default void annotate(RunResult result) {
        }

        /** Reports on the results. */
        default void runEnds(MeasuredResults results) {
        }

        /**
         * Stores what has to outlast the run.
         *
         * @throws RunnerException if that failed
         */
        default void runFinished() throws RunnerException {
        }

        /** The run ends with an exception: stores what was measured by then. */
        default void runInterrupted() {
        }

        /** Releases files, processes and hooks, however the run has ended. */
        default void close() {
        }
    }
}
