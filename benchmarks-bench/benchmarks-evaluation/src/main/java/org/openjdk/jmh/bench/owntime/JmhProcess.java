package org.openjdk.jmh.bench.owntime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.util.VmCleanup;

/** Runs JMH as its users do, in a VM of its own. */
final class JmhProcess {

    private static final long LONGEST_MINUTES = 60;
    private static final Pattern NAME = Pattern.compile("[\\w.$]+\\.[\\w.$]+");
    private static final int LINES_OF_FAILURE = 8;

    private final Path jdk;
    private final boolean ownSession;

    /**
     * @param jdk        home of the JDK of JMH and of its forks
     * @param ownSession whether to run JMH in a session of its own, by {@code setsid} of util-linux
     */
    JmhProcess(Path jdk, boolean ownSession) {
        this.jdk = jdk;
        this.ownSession = ownSession;
    }

    /** Returns the version of the JDK, or the name of its folder. */
    String version() throws IOException {
        Properties release = new Properties();
        Path file = jdk.resolve("release");
        if (Files.isReadable(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                release.load(in);
            }
        }
        return release.getProperty("JAVA_VERSION", String.valueOf(jdk.getFileName())).replace("\"", "");
    }

    /** Returns the names of the benchmarks that match one of some regular expressions. */
    List<String> list(String classPath, List<String> patterns) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("-l"));
        arguments.addAll(patterns);
        List<String> names = run(classPath, arguments).stream().filter(NAME.asMatchPredicate()).toList();
        if (names.isEmpty()) {
            throw new IOException("no benchmark matches " + String.join(" or ", patterns));
        }
        return names;
    }

    /**
     * Runs JMH and returns what it prints.
     *
     * @throws IOException with its last lines if it fails, or runs for an hour
     */
    List<String> run(String classPath, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(ownSession ? List.of("setsid") : List.of());
        command.addAll(List.of(jdk.resolve("bin").resolve("java").toString(),
                "-Djmh.ignoreLock=true", "-cp", classPath, "org.openjdk.jmh.Main"));
        command.addAll(arguments);
        Path log = VmCleanup.file("own-time", ".log");
        Process process = VmCleanup.start(new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        try {
            boolean ended = process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES);
            List<String> lines = Files.readAllLines(log);
            VmCleanup.sleepIfExiting();
            if (!ended || process.exitValue() != 0) {
                throw new IOException(String.join(System.lineSeparator(),
                        lines.subList(Math.max(0, lines.size() - LINES_OF_FAILURE), lines.size())));
            }
            return lines;
        } finally {
            VmCleanup.end(process);
            VmCleanup.remove(log);
        }
    }
}
