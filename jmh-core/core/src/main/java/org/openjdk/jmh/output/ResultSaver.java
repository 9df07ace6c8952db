package org.openjdk.jmh.output;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.util.OverheadLimit;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Keeps what a run has measured so far on disk.
 *
 * <p>Results come from the runner's thread. The end of the VM, by a signal or by {@code System.exit}, comes on a thread
 * of its own at any moment; behind it nothing is written any more.
 */
public final class ResultSaver {

    /** Enough for hundreds of results, written one by one. All are written each time: thousands add up to their square. */
    private static final long FREE_NANOS = TimeUnit.SECONDS.toNanos(2);
    /** One percent of the run is what nobody notices. */
    private static final int PART = 100;
    /** How long the end of the VM may wait for the file. */
    private static final int SECONDS_TO_WAIT = 30;
    /** The same where it is a pipe: one that nobody reads would be waited for in vain. */
    private static final int SECONDS_TO_WAIT_FOR_A_READER = 2;

    private final ResultStore output;
    private final OverheadLimit time = new OverheadLimit(System::nanoTime, FREE_NANOS, PART);
    private ShutdownHook shutdown;
    private int inFile;
    private boolean unsaved;
    private boolean closed;

    /** Keeps results where an output has them. */
    public ResultSaver(ResultStore output) {
        this.output = output;
    }

    /**
     * Keeps what there is of the benchmark that runs or has just ended, and writes it, unless the run is so long that it
     * is written together with later ones.
     *
     * @throws ResultFileException if it was not written; it is tried again with the next one
     */
    public synchronized void keep() throws ResultFileException {
        remember();
        if (!closed && output.isReplaceable() && time.allowsMore()) {
            write();
        }
    }

    /** Keeps what there is of that benchmark, and writes it with the next one. */
    public synchronized void remember() {
        if (!closed) {
            arm();
            output.take();
            unsaved = true;
        }
    }

    /** What is not written yet is written when the VM ends, be it by a signal or by {@code System.exit}. */
    private void arm() {
        if (shutdown == null) {
            shutdown = ShutdownHook.within("jmh-result-keeper", output.isReplaceable() ? SECONDS_TO_WAIT
                    : SECONDS_TO_WAIT_FOR_A_READER, this::rescue);
        }
    }

    private void disarm() {
        if (shutdown != null) {
            shutdown.close();
        }
    }

    private void rescue() {
        try {
            interrupt().ifPresent(System.err::println);
        } catch (ResultFileException e) {
            System.err.println("ERROR: " + e.getMessage());
        }
    }

    /**
     * Keeps nothing of a benchmark any more: it has failed after some of its forks were kept. The file is written
     * without it when it is written next.
     */
    public synchronized void forget(BenchmarkParams params) {
        unsaved |= !closed && output.drop(params);
    }

    private void write() throws ResultFileException {
        long start = System.nanoTime();
        try {
            output.write();
            inFile = output.size();
            unsaved = false;
        } finally {
            time.record(System.nanoTime() - start);
        }
    }

    /**
     * The run has come to its end: writes all of its results, those included that were kept.
     *
     * @return what to tell the user
     * @throws ResultFileException if they were not written; it holds them
     */
    public synchronized Optional<String> finish() throws ResultFileException {
        if (closed) {
            return Optional.empty();
        }
        closed = true;
        output.complete();
        try {
            output.write();
            return output.written();
        } catch (ResultFileException e) {
            if (!unsaved && inFile == output.size()) {
                // There was room for what was kept, but not for the same once more beside it.
                return Optional.empty();
            }
            throw e.of(output.measured(), "what was measured is printed above" + (inFile == 0 ? ""
                    : ", and the file still holds what was written last, " + Nouns.count(inFile, "benchmark") + " of "
                            + output.size()));
        } finally {
            disarm();
        }
    }

    /**
     * The run ends before its end: writes what is not written yet.
     *
     * @return what to tell the user; nothing where nothing was measured, or where all is told
     * @throws ResultFileException if results were not written
     */
    public synchronized Optional<String> interrupt() throws ResultFileException {
        if (closed) {
            return Optional.empty();
        }
        closed = true;
        disarm();
        if (unsaved) {
            write();
        }
        return inFile == 0 ? Optional.<String>empty()
                : Optional.of("# Benchmark results so far are saved to " + output + " ("
                        + Nouns.count(inFile, "benchmark") + ")");
    }
}
