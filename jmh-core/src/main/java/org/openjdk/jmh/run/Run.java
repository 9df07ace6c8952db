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
 * A run, from its options to its results: what runs of one side and of two sides have in common. It passes each moment of
 * {@link RunLifecycle} to its {@link Part}s.
 */
public abstract class Run implements AutoCloseable {

    private final RunContext context;
    private final Parts parts;
    private final Consumer<Supplier<String>> status;

    /**
     * @param status receives the text of the line below all others, or null for none
     * @param parts  creates the parts, in their order
     */
    protected Run(RunContext context, Consumer<Supplier<String>> status, Function<RunContext, List<Part>> parts) {
        this.context = context;
        this.status = status;
        this.parts = new Parts(parts.apply(context), context::say);
    }

    /** Returns the context, which is valid after the end of the run, too. */
    public final RunContext context() {
        return context;
    }

    final Parts parts() {
        return parts;
    }

    /** Replays the forks of a previous start; an unchecked exception refuses the run. */
    protected abstract void replay(PreviousStart earlier);

    /** Opens the result file, before the run starts. */
    public final void openResults(String file) throws RunnerException {
        context.publish(RunKeys.RESULT_FILE, file);
        for (Part part : parts.inOrder()) {
            part.openResultFile(file);
        }
    }

    /** Has the parts check the options. */
    protected final void start() throws RunnerException {
        for (Part part : parts.inOrder()) {
            part.runStarts();
        }
    }

    /** Continues a previous start of the run, if a part finds one. */
    protected final void resume(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
        for (Part part : parts.inOrder()) {
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

    /** Returns how many seconds of a previous start count as time of this run. */
    protected double countedSeconds(double seconds, boolean complete) {
        return parts.through(seconds, (part, counted) -> part.countedSeconds(counted, complete));
    }

    /** Passes a fork of a previous start to the parts; an exception of a part refuses the run. */
    protected final void forkReplayed(RunningBenchmark benchmark, JournaledFork fork) {
        parts.inOrder().forEach(part -> part.forkReplayed(benchmark, fork));
    }

    protected final void beforeFirstFork() throws RunnerException {
        for (Part part : parts.inOrder()) {
            part.beforeFirstFork();
        }
    }

    protected final void benchmarkAnnounced(RunningBenchmark benchmark) {
        parts.begin(part -> part.benchmarkAnnounced(benchmark));
    }

    protected final void forkTimedOut(RunningBenchmark benchmark) {
        parts.begin(part -> part.forkTimedOut(benchmark));
    }

    protected final void lostForkEndsRun(RunningBenchmark benchmark) {
        parts.end(part -> part.lostForkEndsRun(benchmark));
    }

    protected final void benchmarkContinues(RunningBenchmark benchmark) {
        parts.end(part -> part.benchmarkContinues(benchmark));
    }

    protected final void benchmarkReported(RunningBenchmark benchmark) {
        parts.end(part -> part.benchmarkReported(benchmark));
    }

    /** Starts the time of a fork. */
    protected final void forkStarts(RunningBenchmark benchmark) {
        parts.begin(part -> part.forkStarts(benchmark));
        benchmark.startFork(context.inputs().nanos().getAsLong());
    }

    /** Stops the time of the fork. */
    protected final void forkStops(RunningBenchmark benchmark) {
        benchmark.stopFork(context.inputs().nanos().getAsLong());
        parts.end(part -> part.forkStops(benchmark));
    }

    /**
     * Completes the record of a fork and passes it to the parts.
     *
     * @param openEnded   whether forks of the benchmark that do not run are no gap in its result
     * @param fingerprint of its code, or null
     */
    protected final JournaledFork recordFork(JournaledFork fork, boolean openEnded, String fingerprint) {
        ForkContext known = new ForkContext(context.clock().seconds(), openEnded, fingerprint);
        JournaledFork record = fork.withContext(parts.through(known, Part::addContext));
        parts.begin(part -> part.forkEnded(record));
        return record;
    }

    /** Shows a line below all others from now on; null for none. */
    protected final void showStatus(Supplier<String> line) {
        status.accept(line);
    }

    /** Removes the status line. */
    public final void endProgress() {
        showStatus(null);
    }

    /** Has the parts report on the results. */
    protected final void report(MeasuredResults results) {
        parts.endRun(part -> part.runEnds(results));
    }

    /** Stores what has to outlast the run. */
    public final void finish() throws RunnerException {
        for (Part part : parts.backwards()) {
            part.runFinished();
        }
    }

    /** Stores what was measured before an exception ended the run. */
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
