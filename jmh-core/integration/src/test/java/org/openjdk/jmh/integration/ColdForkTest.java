package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.integration.benchmarks.ColdBenchmark;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jdks;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/**
 * A static fork is upstream's up to the end of its first iteration, in each mode: what it loads, allocates, and is the
 * first to use. The list of what it loads beyond upstream's is that of the documentation.
 */
class ColdForkTest {

    private static final Path DOCUMENT = Path.of("../../docs/overhead.md");
    private static final Pattern LISTED = Pattern.compile("(?m)^\\| `(org\\.openjdk\\.[\\w.]+)` \\|");
    private static final Pattern LOADED = Pattern.compile("(?m)\\] ([\\w.$]+)\\S* source: ");
    private static final List<String> COLD = List.of("ColdBenchmark", "-bm", "all", "-wi", "0", "-i", "1", "-r", "10ms",
            "-f", "1");
    private static final String EXACT_HEAP = "-XX:+UseSerialGC -XX:-UseTLAB -Xms64m -Xmx64m";
    /** Where threads wait for one another, and code that a VM makes for itself: this differs from fork to fork. */
    private static final Pattern BY_CHANCE = Pattern.compile("java\\.util\\.concurrent\\..*|.*(Lambda|LambdaForm).*"
            + "|.*Accessor\\d+|java\\.lang\\.invoke\\..*Species.*");
    /** Which thread comes first; in sample mode, how times scatter would be far more. */
    private static final int BYTES_BY_CHANCE = 4096;

    @TempDir
    Path folder;

    static Stream<Path> jdks() {
        return Stream.concat(Stream.of(Path.of(System.getProperty("java.home"))), Jdks.atLeast(24).stream());
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void staticFork_upToTheEndOfItsFirstIteration_isUpstreams(Path jdk) throws IOException {
        Fork upstream = run(Jmh.upstream().with(Jars.ownBenchmarks()).on(jdk), "upstream");
        Fork ours = run(Jmh.ours().on(jdk), "ours");
        Set<String> more = new TreeSet<>(ours.loaded());
        more.removeAll(upstream.loaded());
        assertEquals(listed(), more);
        for (Mode mode : List.of(Mode.Throughput, Mode.AverageTime, Mode.SingleShotTime)) {
            assertEquals(upstream.allocated().get(mode.ordinal()), ours.allocated().get(mode.ordinal()),
                    BYTES_BY_CHANCE, mode::toString);
        }
    }

    /** What forks of all modes loaded until their first iteration had ended, and what each allocated in it. */
    private record Fork(Set<String> loaded, List<Long> allocated) {
    }

    /** The VM that only tells its version loads no benchmark. */
    private Fork run(Jmh jmh, String name) throws IOException {
        Path logs = Files.createDirectory(folder.resolve(name));
        Outcome outcome =
                jmh.run(COLD, "-jvmArgsAppend", EXACT_HEAP + " -Xlog:class+load:file=" + logs + "/%p.log").expect(0);
        Set<String> loaded = new TreeSet<>();
        int forks = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(logs)) {
            for (Path file : files) {
                String log = Files.readString(file);
                int end = log.indexOf(ColdBenchmark.class.getName() + "$FirstIteration");
                if (end < 0) {
                    continue;
                }
                assertTrue(end > log.indexOf(ColdBenchmark.class.getName() + "$FirstInvocation"), log);
                LOADED.matcher(log.substring(0, end)).results().map(result -> result.group(1))
                        .filter(type -> !BY_CHANCE.matcher(type).matches()).forEach(loaded::add);
                forks++;
            }
        }
        assertEquals(4, forks, outcome::out);
        return new Fork(loaded, outcome.linesWith(ColdBenchmark.ALLOCATED).stream()
                .map(line -> Long.valueOf(line.substring(line.lastIndexOf(' ') + 1))).toList());
    }

    /** Returns the classes of ours that the documentation lists, with a reason. */
    static Set<String> listed() throws IOException {
        return LISTED.matcher(Files.readString(DOCUMENT)).results().map(row -> row.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
