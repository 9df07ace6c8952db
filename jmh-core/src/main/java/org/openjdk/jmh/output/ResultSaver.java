package org.openjdk.jmh.output;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.util.OverheadLimit;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Saves the results so far while a run continues.
 *
 * <p>Results come from the runner's thread. A signal or {@code System.exit} ends the VM on another thread at any time,
 * and nothing is written afterwards. The monitor of this object orders the two.
 */
final class ResultSaver {

    /**
     * Suffices to write hundreds of results one by one. Each write contains all results, so thousands of writes would
     * take quadratic time.
     */
    private static final long FREE_NANOS = TimeUnit.SECONDS.toNanos(2);
    /** Writing may take one percent of the run in addition. */
    private static final int PART = 100;
    /** Maximum time that the end of the VM waits for the file. */
    private static final int SECONDS_TO_WAIT = 30;
    /** The same for a pipe, which blocks indefinitely if it has no reader. */
    private static final int SECONDS_TO_WAIT_FOR_A_READER = 2;

    private final ResultStore output;
    private final OverheadLimit time = new OverheadLimit(System::nanoTime, FREE_NANOS, PART);
    private ShutdownHook shutdown;
    private int inFile;
    private boolean unsaved;
    private boolean closed;

    ResultSaver(ResultStore output) {
        this.output = output;
    }

    /**
     * Adds the result of the current benchmark. Writes it unless writing has taken too much time or fails; then a later
     * call does.
     */
    synchronized void save() throws ResultFileException {
        addUnsaved();
        if (!closed && output.isReplaceable() && time.allowsMore()) {
            write();
        }
    }

    /** Adds the result of the current benchmark, which the next call of {@link #save()} writes. */
    synchronized void addUnsaved() {
        if (!closed) {
            arm();
            output.take();
            unsaved = true;
        }
    }

    /** Makes the end of the VM write unsaved results. */
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

    /** Removes a benchmark that failed after some of its forks were added. The next write omits it. */
    synchronized void drop(BenchmarkParams params) {
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
     * Writes the final results at the end of the run, and returns a message for the user, if any. An exception contains
     * the results.
     */
    synchronized Optional<String> finish() throws ResultFileException {
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
                // The file already contains all results; the disk only lacks room for a second copy.
                return Optional.empty();
            }
            throw e.of(output.measured(), "the measured results are printed above" + (inFile == 0 ? ""
                    : ", and the file still contains the last version, " + Nouns.count(inFile, "benchmark") + " of "
                            + output.size()));
        } finally {
            disarm();
        }
    }

    /**
     * Writes unsaved results if the run ends early, and returns a message for the user; empty if nothing was measured
     * or the run had ended.
     */
    synchronized Optional<String> interrupt() throws ResultFileException {
        if (closed) {
            return Optional.empty();
        }
        closed = true;
        disarm();
        if (unsaved) {
            write();
        }
        return inFile == 0 ? Optional.<String>empty()
                : Optional.of("# Results so far are saved to " + output + " ("
                        + Nouns.count(inFile, "benchmark") + ")");
    }
}
