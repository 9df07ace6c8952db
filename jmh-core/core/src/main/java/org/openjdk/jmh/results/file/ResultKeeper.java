package org.openjdk.jmh.results.file;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * Keeps what a run has measured so far in its result file.
 *
 * <p>Results come from the runner's thread. The end of the VM, by a signal or by {@code System.exit}, comes on a thread
 * of its own at any moment; behind it nothing is written any more.
 */
public final class ResultKeeper {

    private final ResultFile file;
    private final Map<BenchmarkParams, RunResult> results = new TreeMap<>();
    private final WritingTime time = new WritingTime(System.nanoTime());
    private final ShutdownWriter shutdown = new ShutdownWriter(this);
    private int inFile;
    private boolean unsaved;
    private boolean closed;

    /** Keeps results in a file. */
    public ResultKeeper(ResultFile file) {
        this.file = file;
    }

    /**
     * Keeps a result, instead of what was kept of the same benchmark so far, and writes it, unless the run is so long
     * that it is written together with later ones.
     *
     * @throws ResultFileException if it was not written; it is tried again with the next one
     */
    public synchronized void keep(RunResult result) throws ResultFileException {
        remember(result);
        if (!closed && file.isReplaceable() && time.allows(System.nanoTime())) {
            write();
        }
    }

    /** Keeps a result, instead of what was kept of the same benchmark so far, and writes it with the next one. */
    public synchronized void remember(RunResult result) {
        if (!closed) {
            shutdown.arm();
            results.put(result.getParams(), result);
            unsaved = true;
        }
    }

    /**
     * Keeps nothing of a benchmark any more: it has failed after some of its forks were kept. The file is written
     * without it when it is written next.
     */
    public synchronized void forget(BenchmarkParams params) {
        unsaved |= !closed && results.remove(params) != null;
    }

    private void write() throws ResultFileException {
        long start = System.nanoTime();
        try {
            Collection<RunResult> sorted = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
            sorted.addAll(results.values());
            file.write(sorted);
            inFile = results.size();
            unsaved = false;
        } finally {
            time.add(System.nanoTime() - start);
        }
    }

    /**
     * The run has come to its end: writes all of its results, those included that were kept.
     *
     * @param all in the order of the file
     * @throws ResultFileException if they were not written; it holds them
     */
    public synchronized void finish(Collection<RunResult> all) throws ResultFileException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            file.write(all);
        } catch (ResultFileException e) {
            if (!unsaved && inFile == all.size()) {
                // There was room for what was kept, but not for the same once more beside it.
                return;
            }
            throw e.of(all, "what was measured is printed above" + (inFile == 0 ? ""
                    : ", and the file still holds what was written last, " + Nouns.count(inFile, "benchmark") + " of "
                            + all.size()));
        } finally {
            shutdown.disarm();
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
        shutdown.disarm();
        if (unsaved) {
            write();
        }
        return inFile == 0 ? Optional.<String>empty()
                : Optional.of("# Benchmark results so far are saved to " + file + " ("
                        + Nouns.count(inFile, "benchmark") + ")");
    }

    /** How long the end of the VM may wait for the file: a pipe that nobody reads would be waited for in vain. */
    long secondsToWait() {
        return file.isReplaceable() ? 30 : 2;
    }
}
