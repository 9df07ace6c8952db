package org.openjdk.jmh.mutate.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.Project;

/** Tests the whole tool with real VMs and a small project whose delays are a thousand times longer than usual. */
class RealProjectTest {

    private static final String SUBJECT = """
            package a;

            public class Subject {

                static int asked;

                public int measured(int x) {
                    return x + 1;
                }

                public int notMeasured(int x) {
                    return x + 2;
                }

                public boolean counting(boolean known) {
                    return known && ask();
                }

                private static boolean ask() {
                    asked++;
                    return true;
                }
            }
            """;

    private static final String TEST = """
            package a;

            import static org.junit.jupiter.api.Assertions.*;
            import org.junit.jupiter.api.Test;

            class SubjectTest {

                @Test
                void results() {
                    assertEquals(5, new Subject().measured(1) + new Subject().notMeasured(1));
                }

                @Test
                void counting() {
                    assertFalse(new Subject().counting(false));
                    assertEquals(0, Subject.asked);
                }
            }
            """;

    private static final String BENCHMARK = """
            package b;

            import org.openjdk.jmh.annotations.Benchmark;

            public class SubjectBenchmark {

                @Benchmark
                public int measured() {
                    return new a.Subject().measured(1);
                }

                @Benchmark
                public int idle() {
                    return 1;
                }
            }
            """;

    /** A slow-down by at least two, which exceeds the noise of a busy machine. */
    private static final List<String> OPTIONS = List.of("-o", "hwo,soc,api:100us", "--threshold", "100%", "-wi", "1",
            "-w", "10ms", "-i", "1", "-r", "10ms", "-f", "5", "--controls", "1", "--threads", "1");

    @TempDir
    Path root;

    private Project project() throws Exception {
        return new Project(root.resolve("a project")).compiled("a/Subject.java", SUBJECT).test("a/SubjectTest.java",
                TEST);
    }

    private Path benchmarks(Project project) throws IOException {
        Path folder = Files.createDirectories(root.resolve("benchmarks"));
        Path source = Files.writeString(root.resolve("SubjectBenchmark.java"), BENCHMARK);
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), "-cp",
                project.classes() + File.pathSeparator + System.getProperty("java.class.path"), source.toString());
        assertEquals(0, code, "javac");
        return folder;
    }

    private List<String> arguments(Project project, String... more) {
        List<String> all = new ArrayList<>(List.of("--sources", project.sources().toString(), "-cp",
                project.classes() + File.pathSeparator + System.getProperty("java.class.path"), "--tests",
                project.tests().toString(), "--work", project.work().root().toString()));
        all.addAll(List.of(more));
        return all;
    }

    private Tool start(Project project, Path benchmarks, String... more) throws IOException {
        List<String> all = arguments(project, more);
        all.addAll(List.of("--benchmarks", benchmarks.toString()));
        all.addAll(OPTIONS);
        return Tool.start(root.resolve("log"), all);
    }

    @Test
    void mutants_areMeasuredWithinTheBudgetAndContinuedByTheNextStart() throws Exception {
        Project project = project();
        Path benchmarks = benchmarks(project);

        Tool hurried = start(project, benchmarks, "--budget", "1ms");
        assertEquals(0, hurried.exitCode(), hurried.said());
        assertTrue(hurried.said().contains("The budget left no time for 3 comparisons"), hurried.said());
        assertEquals(2, states(project, "Pending"), hurried.said());

        Path journal = project.work().root().resolve("journal.jsonl");
        Tool ended = start(project, benchmarks);
        ended.await(() -> lines(journal).stream().anyMatch(line -> line.contains("\"block\"")));
        ended.end(false);
        List<String> before = lines(journal);
        assertFalse(before.toString().contains("\"loss\":\"original"), before::toString);
        assertFalse(before.toString().contains("\"loss\":\"mutant"), before::toString);

        Tool whole = start(project, benchmarks);
        assertEquals(0, whole.exitCode(), whole.said());
        assertEquals(before, lines(journal).subList(0, before.size()), "nothing is measured twice");
        assertTrue(whole.said().contains("pairs are known"), whole.said());
        JsonObject report = report(project);
        assertEquals(new TreeMap<>(java.util.Map.of("hwo Killed", 1L, "hwo NoCoverage", 3L, "soc Ignored", 1L,
                "api:100us Killed", 1L, "api:100us NoCoverage", 2L)).toString(), counts(report), whole.said());
        JsonObject config = report.getAsJsonObject("config");
        assertEquals(1, config.getAsJsonObject("controls").get("compared").getAsInt(), whole.said());
        assertEquals("[0]", config.getAsJsonObject("controls").get("killed").toString(), whole.said());
        JsonObject slowest = config.getAsJsonArray("apiMethods").get(0).getAsJsonObject();
        assertEquals("100us", slowest.get("noticed").getAsString(), slowest::toString);
        assertEquals(1, config.getAsJsonObject("apiScore").get("noticed").getAsInt(), config::toString);
        assertTrue(whole.said().contains("API benchmarking score: 1 of 3 public methods"), whole.said());
        assertTrue(whole.said().contains("Benchmarks that kill nothing: 1"), whole.said());
    }

    @Test
    void hangingTest_endsWhenTheToolIsKilled() throws Exception {
        assertTestEnds(true);
    }

    @Tag("nightly")
    @Test
    void hangingTest_endsWhenTheToolIsTerminated() throws Exception {
        assertTestEnds(false);
    }

    private void assertTestEnds(boolean forcibly) throws Exception {
        Path hangs = root.resolve("hangs");
        Project project = project().test("a/HangingTest.java", """
                package a;
                class HangingTest {
                    @org.junit.jupiter.api.Test void hangs() throws Exception {
                        java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                        Thread.sleep(1_000_000);
                    }
                }
                """.formatted(hangs.toString().replace("\\", "/")));
        List<String> arguments = new ArrayList<>(List.of("mutants"));
        arguments.addAll(arguments(project));
        Tool tool = Tool.start(root.resolve("log"), arguments);
        tool.await(() -> Files.exists(hangs));
        tool.end(forcibly);
        assertFalse(lines(project.work().root().resolve("tests.jsonl")).toString().contains("HangingTest"));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonObject report(Project project) throws IOException {
        return new Gson().fromJson(Files.readString(project.work().root().resolve("report/mutation.json")),
                JsonObject.class);
    }

    private static List<JsonObject> mutants(JsonObject report) {
        return StreamSupport.stream(report.getAsJsonObject("files").getAsJsonObject("a/Subject.java")
                .getAsJsonArray("mutants").spliterator(), false).map(JsonElement::getAsJsonObject).toList();
    }

    private static String counts(JsonObject report) {
        return mutants(report).stream().collect(Collectors.groupingBy(
                each -> each.get("mutatorName").getAsString() + " " + each.get("status").getAsString(), TreeMap::new,
                Collectors.counting())).toString();
    }

    private static long states(Project project, String state) throws IOException {
        return mutants(report(project)).stream().filter(each -> each.get("status").getAsString().equals(state)).count();
    }
}
