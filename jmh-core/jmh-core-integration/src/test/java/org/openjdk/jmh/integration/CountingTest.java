package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.integration.support.Child;
import org.openjdk.jmh.integration.support.Counting;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Refusal;

/** Tests forks counted by a real valgrind, if it is installed. */
class CountingTest {

    /** A random generator whose values depend on each other, so the compiler can neither remove nor vectorize it. */
    private static final String SOURCE = """
            package sample;

            import org.openjdk.jmh.annotations.*;

            @State(Scope.Benchmark)
            @BenchmarkMode({Mode.AverageTime, Mode.Throughput})
            @Fork(1)
            public class Work {

                @Param({"1000", "1020"})
                int rounds;

                long state = 1;
                String[] some = new String[100];

                @Setup
                public void leaveNulls() {
                    for (int i = 0; i < 100; i += 2) {
                        some[i] = "text";
                    }
                }

                @Benchmark
                @OperationsPerInvocation(10)
                public long spin() {
                    long value = state;
                    for (int i = 0; i < rounds; i++) {
                        value ^= value << 13;
                        value ^= value >>> 7;
                        value ^= value << 17;
                    }
                    return state = value;
                }

                /** Compilers omit tests for null that never occurred and rely on faults. */
                @Benchmark
                public int nulls() {
                    int found = 0;
                    for (int i = 0; i < 100; i++) {
                        try {
                            found += some[i].length();
                        } catch (NullPointerException e) {
                            found--;
                        }
                    }
                    return found;
                }

                /** Tests with valgrind alone, which loads its own library into the process. */
                @Benchmark
                public long dies() throws java.io.IOException {
                    if (state == 1 && String.join("", java.nio.file.Files.readAllLines(
                            java.nio.file.Paths.get("/proc/self/maps"))).contains("vgpreload")) {
                        Runtime.getRuntime().halt(137);
                    }
                    return state++;
                }

                /** The same, by a signal that valgrind logs. */
                @Benchmark
                public long aborts() throws Exception {
                    if (state == 1 && String.join("", java.nio.file.Files.readAllLines(
                            java.nio.file.Paths.get("/proc/self/maps"))).contains("vgpreload")) {
                        String pid = new java.io.File("/proc/self").getCanonicalFile().getName();
                        new ProcessBuilder("kill", "-ABRT", pid).start().waitFor();
                    }
                    return state++;
                }

                @Benchmark
                @Group("pair")
                public long one() {
                    return state++;
                }

                @Benchmark
                @Group("pair")
                public long two() {
                    return state++;
                }

                /** Sleep has no instructions. */
                @Benchmark
                public long rest() throws InterruptedException {
                    Thread.sleep(rounds / 1000);
                    long value = state;
                    for (int i = 0; i < 500_000; i++) {
                        value ^= value << 13;
                        value ^= value >>> 7;
                        value ^= value << 17;
                    }
                    return state = value;
                }

                @Benchmark
                public void sleep() throws InterruptedException {
                    Thread.sleep(5);
                }
            }
            """;

    @TempDir
    static Path jars;

