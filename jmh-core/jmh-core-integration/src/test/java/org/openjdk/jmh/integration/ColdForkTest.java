package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.integration.benchmarks.ColdBenchmark;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jdks;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

/**
 * Tests that a static fork behaves like upstream's until the end of its first iteration, in each mode: loaded
 * classes, allocation, first uses. The documentation lists the additional classes.
 */
class ColdForkTest {

    private static final Path DOCUMENT = Path.of("../../docs/evidence/overhead/classes.csv");
    private static final Pattern LISTED = Pattern.compile("(?m)^(org\\.openjdk\\.[\\w.]+),");
    private static final Pattern LOADED = Pattern.compile("(?m)\\] ([\\w.$]+)\\S* source: ");
    private static final String ALL_MODES = "all";
    private static final List<String> COLD =
            List.of("ColdBenchmark", "-bm", ALL_MODES, "-wi", "0", "-i", "1", "-r", "10ms",
                    "-f", "1");
    private static final String EXACT_HEAP = "-XX:+UseSerialGC -XX:-UseTLAB -Xms64m -Xmx64m";
    /** Classes for waiting threads and generated code differ from fork to fork. */
    private static final Pattern BY_CHANCE = Pattern.compile("java\\.util\\.concurrent\\..*|.*(Lambda|LambdaForm).*"
            + "|.*Accessor\\d+|java\\.lang\\.invoke\\..*Species.*");
    /** Differs by thread scheduling; in sample mode, more would differ with the variation of times. */
    private static final int BYTES_BY_CHANCE = 4096;
    private static final int MORE_FORKS = 3;

    @TempDir
    Path folder;

    @Test
    void staticForkUntilTheEndOfItsFirstIteration_equalsUpstreams() throws IOException {
        assertForkEqualsUpstreams(Path.of(System.getProperty("java.home")));
    }

    @Tag("nightly")
    @Test
    void staticForkOfANewerJdk_equalsUpstreams() throws IOException {
        Optional<Path> newer = Jdks.atLeast(24);
        Assumptions.assumeTrue(newer.isPresent(), "no JDK 24 or newer beside the running one");
        assertForkEqualsUpstreams(newer.get());
    }

    private void assertForkEqualsUpstreams(Path jdk) throws IOException {
        Jmh upstreams = Jmh.upstream().with(Jars.ownBenchmarks()).on(jdk);
        Fork upstream = run(upstreams, COLD);
        Fork ours = run(Jmh.ours().on(jdk), COLD);
        Set<String> more = new TreeSet<>(ours.loaded());
        more.removeAll(upstream.loaded());
        assertEquals(listed(), more);
        for (Mode mode : List.of(Mode.Throughput, Mode.AverageTime, Mode.SingleShotTime)) {
            assertSameAllocation(mode, upstreams, upstream, Jmh.ours().on(jdk), ours);
        }
    }

    /**
     * Other threads of a VM may allocate during its first iteration, which only adds. So the minimum of several forks
     * is compared, and further forks run only if the first ones differ. An allocation in all of our forks and none of
     * upstream's remains visible.
     */
    private void assertSameAllocation(Mode mode, Jmh upstreams, Fork upstream, Jmh ourOnes, Fork ours)
            throws IOException {
        long expected = upstream.allocated().get(mode.ordinal());
        long actual = ours.allocated().get(mode.ordinal());
        for (int more = 0; more < MORE_FORKS && Math.abs(actual - expected) > BYTES_BY_CHANCE; more++) {
            List<String> again = new ArrayList<>(COLD);
            again.set(again.indexOf(ALL_MODES), mode.shortLabel());
            expected = Math.min(expected, run(upstreams, again).allocated().get(0));
            actual = Math.min(actual, run(ourOnes, again).allocated().get(0));
        }
        assertEquals(expected, actual, BYTES_BY_CHANCE, mode::toString);
    }

    /** Classes that forks of all modes loaded until the end of their first iteration, and what each allocated in it. */
    private record Fork(Set<String> loaded, List<Long> allocated) {
    }

    /** The VM that prints its version loads no benchmark. */
    private Fork run(Jmh jmh, List<String> run) throws IOException {
        Path logs = Files.createTempDirectory(folder, "logs");
        Outcome outcome =
                jmh.run(run, "-jvmArgsAppend", EXACT_HEAP + " -Xlog:class+load:file=" + logs + "/%p.log").expect(0);
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
        assertEquals(run.contains(ALL_MODES) ? 4 : 1, forks, outcome::out);
        return new Fork(loaded, outcome.linesWith(ColdBenchmark.ALLOCATED).stream()
                .map(line -> Long.valueOf(line.substring(line.lastIndexOf(' ') + 1))).toList());
    }

    /** Returns our classes that the documentation lists with a reason. */
    static Set<String> listed() throws IOException {
        return LISTED.matcher(Files.readString(DOCUMENT)).results().map(row -> row.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
