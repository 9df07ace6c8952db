package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.benchmarks.IntrospectiveBenchmark;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** Tests that reconfiguration does not change the VM that is measured. */
class MeasuredVmTest {

    private static final Pattern LOADED = Pattern.compile("\\] ([\\w.$/]+) source: ");

    private static final String QUESTION = "org.openjdk.jmh.runner.link.PhaseQuestion";

    @TempDir
    static Path folder;

    private static Set<String> loadedByUpstream;
    private static Set<String> loadedByUs;
    private static Set<String> loadedWhileSliding;
    private static Outcome upstream;
    private static Outcome dynamic;

    @BeforeAll
    static void runBoth() throws IOException {
        Path upstreamLog = folder.resolve("upstream.log");
        Path ourLog = folder.resolve("ours.log");
        upstream = Jmh.upstream().with(Jars.ownBenchmarks()).run(
                Runs.fixed("IntrospectiveBenchmark"), "-wi", "12", "-jvmArgsAppend", classLog(upstreamLog)).expect(0);
        dynamic = Runs.plugged(folder).run(Runs.dynamic("IntrospectiveBenchmark", "kld,cv,rciw,never"),
                "-wi", "12", "-f", "1", "-jvmArgsAppend", classLog(ourLog)).expect(0);
        Path slidingLog = folder.resolve("sliding.log");
        Runs.plugged(folder).run(Runs.dynamic("IntrospectiveBenchmark", "slide:until=9"),
                "-wi", "12", "-f", "1", "-jvmArgsAppend", classLog(slidingLog)).expect(0);
        loadedWhileSliding = loaded(slidingLog);
        loadedByUpstream = loaded(upstreamLog);
        loadedByUs = loaded(ourLog);
    }

    private static String classLog(Path file) {
        return "-Xlog:class+load:file=" + file;
    }

    private static Set<String> loaded(Path log) throws IOException {
        Set<String> classes = new TreeSet<>();
        for (String line : Files.readAllLines(log)) {
            Matcher matcher = LOADED.matcher(line);
            if (matcher.find()) {
                classes.add(matcher.group(1));
            }
        }
        return classes;
    }

    @Test
    void classLog_showsLoadedClasses() {
        assertTrue(loadedByUs.contains("org.openjdk.jmh.runner.ForkedMain"));
        assertTrue(loadedByUs.contains(QUESTION));
    }

    @Test
    void fork_loadsNoEngineNoStatisticsNoJsonLibrary() {
        Set<String> loaded = new TreeSet<>(loadedByUs);
        loaded.addAll(loadedWhileSliding);
        Set<String> foreign = loaded.stream()
                .filter(name -> name.startsWith("org.openjdk.jmh.dynreconf")
                        || name.startsWith("org.openjdk.jmh.reconfiguration")
                        || name.contains("commons.math3") || name.contains("gson"))
                .filter(name -> !loadedByUpstream.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), foreign);
    }

    @Test
    void fork_loadsOnlyListedClassesOfOurs() throws IOException {
        Set<String> more = new TreeSet<>(loadedByUs);
        more.addAll(loadedWhileSliding);
        more.removeAll(loadedByUpstream);
        more.removeAll(ColdForkTest.listed());
        more.remove(QUESTION);
        more.removeIf(name -> !name.startsWith("org.openjdk.jmh.") || name.contains("$$Lambda"));
        assertEquals(Set.of(), more);
    }

    /**
     * With one warmup iteration, after which the warmup ends in any case, all decisions are those of the measurement. With
     * one measurement iteration, the fork has nothing to wait for between two.
     */
    @ParameterizedTest
    @CsvSource({"kld, false", "slide, true"})
    void measurement_isJudgedBySlidingCriteriaOnly(String criterion, boolean asked) throws IOException {
        Path log = folder.resolve(criterion + ".log");
        Runs.plugged(folder)
                .run(List.of("SteadyBenchmark", "-w", "10ms", "-r", "10ms", "-wi", "1", "-i", "1", "-f", "1",
                        "-sc", criterion, "-env", "false"), "-jvmArgsAppend", classLog(log))
                .expect(0);
        assertEquals(asked, loaded(log).contains(QUESTION));
    }

    @Test
    void fork_hasUpstreamsThreads() {
        assertEquals(Set.copyOf(reported("threads: ", upstream)), Set.copyOf(reported("threads: ", dynamic)));
    }

    private static List<String> reported(String what, Outcome outcome) {
        return outcome.linesWith(what).stream()
                .map(line -> line.substring(line.indexOf(what) + what.length())).toList();
    }

    @Test
    void fork_opensNoFileFromIterationToIteration() {
        List<String> open = reported("open files: ", dynamic);
        assertEquals(14, open.size());
        assertEquals(open.get(0), open.get(open.size() - 1));
        assertFalse(open.contains("0"));
    }

    @Test
    void systemErr_ofStaticAndDynamicForksIsShown() {
        Outcome fixed = Jmh.ours().run(Runs.fixed("IntrospectiveBenchmark"), "-wi", "1").expect(0);
        for (Outcome outcome : List.of(fixed, dynamic)) {
            assertTrue((outcome.out() + outcome.err()).contains(IntrospectiveBenchmark.ERROR_TEXT), outcome::out);
        }
    }
}