    private static Path ours;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        ours = BenchmarkJar.build(jars.resolve("ours.jar"), Release.OURS, "sample.Work", SOURCE);
    }

    private FileChannel lock;

    @BeforeEach
    void needsValgrind() {
        Counting.needsValgrind();
    }

    /** Counts do not depend on other load, so another running JMH does not prevent counting. */
    @BeforeEach
    void holdLock() throws IOException {
        lock = FileChannel.open(folder.resolve("jmh.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        assertNotNull(lock.tryLock());
    }

    @AfterEach
    void releaseLock() throws IOException {
        lock.close();
    }

    private Outcome run(String... arguments) {
        return jmh().run(arguments);
    }

    private Jmh jmh() {
        return Counting.jmh(ours, folder);
    }

    private static List<Double> windows(JsonObject result) {
        List<Double> all = new ArrayList<>();
        for (JsonElement fork : result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData")) {
            ((JsonArray) fork).forEach(window -> all.add(window.getAsDouble()));
        }
        return all;
    }

    /** A round has at least three shifts, three exclusive ors, moves and the loop. Both modes give one count. */
    @Test
    @Tag("nightly")
    void operation_hasTheInstructionsOfItsCode() {
        Outcome outcome =
                run("spin", "-p", "rounds=1000", "-count", "instructions", "-f", "1", "-rf", "json", "-rff", "r.json",
                        "-html", "r.html");
        outcome.expect(0);
        JsonObject result = Json.only(folder.resolve("r.json"));
        assertEquals("instr/op", result.getAsJsonObject("primaryMetric").get("scoreUnit").getAsString());
        List<Double> windows = windows(result);
        assertTrue(windows.size() >= 3, windows.toString());
        for (double window : windows) {
            assertTrue(window > 6 * 100 && window < 20 * 100, windows.toString());
            assertEquals(windows.get(0), window, 0.002 * window, windows.toString());
        }
        assertEquals("instructions", result.getAsJsonObject("counting").get("event").getAsString());
        assertTrue(outcome.out().contains("# Counted: instructions per operation, with valgrind"), outcome.toString());
        assertTrue(outcome.out().contains("# Page is written to r.html"), outcome.toString());
        assertFalse(outcome.out().contains("PagePart failed"), outcome.toString());
    }

    /** Two percent more rounds give two percent more instructions, within a few parts in a thousand. */
    @Test
    @Tag("nightly")
    void changeOfTwoPercent_isFoundInThreeBlocks() {
        Outcome outcome = run("spin", "-p", "rounds=1020", "-vsp", "rounds=1000", "-count", "instructions", "-f", "3",
                "-report", "c.json");
        outcome.expect(0);
        assertTrue(outcome.out().contains("slower (3)"), outcome.toString());
        assertTrue(outcome.out().matches("(?s).*\\+(1\\.[89]\\d?|2\\.0\\d?|2\\.1[0-4]?) %.*"), outcome.toString());
    }

    /** Both sides execute the same instructions, and one of them waits for longer. */
    @Test
    @Tag("nightly")
    void sameInstructions_thatTakeLonger_areSlower() throws IOException {
        Outcome outcome = run("rest", "-p", "rounds=9000", "-vsp", "rounds=1000", "-count", "instructions", "-ec",
                "slower", "-tol", "3%", "-report", "c.json");
        outcome.expect(5);
        JsonObject check = JsonParser.parseString(Files.readString(folder.resolve("c.json"))).getAsJsonObject()
                .getAsJsonArray("timeChecks").get(0).getAsJsonObject();
        assertEquals("slower", check.get("verdict").getAsString(), outcome.toString());
        assertTrue(outcome.out().contains("# WARNING: Work.rest(rounds=9000): instructions are the same"),
                outcome.toString());
    }

    /** Upstream's JMH 1.21 in the baseline's jar. */
    @Test
    @Tag("nightly")
    void otherRelease_isCounted() {
        Path upstreams = BenchmarkJar.build(jars.resolve("upstreams.jar"), Release.OLDEST, "sample.Work", SOURCE);
        Outcome outcome = run("spin", "-p", "rounds=1000", "-vs", upstreams.toString(), "-vsall", "true", "-count",
                "instructions", "-f", "3");
        outcome.expect(0);
        assertTrue(outcome.out().contains("1 compared"), outcome.toString());
    }

    /** Valgrind passes all registers to signal handlers only on request; HotSpot's stubs save and restore them. */
    @ParameterizedTest
    @Tag("nightly")
    @ValueSource(strings = {"-XX:TieredStopAtLevel=1", "-XX:-TieredCompilation", "-XX:+UseG1GC"})
    void intendedFaults_areNotReported(String argument) {
        Outcome outcome =
                run("nulls", "-p", "rounds=1", "-jvmArgs", argument, "-count", "instructions", "-f", "1", "-rf",
                        "json", "-rff", "r.json");
        outcome.expect(0);
        assertTrue(windows(Json.only(folder.resolve("r.json"))).get(0) > 1000, outcome.toString());
    }

    /**
     * Windows of equal size, and the same verdict as with two sides. On a machine with a load of 23, the counts of two
     * forks vary too much for the usual tolerance of 0.5 %.
     */
    @Test
    @Tag("nightly")
    void storedCounts_areComparedWithForksOfTheSameSettings() {
        run("spin", "-p", "rounds=1000", "-count", "instructions", "-f", "2", "-rf", "json", "-rff", "was.json")
                .expect(0);
        Outcome outcome = run("spin", "-p", "rounds=1000", "-count", "instructions", "-f", "2", "-rf", "json", "-rff",
                "is.json", "-vs", "was.json", "-tol", "3%");
        outcome.expect(0);
        assertEquals(counting("was.json"), counting("is.json"));
        assertTrue(outcome.out().contains("  same"), outcome.toString());
    }

    private JsonObject counting(String file) {
        return Json.only(folder.resolve(file)).getAsJsonObject("counting");
    }

    /** At a stop, and between two stops. */
    @ParameterizedTest
    @Tag("nightly")
    @ValueSource(strings = {"# Warmup Iteration   1", "# Warmup Iteration  13", "Iteration   2:"})
    void interruptedRun_leavesNoForkAndNoFiles(String last) {
        Outcome ended = jmh().launch(List.of("spin", "-p", "rounds=1000", "-count", "instructions", "-f", "1"))
                .await(last).signal("TERM").outcome().expect(143);
        assertEquals(List.of(), forks(), ended::toString);
        assertEquals(List.of(), List.of(folder.toFile().list((place, name) -> name.startsWith("jmh-count"))));
    }

    /** Counts that would be in this test's folder. */
    private List<String> forks() {
        return ProcessHandle.allProcesses().map(process -> process.info().commandLine().orElse(""))
                .filter(command -> command.contains("--callgrind-out-file=" + folder)).toList();
    }

    @Test
    void runInterruptedWhileSizingWindows_leavesNoFiles() throws InterruptedException {
        Child run = jmh().launch(List.of("spin", "-p", "rounds=1000", "-count", "instructions", "-f", "1"));
        for (int tries = 0; tries < 3000 && left().stream().noneMatch(name -> name.startsWith("jmh-host")); tries++) {
            Thread.sleep(10);
        }
        Outcome ended = run.signal("TERM").outcome().expect(143);
        assertEquals(List.of(), left(), ended::toString);
    }

    private List<String> left() {
        return Stream.of(folder.toFile().list()).filter(name -> !name.equals("jmh.lock")).toList();
    }

    /** As if the system killed it for lack of memory. */
    @Test
    @Tag("nightly")
    void forkThatDies_isLost() {
        Outcome outcome = run("dies", "-p", "rounds=1", "-count", "instructions", "-f", "1", "-ec", "failed").expect(3);
        assertTrue(outcome.out().contains("forked VM failed with exit code 137"), outcome.toString());
        assertEquals(List.of(), List.of(folder.toFile().list((place, name) -> name.startsWith("jmh-count"))));
    }

    /** JMH knows nothing but an exit code. */
    @Test
    @Tag("nightly")
    void forkThatValgrindSeesDie_isLost_withWhatValgrindSays() {
        Outcome outcome =
                run("aborts", "-p", "rounds=1", "-count", "instructions", "-f", "1", "-ec", "failed").expect(3);
        assertTrue(
                outcome.out().contains("# WARNING: valgrind says: Process terminating with default action of signal 6"),
                outcome.toString());
    }

    /** Upstream's benchmarks with groups run on two sides as well. */
    @Test
    void groups_areRejected_withOneSideAndWithTwo() {
        String reason =
                "-count instructions: JMH cannot count groups, because their threads wait for each other: sample.Work.pair";
        for (String[] sides : new String[][] {{}, {"-vsp", "rounds=1000"}}) {
            List<String> arguments = new ArrayList<>(List.of("pair", "-p", "rounds=1020", "-count", "instructions"));
            arguments.addAll(List.of(sides));
            Outcome outcome = jmh().run(arguments).expect(1);
            assertTrue(outcome.err().contains(reason), outcome.toString());
        }
    }

    @Test
    void vmThatDoesNotStart_isReported() {
        String[] arguments = {"spin", "-p", "rounds=1000", "-count", "instructions", "-f", "1", "-ec", "failed"};
        Outcome outcome = jmh().run(List.of(arguments), "-jvmArgs", "-XX:+NoSuchFlag").expect(3);
        assertTrue(outcome.out().contains("Could not create the Java Virtual Machine"), outcome.toString());
    }

    @Test
    void unsupportedCounting_isRejected() {
        assertTrue(Refusal.of("-count", "time").contains("instructions"), Refusal.of("-count", "time"));
        assertEquals(
                "-count instructions and -f 0: JMH counts in the VM of a fork; give a number of forks, or leave -f "
                        + "out",
                Refusal.of("-count", "instructions", "-f", "0"));
        assertTrue(Refusal.of("-count", "cycles", "-rf", "dynamic")
                .contains("-dynamic: counts repeat exactly, so there is nothing to wait for; leave one of them out"));
        assertTrue(Refusal.of("-count", "cycles", "-prof", "gc")
                .contains(
                        "-prof: the counts would include the profiler, and valgrind slows down what it profiles; leave one "
                                + "of them out"));
        assertTrue(Refusal.of("-count", "cycles", "-sideOrder", "duet", "-vsp", "a=1")
                .contains("-sideOrder duet: other load on the machine does not affect counts; leave -sideOrder out"));
    }

    @Test
    @Tag("nightly")
    void waitingBenchmark_isReportedAndRunsAgainInLargerWindows() {
        Outcome outcome = run("sleep", "-p", "rounds=1", "-count", "instructions", "-f", "1");
        assertTrue(outcome.out().contains("of their time (sleep, locks"), outcome.toString());
        assertTrue(outcome.out().contains("# The fork runs again, because its windows were too small"),
                outcome.toString());
    }
}
