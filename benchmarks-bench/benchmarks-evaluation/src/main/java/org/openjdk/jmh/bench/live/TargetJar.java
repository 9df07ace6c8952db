package org.openjdk.jmh.bench.live;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.client.WorkerLauncher;
import org.openjdk.jmh.ab.client.WorkerLog;
import org.openjdk.jmh.bench.live.worker.EvaluationWorker;
import org.openjdk.jmh.util.VmCleanup;

/** A JAR of benchmarks that was built with this project's JMH, and the VMs that run JMH out of it. */
public final class TargetJar implements Closeable {

    private final Path jar;
    private final WorkerLauncher launcher;
    private final Set<TurnWorker> running = ConcurrentHashMap.newKeySet();

    private TargetJar(Path jar, WorkerLauncher launcher) {
        this.jar = jar;
        this.launcher = launcher;
    }

    /**
     * Takes a JAR.
     *
     * @param jar of benchmarks, built with this project's JMH
     * @return the JAR, none of it read
     * @throws WorkerException if there is no such file
     * @throws IOException     if the workers' classes cannot be copied into a temporary folder
     */
    public static TargetJar open(Path jar) throws WorkerException, IOException {
        if (!Files.isRegularFile(jar)) {
            throw new WorkerException(jar + ": " + (Files.exists(jar) ? "not a file" : "no such file"));
        }
        return new TargetJar(jar.toAbsolutePath(), new WorkerLauncher(EvaluationWorker.class));
    }

    /**
     * Lists the benchmarks that JMH's options select.
     *
     * @param criteria which the JAR must know
     * @param patterns regular expressions of names; an empty list means all
     * @param options  of JMH
     * @return names, without parameters
     * @throws WorkerException      if the JAR, a criterion or an option is of no use, or no benchmark is selected
     * @throws IOException          if the VM cannot be started or its output cannot be read
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public List<String> list(List<String> criteria, List<String> patterns, List<String> options)
            throws WorkerException, IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(EvaluationWorker.LIST));
        for (List<String> counted : List.of(criteria, patterns)) {
            arguments.add(Integer.toString(counted.size()));
            arguments.addAll(counted);
        }
        arguments.addAll(options);
        Path log = VmCleanup.file("jmh-host", ".log");
        try (TurnWorker worker = start(arguments, log)) {
            worker.await();
            if (worker.exitCode() != 0) {
                throw new WorkerException(jar.getFileName() + ": " + (WorkerLog.lacksClasses(log)
                        ? "not a JAR of benchmarks that was built with this project's JMH"
                        : WorkerLog.reason(log, worker.exitCode())));
            }
            if (worker.listed().isEmpty()) {
                throw new WorkerException(jar.getFileName() + ": no benchmark"
                        + (patterns.isEmpty() ? "" : " matches " + String.join(" or ", patterns)));
            }
            return worker.listed();
        } finally {
            VmCleanup.remove(log);
        }
    }

    /**
     * Starts a VM that runs JMH.
     *
     * @param ignoreLock            where one of several VMs takes JMH's lock, the others must ignore it
     * @param measurementIterations which win over the options, or {@link EvaluationWorker#AS_OPTIONS_SAY}
     * @param options               of JMH
     * @param log                   for what it prints; replaced
     * @return the VM, which asks before each fork
     * @throws IOException if it cannot be started
     */
    public TurnWorker run(boolean ignoreLock, int measurementIterations, List<String> options, Path log)
            throws IOException {
        List<String> arguments = new ArrayList<>(List.of(EvaluationWorker.RUN, jar.toString(),
                Boolean.toString(ignoreLock), Integer.toString(measurementIterations)));
        arguments.addAll(options);
        Files.deleteIfExists(log);
        return start(arguments, log);
    }

    private TurnWorker start(List<String> arguments, Path log) throws IOException {
        TurnWorker worker = new TurnWorker(launcher.start(jar.toString(), List.of(), arguments, log),
                running::remove);
        running.add(worker);
        return worker;
    }

    /** Ends all VMs. */
    @Override
    public void close() {
        running.forEach(TurnWorker::close);
        launcher.close();
    }
}
