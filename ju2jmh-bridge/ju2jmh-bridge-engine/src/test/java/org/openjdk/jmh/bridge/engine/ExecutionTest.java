package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.openjdk.jmh.bridge.engine.benchmarks.Claims;
import org.openjdk.jmh.bridge.engine.benchmarks.ClaimsElsewhere;
import org.openjdk.jmh.bridge.engine.benchmarks.deep.TaggedClaims;

/** Tests assertions with real forks. */
class ExecutionTest {

    private static final String SHORT = "-bm avgt -wi 0 -i 1 -r 50ms ";

    @TempDir
    private static Path folder;

    private static String output;
    private static String claimsOutput;
    private static EngineExecutionResults results;

    @BeforeAll
    static void runClaims() {
        results = run(SHORT + "-f 3 -jvmArgsAppend -Xlog:class+load:file=" + folder.resolve("classes-%p.log"),
                Map.of(EngineSettings.RESULTS, folder.resolve("claims").toString()), selectClass(Claims.class));
        claimsOutput = output;
    }

    private static EngineExecutionResults run(String options, Map<String, String> parameters,
                                              DiscoverySelector... selectors) {
        PrintStream console = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            return EngineTestKit.engine(PerformanceEngine.ID).selectors(selectors)
                    .configurationParameter(EngineSettings.RESULTS, folder.resolve("results").toString())
                    .configurationParameter(EngineSettings.OPTIONS, options).configurationParameters(parameters)
                    .execute();
        } finally {
            System.setOut(console);
            output = bytes.toString(StandardCharsets.UTF_8);
        }
    }

    private static TestExecutionResult result(EngineExecutionResults results, String name) {
        return results.testEvents().finished().stream()
                .filter(event -> event.getTestDescriptor().getDisplayName().equals(name)).findFirst().orElseThrow()
                .getRequiredPayload(TestExecutionResult.class);
    }

    private static String red(EngineExecutionResults results, String name) {
        TestExecutionResult result = result(results, name);
        assertEquals(TestExecutionResult.Status.FAILED, result.getStatus(), name);
        return result.getThrowable().orElseThrow().getMessage();
    }

    @Test
    void eachAssertion_hasItsVerdict() {
        results.testEvents().assertStatistics(
                counts -> counts.started(8).finished(8).succeeded(3).aborted(1).failed(4));
        results.containerEvents().assertStatistics(counts -> counts.started(2).succeeded(2));
        assertEquals(TestExecutionResult.Status.SUCCESSFUL, result(results, "little <= 0.5 * much").getStatus());
        assertEquals(TestExecutionResult.Status.SUCCESSFUL, result(results, "little <= 1 min").getStatus());
        assertEquals(TestExecutionResult.Status.SUCCESSFUL,
                result(results, "broken <= much or little <= much").getStatus());
    }

    @Test
    void failingAssertion_hasItsEvidence() {
        String message = red(results, "much <= little");
        assertTrue(message.matches("fails: \\S+ .s/op against \\S+ .s/op, ratio .*, forks: 3 and 3"), message);
    }

    @Test
    void passingAssertion_reportsItsEvidence() {
        assertTrue(results.testEvents().reportingEntryPublished().stream().map(Event::toString)
                .anyMatch(event -> event.contains("against")), "evidence of little <= 0.5 * much");
    }

    @Test
    void missingBaseline_abortsTheTest() {
        TestExecutionResult result = result(results, "little <= 2 * baseline.little");
        assertEquals(TestExecutionResult.Status.ABORTED, result.getStatus());
        assertEquals("skipped: there is no baseline: name one with -vs",
                result.getThrowable().orElseThrow().getMessage());
    }

    @Test
    void assertionThatCannotBeJudged_failsWithTheReason() {
        String malformed = red(results, "little <= * much");
        assertTrue(malformed.startsWith("no formula:\nlittle <= * much\n          ^\nexpected a number or the name of"),
                malformed);
        assertEquals("there is no benchmark most; those of " + Claims.class.getName()
                + " are broken, little, much, unneeded", red(results, "little <= most"));
        assertEquals(
                Claims.class.getName()
                        + ".broken failed: a fork ended before its last iteration; see the output of the run",
                red(results, "broken <= much"));
        assertEquals(3, output("IllegalStateException: out of order").size());
    }

    @Test
    void benchmarks_runOnceAndOnlyIfNeeded() {
        assertEquals(1, output("# Benchmark: .*Claims.much").size());
        assertEquals(0, output("nobody asked").size());
        assertFalse(output("Iteration   1: .* us/op").isEmpty() && output("Iteration   1: .* s/op").isEmpty());
    }

    private static List<String> output(String pattern) {
        return Pattern.compile(pattern).matcher(claimsOutput).results().map(MatchResult::group).toList();
    }

    @Test
    void results_areWrittenAsJmhsFiles() throws IOException {
        String json = Files.readString(folder.resolve("claims/" + Claims.class.getName() + ".json"));
        assertTrue(json.contains("\"benchmark\" : \"" + Claims.class.getName() + ".much\""), json);
        assertTrue(
                json.contains("\"formula\" : \"much <= little\""),
                json);
        assertTrue(Files.readString(folder.resolve("claims/" + Claims.class.getName() + ".html"))
                .contains("\"verdict\":\"fails\""));
    }

    @Test
    void forks_loadNoTestClasses() throws IOException {
        int forks = 0;
        try (var logs = Files.newDirectoryStream(folder, "classes-*.log")) {
            for (Path log : logs) {
                List<String> foreign = Files.readAllLines(log).stream()
                        .filter(line -> line.matches(".* org\\.(junit|openjdk\\.jmh\\.bridge|openjdk\\.jmh\\.assertions"
                                + "|opentest4j|apache\\.maven)\\..*"))
                        .filter(line -> !line.contains(".benchmarks.")).toList();
                assertEquals(List.of(), foreign);
                forks++;
            }
        }
        assertEquals(9, forks, "three of little, of much, and of broken");
    }

    @Test
    void tooFewForks_abortOrFailTheTest() {
        EngineExecutionResults open = run(SHORT + "-f 1", Map.of(), test("little <= 0.5 * much"));
        TestExecutionResult result = result(open, "little <= 0.5 * much");
        assertEquals(TestExecutionResult.Status.ABORTED, result.getStatus());
        String message = result.getThrowable().orElseThrow().getMessage();
        assertTrue(message.startsWith("not enough data: left side: a single fork"), message);
        EngineExecutionResults red = run(SHORT + "-f 1", Map.of(EngineSettings.UNDECIDED, "failed"),
                test("little <= 0.5 * much"));
        assertEquals(message, red(red, "little <= 0.5 * much"));
    }

    private static DiscoverySelector test(String formula) {
        return selectUniqueId(org.junit.platform.engine.UniqueId.forEngine(PerformanceEngine.ID)
                .append(AssertedClass.SEGMENT, Claims.class.getName()).append(AssertionTest.SEGMENT, formula));
    }

    /** Loose, since with two forks, one of which was interrupted for a while, the interval is wide. */
    @Test
    void classWithoutBenchmarks_isJudgedByBenchmarksOfOthers() {
        EngineExecutionResults elsewhere = run(SHORT + "-f 3", Map.of(EngineSettings.BUDGET, "1m"),
                selectClass(ClaimsElsewhere.class), selectClass(TaggedClaims.class));
        elsewhere.testEvents().assertStatistics(counts -> counts.started(2).succeeded(2));
        elsewhere.containerEvents().assertStatistics(counts -> counts.skipped(1));
        assertTrue(
                Files.exists(folder.resolve("results/" + ClaimsElsewhere.Nested.class.getCanonicalName() + ".json")));
        assertFalse(output.contains("broken"), output);
    }

    /** The benchmarks belong to another class, whose assertions are not selected. */
    @Test
    void forksUntilDecided_useOnlySelectedAssertions() {
        EngineExecutionResults decided =
                run(SHORT + "-f 9 -order assertions", Map.of(), selectClass(ClaimsElsewhere.class));
        assertEquals(TestExecutionResult.Status.SUCCESSFUL, result(decided, "Claims.little <= 1 s").getStatus());
        assertTrue(output.contains("# Assertions: 0 of 1 decided; open: Claims.little <= 1 s"), output);
        assertFalse(output.contains("# Fork: 4 of 9"), output);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "options | -wj 3 | jmh.performance.options = -wj 3: ",
        "options | Codec -f 1 | jmh.performance.options = Codec -f 1: the assertions decide which benchmarks run, not [Codec]",
        "options | -l | jmh.performance.options = -l: lists, help and -load need JMH's command line; here benchmarks run",
        "options | -interpretation bayes | -interpretation bayes: unknown interpretation 'bayes'",
        "undecided | green | jmh.performance.undecided = green: one of aborted, failed",
        "budget | 10 | jmh.performance.budget = 10: -budget 10: write a time above 0 with its unit",
        "budget | 1s | is too short for any benchmark"})
    void invalidParameter_failsWithItsPlace(String key, String value, String message) {
        EngineExecutionResults wrong = run("-bm avgt -wi 0 -i 100 -r 1s", Map.of("jmh.performance." + key, value),
                test("little <= 0.5 * much"), test("little <= most"));
        String shown = red(wrong, "little <= 0.5 * much");
        assertTrue(shown.contains(message), shown);
        assertTrue(red(wrong, "little <= most").contains("there is no benchmark most"));
        assertFalse(output.contains("Iteration"), output);
    }
}
