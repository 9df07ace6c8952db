package org.openjdk.jmh.ab.hosts;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.openjdk.jmh.ab.inside.Host;
import org.openjdk.jmh.util.VmCleanup;

/** A jar that was built with this project's JMH, and the hosts that run JMH out of it as options say. */
public final class TargetJar implements Closeable {

    private final Path jar;
    private final Launcher launcher;
    private final Set<TurnHost> running = ConcurrentHashMap.newKeySet();

    private TargetJar(Path jar, Launcher launcher) {
        this.jar = jar;
        this.launcher = launcher;
    }

    /**
     * Takes a JAR.
     *
     * @param jar of benchmarks, built with this project's JMH
     * @return the JAR, none of it read
     * @throws HostException if there is no such file
     * @throws IOException   if the hosts' classes cannot be copied into a temporary folder
     */
    public static TargetJar open(Path jar) throws HostException, IOException {
        if (!Files.isRegularFile(jar)) {
            throw new HostException(jar + ": " + (Files.exists(jar) ? "not a file" : "no such file"));
        }
        return new TargetJar(jar.toAbsolutePath(), new Launcher());
    }

    /**
     * Lists the benchmarks that JMH's options select.
     *
     * @param criteria which the JAR must know
     * @param patterns regular expressions of names; none stands for all
     * @param options  of JMH
     * @return names, without parameters
     * @throws HostException        if the JAR, a criterion or an option is of no use, or no benchmark is selected
     * @throws IOException          if the host cannot be started or heard
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    public List<String> list(List<String> criteria, List<String> patterns, List<String> options)
            throws HostException, IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(Collections.singletonList(Host.LIST));
        for (List<String> counted : Arrays.asList(criteria, patterns)) {
            arguments.add(Integer.toString(counted.size()));
            arguments.addAll(counted);
        }
        arguments.addAll(options);
        Path log = VmCleanup.file("jmh-host", ".log");
        try (TurnHost host = start(arguments, log)) {
            host.await();
            if (host.exitCode() != 0) {
                throw new HostException(jar.getFileName() + ": " + (HostLog.lacksClasses(log)
                        ? "not a JAR of benchmarks that was built with this project's JMH"
                        : HostLog.reason(log, host.exitCode())));
            }
            if (host.listed().isEmpty()) {
                throw new HostException(jar.getFileName() + ": no benchmark"
                        + (patterns.isEmpty() ? "" : " matches " + String.join(" or ", patterns)));
            }
            return host.listed();
        } finally {
            VmCleanup.remove(log);
        }
    }

    /**
     * Starts a host that runs JMH.
     *
     * @param ignoreLock            where one of several hosts takes JMH's lock, the others must ignore it
     * @param measurementIterations which win over the options, or {@link Host#AS_OPTIONS_SAY}
     * @param options               of JMH
     * @param log                   for what it prints; replaced
     * @return the host, which asks before each fork
     * @throws IOException if it cannot be started
     */
    public TurnHost run(boolean ignoreLock, int measurementIterations, List<String> options, Path log)
            throws IOException {
        List<String> arguments = new ArrayList<>(Arrays.asList(Host.RUN, jar.toString(), Boolean.toString(ignoreLock),
                Integer.toString(measurementIterations)));
        arguments.addAll(options);
        Files.deleteIfExists(log);
        return start(arguments, log);
    }

    private TurnHost start(List<String> arguments, Path log) throws IOException {
        TurnHost host = new TurnHost(launcher.start(jar.toString(), Collections.emptyList(), arguments, log),
                running::remove);
        running.add(host);
        return host;
    }

    /** Ends all hosts. */
    @Override
    public void close() {
        running.forEach(TurnHost::close);
        launcher.close();
    }
}
