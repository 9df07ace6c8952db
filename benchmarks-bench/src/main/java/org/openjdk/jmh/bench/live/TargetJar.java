package org.openjdk.jmh.bench.live;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.openjdk.jmh.bench.host.Host;

/** The JAR that is evaluated, and the VMs that run JMH out of it. */
public final class TargetJar implements Closeable {

    private final Path jar;
    private final Path classes;
    private final Set<HostProcess> running = ConcurrentHashMap.newKeySet();

    private TargetJar(Path jar, Path classes) {
        this.jar = jar;
        this.classes = classes;
    }

    /**
     * Takes a JAR.
     *
     * @param jar of benchmarks, built with this project's JMH
     * @return the JAR, none of it read
     * @throws LiveException if there is no such file
     * @throws IOException   if the hosts' classes cannot be copied into a temporary folder
     */
    public static TargetJar open(Path jar) throws LiveException, IOException {
        if (!Files.isRegularFile(jar)) {
            throw new LiveException(jar + ": " + (Files.exists(jar) ? "not a file" : "no such file"));
        }
        return new TargetJar(jar.toAbsolutePath(), HostClasses.copy());
    }

    /**
     * Lists the benchmarks that JMH's options select.
     *
     * @param criteria which the JAR must know
     * @param patterns regular expressions of names; none stands for all
     * @param options  of JMH
     * @return names, without parameters
     * @throws LiveException if the JAR, a criterion or an option is of no use, or no benchmark is selected
     */
    public List<String> list(List<String> criteria, List<String> patterns, List<String> options)
            throws LiveException, IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(Host.LIST));
        for (List<String> counted : List.of(criteria, patterns)) {
            arguments.add(Integer.toString(counted.size()));
            arguments.addAll(counted);
        }
        arguments.addAll(options);
        Path log = Files.createTempFile("jmh-host", ".log");
        try (HostProcess host = start(arguments, log)) {
            host.await();
            if (host.exitCode() != 0) {
                throw new LiveException(jar.getFileName() + ": " + (HostLog.lacksClasses(log)
                        ? "not a JAR of benchmarks that was built with this project's JMH"
                        : HostLog.reason(log, host.exitCode())));
            }
            if (host.listed().isEmpty()) {
                throw new LiveException(jar.getFileName() + ": no benchmark"
                        + (patterns.isEmpty() ? "" : " matches " + String.join(" or ", patterns)));
            }
            return host.listed();
        } finally {
            Files.deleteIfExists(log);
        }
    }

    /** Starts a host that runs JMH; where one of several takes JMH's lock, the others must ignore it. */
    HostProcess run(boolean ignoreLock, int measurementIterations, List<String> options, Path log) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(Host.RUN, jar.toString(), Boolean.toString(ignoreLock),
                Integer.toString(measurementIterations)));
        arguments.addAll(options);
        return start(arguments, log);
    }

    private HostProcess start(List<String> arguments, Path log) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp", jar + File.pathSeparator + classes, Host.class.getName()));
        command.addAll(arguments);
        HostProcess host = new HostProcess(command, log, running::remove);
        running.add(host);
        return host;
    }

    /** Ends all hosts. */
    @Override
    public void close() {
        running.forEach(HostProcess::close);
    }
}
