package org.openjdk.jmh.run;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Runs benchmarks from options to results: what runs of one side and of two sides have in common. It passes each moment
 * of its life to its {@link Part}s.
 */
public abstract class Run implements AutoCloseable {

    private final RunContext context;
    final Parts parts;
    private final Consumer<Supplier<String>> status;

    /**
     * @param status receives the text of the status line, or null for none
     * @param parts  creates the parts in their order
     */
    protected Run(RunContext context, Consumer<Supplier<String>> status, Function<RunContext, List<Part>> parts) {
        this.context = context;
        this.status = status;
        this.parts = new Parts(parts.apply(context), context::say);
    }

    /** Returns the context, which stays valid after the run. */
    public final RunContext context() {
        return context;
    }

    /** Replays the forks of an earlier start; an unchecked exception rejects the run. */
    protected abstract void replay(PreviousStart earlier);

    public final void openResults(String file) throws RunnerException {
        context.publish(RunKeys.RESULT_FILE, file);
        for (Part part : parts.all) {
            part.openResultFile(file);
        }
    }

    protected final void start() throws RunnerException {
        for (Part part : parts.all) {
            part.runStarts();
        }
    }

    /** Continues an earlier start of the run, if a part finds one. */
    protected final void resume(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
        for (Part part : parts.all) {
            PreviousStart earlier = part.findPreviousStart(Collections.unmodifiableList(benchmarks));
            if (earlier != null) {
                resumeFrom(earlier);
            }
        }
    }

    private void resumeFrom(PreviousStart earlier) throws JournalException {
        if (!earlier.isComplete()) {
            context.publish(RunKeys.INTERRUPTED_START, earlier);
        }
        context.clock().add(countedSeconds(earlier.seconds(), earlier.isComplete()));
        try {
            replay(earlier);
        } catch (RuntimeException e) {
            throw new JournalException("The journal " + context.options().getJournal().orElse("")
                    + " cannot be continued: its forks contradict each other (" + e + ")");
        }
    }

    /** Returns how many seconds of an earlier start count as time of this run. */
    protected double countedSeconds(double seconds, boolean complete) {
        return parts.through(seconds, (part, counted) -> part.countedSeconds(counted, complete));
    }

    /** Passes a fork of an earlier start to the parts; an exception rejects the run. */
    protected final void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        parts.all.forEach(part -> part.forkReplayed(benchmark, fork));
    }

    protected final void beforeFirstFork() throws RunnerException {
        for (Part part : parts.all) {
            part.beforeFirstFork();
        }
    }

    protected final void benchmarkAnnounced(RunningBenchmark benchmark) {
        parts.forEach(part -> part.benchmarkAnnounced(benchmark));
    }

    protected final void forkTimedOut(RunningBenchmark benchmark) {
        parts.forEach(part -> part.forkTimedOut(benchmark));
    }

    protected final void lostForkEndsRun(RunningBenchmark benchmark) {
        parts.forEachBackwards(part -> part.lostForkEndsRun(benchmark));
    }

    protected final void benchmarkContinues(RunningBenchmark benchmark) {
        parts.forEachBackwards(part -> part.benchmarkContinues(benchmark));
    }

    protected final void benchmarkReported(RunningBenchmark benchmark) {
        parts.forEachBackwards(part -> part.benchmarkReported(benchmark));
    }

    protected final void forkStarts(RunningBenchmark benchmark) {
        parts.forEach(part -> part.forkStarts(benchmark));
        benchmark.startFork(context.inputs().nanos().getAsLong());
    }

    protected final void forkStops(RunningBenchmark benchmark) {
        benchmark.stopFork(context.inputs().nanos().getAsLong());
        parts.forEachBackwards(part -> part.forkStops(benchmark));
    }

    /**
     * Completes the record of a fork and passes it to the parts.
     *
     * @param openEnded   whether the result is complete without the forks that do not run
     * @param fingerprint of the benchmark's code, or null
     */
    protected final JournaledFork recordFork(JournaledFork fork, boolean openEnded, String fingerprint) {
        ForkContext known = new ForkContext(context.clock().seconds(), openEnded, fingerprint);
        JournaledFork record = fork.withContext(parts.through(known, Part::addContext));
        parts.forEach(part -> part.forkEnded(record));
        return record;
    }

    /** Shows a status line from now on; null removes it. */
    protected final void showStatus(Supplier<String> line) {
        status.accept(line);
    }

    public final void endProgress() {
        showStatus(null);
    }

    protected final void report(MeasuredResults results) {
        parts.endRun(part -> part.runEnds(results));
    }

    /** Has the parts store what outlasts the run. */
    public final void finish() throws RunnerException {
        for (Part part : parts.backwards) {
            part.runFinished();
        }
    }

    /** Has the parts store what was measured before an exception ended the run. */
    public final void interrupt() {
        endProgress();
        parts.endRun(Part::runInterrupted);
    }

    @Override
    public void close() {
        endProgress();
        parts.endRun(Part::close);
    }
}
