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
 * One run, from its options to its results, whoever runs its forks: what those who do have in common. All that a run can do
 * besides is done by its {@link Part}s, which are told here.
 */
public abstract class Run implements AutoCloseable {

    private final RunContext context;
    private final Parts parts;
    private final Consumer<Supplier<String>> status;

    /**
     * A run that has not begun.
     *
     * @param context what its parts know
     * @param status  takes what gives the text of a line below all others, null for none
     * @param parts   makes all of them, in their order
     */
    protected Run(RunContext context, Consumer<Supplier<String>> status, Function<RunContext, List<Part>> parts) {
        this.context = context;
        this.status = status;
        this.parts = new Parts(parts.apply(context), context::say);
    }

    /** Returns what parts know; it stays when the run has ended. */
    public final RunContext context() {
        return context;
    }

    final Parts parts() {
        return parts;
    }

    // What forks are, which is for the run to know.

    /** Tells of the forks of an earlier start, as if they had just ended; what is thrown unchecked refuses the run. */
    protected abstract void replay(PreviousStart earlier);

    // What its life has in common.

    /** The results go to this file. */
    public final void openResults(String file) throws RunnerException {
        context.publish(RunKeys.RESULT_FILE, file);
        for (Part part : parts.inOrder()) {
            part.openResultFile(file);
        }
    }

    /** The run begins. */
    protected final void begins() throws RunnerException {
        for (Part part : parts.inOrder()) {
            part.runStarts();
        }
    }

    /** Goes on with an earlier start of the run, where a part has one. */
    protected final void goOn(List<? extends RunningBenchmark> benchmarks) throws RunnerException {
        for (Part part : parts.inOrder()) {
            PreviousStart earlier = part.findPreviousStart(Collections.unmodifiableList(benchmarks));
            if (earlier != null) {
                goOnWith(earlier);
            }
        }
    }

    private void goOnWith(PreviousStart earlier) throws JournalException {
        if (!earlier.hadEnded()) {
            context.publish(RunKeys.INTERRUPTED_START, earlier);
        }
        context.clock().add(counted(earlier.seconds(), earlier.hadEnded()));
        try {
            replay(earlier);
        } catch (RuntimeException e) {
            throw new JournalException("The journal " + context.options().getJournal().orElse("")
                    + " cannot be gone on with: its forks do not fit each other (" + e + ")");
        }
    }

    /** What of the seconds of an earlier start counts. */
    protected double counted(double seconds, boolean toItsEnd) {
        return parts.through(seconds, (part, counted) -> part.countedSeconds(counted, toItsEnd));
    }

    /** A part that cannot make sense of it refuses the run. */
    protected final void replayed(RunningBenchmark benchmark, JournaledFork fork) {
        parts.inOrder().forEach(part -> part.forkReplayed(benchmark, fork));
    }

    /** All is ready for the first fork. */
    protected final void beforeFirstFork() throws RunnerException {
        for (Part part : parts.inOrder()) {
            part.beforeFirstFork();
        }
    }

    /** A benchmark was announced for the first time. */
    protected final void benchmarkAnnounced(RunningBenchmark benchmark) {
        parts.begin(part -> part.benchmarkAnnounced(benchmark));
    }

    /** The fork that runs was ended by a part of the run. */
    protected final void forkTimedOut(RunningBenchmark benchmark) {
        parts.begin(part -> part.forkTimedOut(benchmark));
    }

    /** A fork is lost, and the user wants the run to end with it. */
    protected final void lostForkEndsRun(RunningBenchmark benchmark) {
        parts.end(part -> part.lostForkEndsRun(benchmark));
    }

    /** Further forks of a benchmark follow, at once or later. */
    protected final void benchmarkContinues(RunningBenchmark benchmark) {
        parts.end(part -> part.benchmarkContinues(benchmark));
    }

    /** What came of a benchmark was announced. */
    protected final void benchmarkReported(RunningBenchmark benchmark) {
        parts.end(part -> part.benchmarkReported(benchmark));
    }

    /** A fork is about to start. */
    protected final void forkStarts(RunningBenchmark benchmark) {
        parts.begin(part -> part.forkStarts(benchmark));
        benchmark.startFork(context.inputs().nanos().getAsLong());
    }

    /** The fork that runs has ended, and has its result, if any. */
    protected final void forkStops(RunningBenchmark benchmark) {
        benchmark.stopFork(context.inputs().nanos().getAsLong());
        parts.end(part -> part.forkStops(benchmark));
    }

    /**
     * Tells of a fork with all that parts know of it.
     *
     * @param openEnded   whether nobody misses forks of the benchmark that do not run
     * @param fingerprint of its code, or null
     * @return the record that they were told
     */
    protected final JournaledFork tellOfFork(JournaledFork fork, boolean openEnded, String fingerprint) {
        ForkContext known = new ForkContext(context.clock().seconds(), openEnded, fingerprint);
        JournaledFork record = fork.withContext(parts.through(known, Part::addContext));
        parts.begin(part -> part.forkEnded(record));
        return record;
    }

    /** Shows a line below all others from now on; null for none. */
    protected final void showStatus(Supplier<String> line) {
        status.accept(line);
    }

    /** No fork runs any more. */
    public final void endProgress() {
        showStatus(null);
    }

    /** Nothing is measured any more. */
    protected final void report(MeasuredResults results) {
        parts.endRun(part -> part.runEnds(results));
    }

    /** All results are to be where they belong. */
    public final void finish() throws RunnerException {
        for (Part part : parts.backwards()) {
            part.runFinished();
        }
    }

    /** The run ends with an exception: what was measured by then is kept. */
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
