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
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.VmCleanup;

/** The hosts of many versions, of which a few are kept: those that were asked last. */
final class VersionWorkers implements ForkRunner, Closeable {

    /** Both ends, and two versions between them. */
    private static final int KEPT = 4;

    private final BisectedVersions versions;
    private final Map<Integer, WorkerClient> hosts = new LinkedHashMap<>(KEPT, 1, true);
    private final Map<Integer, Path> logs = new LinkedHashMap<>();
    private final Set<Path> kept = Collections.synchronizedSet(new TreeSet<>());
    private boolean closed;

    /** Hosts that have not started; versions are numbered from 0. */
    VersionWorkers(BisectedVersions versions) {
        this.versions = versions;
    }

    /** Lists the benchmarks of a version that the options are about. */
    List<ListedBenchmark> list(int version, Options options)
            throws WorkerException, RunnerException, IOException, InterruptedException {
        return host(version).list(options.getIncludes(), options.getExcludes());
    }

    /** The number of the last version. */
    int last() {
        return versions.names().size() - 1;
    }

    /** Only of versions that were listed: they are made by then. */
    @Override
    public ForkResult run(int version, PairedBenchmark benchmark, ForkRequest fork, IntConsumer iterations)
            throws ForkLostException, IOException, InterruptedException {
        try {
            return host(version).run(fork, BlockDefaults.limits(benchmark), () -> {
            }, iterations);
        } catch (RunnerException e) {
            throw new IOException(e.getMessage(), e);
        } catch (ForkLostException e) {
            VmCleanup.forget(logs.get(version));
            kept.add(logs.get(version));
            throw e;
        }
    }

    private WorkerClient host(int version) throws RunnerException, IOException, InterruptedException {
        try {
            return host(version, versions.classPath(version));
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

    private synchronized WorkerClient host(int version, String classPath) throws IOException {
        checkOpen();
        WorkerClient host = hosts.get(version);
        if (host == null) {
            closeOldest();
            Path log = logs.get(version);
            if (log == null) {
                log = VmCleanup.file("jmh-version-", ".log");
                logs.put(version, log);
            }
            host = new WorkerClient(classPath, versions.inherited(), log);
            hosts.put(version, host);
        }
        return host;
    }

    private void closeOldest() {
        if (hosts.size() >= KEPT) {
            Iterator<WorkerClient> oldest = hosts.values().iterator();
            oldest.next().close();
            oldest.remove();
        }
    }

    /** The files with what hosts and forks printed, where somebody may want to read them. */
    Collection<Path> keptLogs() {
        return kept;
    }

    @Override
    public synchronized void close() {
        closed = true;
        hosts.values().forEach(WorkerClient::close);
        hosts.clear();
        logs.values().stream().filter(log -> !kept.contains(log)).forEach(VmCleanup::remove);
    }
}
