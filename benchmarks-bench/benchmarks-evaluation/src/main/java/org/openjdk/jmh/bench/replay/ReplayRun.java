package org.openjdk.jmh.bench.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.openjdk.jmh.bench.journal.FileStamp;
import org.openjdk.jmh.bench.journal.OutcomeJournal;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;

/** Replays all benchmarks of a folder that the journal does not have yet. */
public final class ReplayRun {

    /** So many benchmarks wait for each thread: enough to keep it busy while a slow one is waited for. */
    private static final int WAITING_PER_THREAD = 4;

    private final ReplaySettings settings;
    private final SeriesFolder folder;
    private final OutcomeJournal journal;
    private final Consumer<String> complaints;
    private final Deque<Pending> pending = new ArrayDeque<>();
    private int failed;

    /** A benchmark that is being replayed. */
    private record Pending(String key, String stamp, Path file, Future<BenchmarkOutcome> outcome) {
    }

    /**
     * A run that has not begun.
     *
     * @param settings   what is replayed
     * @param folder     of the series
     * @param journal    that keeps the outcomes
     * @param complaints takes one line for each file that cannot be replayed
     */
    public ReplayRun(ReplaySettings settings, SeriesFolder folder, OutcomeJournal journal,
                     Consumer<String> complaints) {
        this.settings = settings;
        this.folder = folder;
        this.journal = journal;
        this.complaints = complaints;
    }

    /**
     * Replays; outcomes enter the journal in the order of the files, whatever the number of threads.
     *
     * @param threads that replay
     * @param step    called after each file
     * @return the number of files that could not be replayed
     */
    public int run(int threads, Runnable step) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (Path file : folder.files()) {
                if (pending.size() == threads * WAITING_PER_THREAD) {
                    finishFirst(step);
                }
                submit(pool, file, step);
            }
            while (!pending.isEmpty()) {
                finishFirst(step);
            }
        } finally {
            pool.shutdownNow();
        }
        return failed;
    }

    private void submit(ExecutorService pool, Path file, Runnable step) {
        String key = file.getFileName().toString();
        String stamp = FileStamp.of(file);
        if (journal.contains(key, stamp)) {
            step.run();
        } else {
            pending.add(new Pending(key, stamp, file, pool.submit(new BenchmarkReplay(settings, folder, file))));
        }
    }

    private void finishFirst(Runnable step) throws InterruptedException {
        Pending first = pending.remove();
        try {
            journal.add(first.key(), first.stamp(), first.outcome().get());
        } catch (ExecutionException e) {
            failed++;
            journal.drop(first.key());
            complaints.accept(e.getCause() instanceof InputException ? e.getCause().getMessage()
                    : first.file() + ": " + e.getCause());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        step.run();
    }
}
