package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Lines;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.Versions;

/**
 * Runs the released samples with upstream and with our build without our flags: the output is the same except the
 * version.
 */
class StaticEqualityTest {

    private static final Pattern FLAG = Pattern.compile("(?m)^ {2}(-\\w+)");
    private static final String FORKED = "JMHSample_(01|15|24|25)_";
    private static final String EMBEDDED = "JMHSample_(01|15|21|25)_";

    @TempDir
    Path folder;

    private static Jmh upstream() {
        return Jmh.upstream().with(Jars.released("jmh-samples"), Jars.ownBenchmarks());
    }

    private static Jmh ours() {
        return Jmh.bare().with(Jars.released("jmh-samples"), Jars.ownBenchmarks());
    }

    private static void assertSame(Outcome expected, Outcome actual) {
        assertEquals(expected.exitCode(), actual.exitCode());
        assertIterableEquals(Lines.normalized(expected.out()), Lines.normalized(Versions.likeUpstream(actual.out())));
        assertIterableEquals(Lines.normalized(expected.err()), Lines.normalized(actual.err()));
    }

    @Test
    void forkedRun_printsAndWritesTheSame() throws IOException {
        assertSameResults(Runs.fixed(FORKED), "-wi", "1", "-prof", "gc", "-rf", "json");
    }

    @Test
    void runWithoutForks_writesTheSame() throws IOException {
        assertFormatIsTheSame("json");
    }

    /** The build compares the classes of these formats with upstream's, byte by byte. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"text", "csv", "scsv", "latex"})
    void runWithoutForks_writesTheSameInOtherFormats(String format) throws IOException {
        assertFormatIsTheSame(format);
    }

    private void assertFormatIsTheSame(String format) throws IOException {
        assertSameResults(List.of(EMBEDDED, "-f", "0", "-w", "1ms", "-r", "1ms", "-wi", "1", "-i", "2"), "-rf", format);
    }

    @Test
    void allModes_writeTheSame() throws IOException {
        assertSameResults(List.of("(Steady|Parameterized)Benchmark", "-bm", "all", "-f", "0", "-t", "2"),
                "-w", "20ms", "-r", "20ms", "-wi", "1", "-i", "2", "-rf", "json");
    }

    private void assertSameResults(List<String> common, String... arguments) throws IOException {
        List<String> run = new ArrayList<>(common);
        run.addAll(List.of("-rff", "result"));
        Path theirs = Files.createDirectory(folder.resolve("theirs"));
        Path our = Files.createDirectory(folder.resolve("our"));
        assertSame(upstream().in(theirs).run(run, arguments).expect(0), ours().in(our).run(run, arguments).expect(0));
        assertIterableEquals(Lines.normalized(Files.readString(theirs.resolve("result"))),
                Lines.normalized(Versions.likeUpstream(Files.readString(our.resolve("result")))));
    }

    @Test
    void versionOfABuild_isInItsHeaderAndItsResult() throws IOException {
        List<String> run = List.of("JMHSample_01_", "-f", "0", "-wi", "0", "-i", "1", "-r", "1ms", "-rf", "json",
                "-rff", "result.json");
        assertEquals(List.of("# JMH version: " + Versions.UPSTREAM),
                upstream().in(folder).run(run).expect(0).linesWith("JMH version"));
        assertEquals(Versions.UPSTREAM, Json.only(folder.resolve("result.json")).get("jmhVersion").getAsString());
        assertEquals(List.of("# JMH version: " + Versions.OWN_IN_HEADERS),
                ours().in(folder).run(run).expect(0).linesWith("JMH version"));
        assertEquals(Versions.OWN, Json.only(folder.resolve("result.json")).get("jmhVersion").getAsString());
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"SILENT", "EXTRA"})
    void otherVerbosity_printsTheSame(String verbosity) {
        List<String> run = List.of("JMHSample_01_", "-w", "1ms", "-r", "1ms", "-wi", "1", "-i", "1", "-f", "1");
        assertSame(upstream().run(run, "-v", verbosity), ours().run(run, "-v", verbosity));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-lp", "-lprof"})
    void listing_isTheSame(String flag) {
        assertSame(upstream().run(flag).expect(0), ours().run(flag).expect(0));
    }

    @Tag("nightly")
    @Test
    void listingWithoutParameters_isTheSame() {
        listing_isTheSame("-l");
    }

    /** The flag refers to something else as well. */
    @Test
    void listingOfResultFormats_endsWithModes() {
        List<String> expected = new ArrayList<>(Lines.normalized(upstream().run("-lrf").expect(0).out()));
        expected.add("Also available: html (or -html FILE)");
        expected.add("Modes of runs: -static, -dynamic, -auto");
        assertIterableEquals(expected.stream().filter(line -> !line.isEmpty()).toList(),
                Lines.normalized(ours().run("-lrf").expect(0).out()).stream().filter(line -> !line.isEmpty()).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wi nonsense", "nothingOfThatName"})
    void mistake_hasTheSameMessageAsUpstream(String arguments) {
        String[] split = arguments.split(" ");
        assertSame(upstream().run(split), ours().run(split));
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"-zzz", "-f -3", "-rff x -rf", "-w -1s"})
    void otherMistake_hasTheSameMessageAsUpstream(String arguments) {
        mistake_hasTheSameMessageAsUpstream(arguments);
    }

    @Test
    void helpOnJmh_isUpstreams_andThatOnEverythingContainsItsSentences() {
        Outcome theirs = upstream().run("-h");
        assertEquals(words(theirs.expect(0)), words(ours().run("-h", "jmh").expect(0)));
        Outcome our = ours().run("-h", "all");
        TreeSet<String> missing = new TreeSet<>(flags(theirs));
        missing.removeAll(flags(our));
        assertEquals(new TreeSet<>(), missing);
        assertTrue(flags(our).containsAll(
                List.of("-sc", "-st", "-sw", "-sfw", "-wimin", "-fmin", "-wfmin", "-lsc")), our::out);
        List<String> sentences = new ArrayList<>(List.of(words(theirs).split("(?<=\\.) ")));
        sentences.removeIf(sentence -> words(our).contains(sentence));
        assertEquals(List.of(), sentences);
    }

    @Test
    void helpOnAnUnknownTopic_isAnError() {
        String error = ours().run("-h", "nonsense").expect(1).err();
        assertTrue(error.contains("-h nonsense: there is no such topic. Topics are jmh, dynamic, "), error);
    }

    /** The mode is the only addition within a sentence. */
    private static String words(Outcome help) {
        return help.out().replaceAll("\\s+", " ").replace(", Reconfigure/re]", "]");
    }

    private static List<String> flags(Outcome help) {
        return FLAG.matcher(help.out()).results().map(MatchResult::group).map(String::strip)
                .collect(Collectors.toList());
    }
}
