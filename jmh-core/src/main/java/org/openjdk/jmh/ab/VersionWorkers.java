package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** The workers of many versions, of which the most recently used ones are kept. */
final class VersionWorkers implements ForkRunner, Closeable {

    /** Number of workers to keep: first and last version, and two versions between them. */
    private static final int KEPT = 4;

    private final BisectedVersions versions;
    private final Map<Integer, WorkerClient> workers = new LinkedHashMap<>(KEPT, 1, true);
    private final Map<Integer, Path> logs = new LinkedHashMap<>();
    private final Set<Path> kept = Collections.synchronizedSet(new TreeSet<>());
    private boolean closed;
    private IntConsumer watcher = number -> {
    };

    VersionWorkers(BisectedVersions versions) {
        this.versions = versions;
    }

    /**
     * Lists the benchmarks of a version that the options select.
     *
     * @throws WorkerException if there are none, or no JMH
     * @throws RunnerException if the version cannot be built
     * @throws IOException     if the worker cannot be started, or its output cannot be read
     */
    List<ListedBenchmark> list(int version, Options options)
            throws WorkerException, RunnerException, IOException, InterruptedException {
        return worker(version).list(options.getIncludes(), options.getExcludes(),
                SideSettings.areAlternating(options));
    }

    int last() {
        return versions.names().size() - 1;
    }

    /** Runs a fork of a version that was listed and therefore is built. */
    @Override
    public ForkResult run(int version, PairedBenchmark benchmark, ForkRequest fork, ForkListener listener)
            throws ForkLostException, IOException, InterruptedException {
        try {
            return worker(version).run(fork, BlockDefaults.limits(benchmark), listener.andStarts(watcher));
        } catch (RunnerException e) {
            throw new IOException(e.getMessage(), e);
        } catch (ForkLostException e) {
            VmCleanup.forget(logs.get(version));
            kept.add(logs.get(version));
            throw e;
        }
    }

    /**
     * Sets the listener of the iterations of all forks, which receives the number of each iteration when it begins,
     * from 1, warmup iterations first.
     */
    void watch(IntConsumer iterations) {
        watcher = iterations;
    }

    private WorkerClient worker(int version) throws RunnerException, IOException, InterruptedException {
        try {
            return worker(version, versions.classPath(version));
        } catch (RunnerException e) {
            checkOpen();
            throw e;
        }
    }

    private synchronized void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("interrupted");
        }
    }

    private synchronized WorkerClient worker(int version, String classPath) throws IOException {
        checkOpen();
        WorkerClient worker = workers.get(version);
        if (worker == null) {
            closeOldest();
            Path log = logs.get(version);
            if (log == null) {
                log = VmCleanup.file("jmh-version-", ".log");
                logs.put(version, log);
            }
            worker = new WorkerClient(classPath, versions.inherited(), log);
            workers.put(version, worker);
        }
        return worker;
    }

    private void closeOldest() {
        if (workers.size() >= KEPT) {
            Iterator<WorkerClient> oldest = workers.values().iterator();
            oldest.next().close();
            oldest.remove();
        }
    }

    /** Returns the files with the output of lost workers and forks. */
    Collection<Path> keptLogs() {
        return kept;
    }

    @Override
    public synchronized void close() {
        closed = true;
        workers.values().forEach(WorkerClient::close);
        workers.clear();
        logs.values().stream().filter(log -> !kept.contains(log)).forEach(VmCleanup::remove);
    }
}
