package org.openjdk.jmh.production;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.production.support.Jdks;
import org.openjdk.jmh.production.support.Results;
import org.openjdk.jmh.production.support.Shop;
import org.openjdk.jmh.production.support.Tool;

/**
 * Tests recordings of an application on a JDK that times methods. The JDK of the tests, which may be older, reads
 * them.
 */
class RecordedShopTest {

    private static final int CHUNK_HEADER = 68;
    private static final long SEED = 7;
    private static final String SHOP = Shop.class.getName();

    @TempDir
    static Path folder;

    private static Path jdk;
    private static Path results;
    private static Path recording;

    @TempDir
    Path own;

    @BeforeAll
    static void record() throws IOException, InterruptedException {
        Optional<Path> newer = Jdks.withTimes();
        assumeTrue(newer.isPresent(), "no JDK 25 or newer beside the running one; name one with -Dnewer.jdk=FOLDER");
        jdk = newer.get();
        results = new Results().with("b.FindBenchmark.byName", "2", 2, SHOP + "#find(String)")
                .with("b.FindBenchmark.byName", "200", 200, SHOP + "#find(String)")
                .with("b.FindBenchmark.byName", "20000", 20e6, SHOP + "#find(String)")
                .with("b.FindBenchmark.byNumber", "", 20, SHOP + "#find(int)")
                .with("b.FindBenchmark.byDate", "", 20, SHOP + "#find(java.time.LocalDate)")
                .with("b.ShelfBenchmark.fetch", "", 50, SHOP + ".Shelf#fetch()")
                .with("b.ShopBenchmark.unused", "", 50, SHOP + "#unused()")
                .with("b.ShopBenchmark.gone", "", 50, SHOP + "#gone()")
                .with("b.ShopBenchmark.elsewhere", "", 50, "elsewhere.Store#load()").in(folder);
        Path settings = folder.resolve("shop.jfc");
        assertEquals(0, Tool.settings("-r", results, "-o", settings, "--period", "200ms", "--trace", "0us").code());
        recording = folder.resolve("shop.jfr");
        run(4000, "-XX:StartFlightRecording:settings=" + settings + ",filename=" + recording);
    }

    private static void run(int milliseconds, String option) throws IOException, InterruptedException {
        Process vm = start(milliseconds, option);
        String out = new String(vm.getInputStream().readAllBytes());
        assertTrue(vm.waitFor(1, TimeUnit.MINUTES), out);
        assertEquals(0, vm.exitValue(), out);
    }

    private static Process start(int milliseconds, String... options) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(jdk.resolve("bin").resolve("java").toString());
        builder.command().addAll(List.of(options));
        builder.command()
                .addAll(List.of("-cp", Shop.class.getProtectionDomain().getCodeSource().getLocation().getPath(), SHOP,
                        String.valueOf(milliseconds)));
        return builder.redirectErrorStream(true).start();
    }

    private JsonObject json(Object... more) throws IOException {
        Path file = own.resolve("report.json");
        Tool tool = Tool.report(with(new Object[] {recording, "-r", results, "--json", file, "--skip", "1s"}, more));
        assertEquals(0, tool.code(), tool.error());
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static JsonObject named(JsonArray all, String key, String name) {
        for (JsonElement each : all) {
            if (each.getAsJsonObject().get(key).getAsString().equals(name)) {
                return each.getAsJsonObject();
            }
        }
        throw new AssertionError("no " + name + " in " + all);
    }

    @Test
    void overloads_areDistinguished() throws IOException {
        JsonArray measured = json().getAsJsonArray("measured");
        double byName = estimate(named(measured, "method", SHOP + "#find(java.lang.String)"), "mean");
        double byNumber = estimate(named(measured, "method", SHOP + "#find(int)"), "mean");
        assertTrue(byName >= 200_000, "ns: " + byName);
        assertTrue(byNumber >= 20_000, "ns: " + byNumber);
    }

    private static double estimate(JsonObject of, String name) {
        return of.getAsJsonObject(name).get("estimate").getAsDouble();
    }

    @Test
    void nearestParameter_isMarked() throws IOException {
        JsonArray benchmarks = named(json().getAsJsonArray("measured"), "method", SHOP + "#find(java.lang.String)")
                .getAsJsonArray("benchmarks");
        assertEquals(3, benchmarks.size());
        for (JsonElement each : benchmarks) {
            JsonObject benchmark = each.getAsJsonObject();
            assertEquals(benchmark.getAsJsonObject("params").get("size").getAsString().equals("200"),
                    benchmark.get("nearest").getAsBoolean(), benchmarks::toString);
        }
        assertEquals("faster", benchmarks.get(2).getAsJsonObject().get("production").getAsString());
    }

    @Test
    void nestedClass_isTimed() throws IOException {
        assertTrue(named(json().getAsJsonArray("measured"), "method", SHOP + ".Shelf#fetch()").get("invocations")
                .getAsLong() > 0);
    }

    @Test
    void tracedMethod_hasQuantiles() throws IOException {
        JsonObject method = named(json().getAsJsonArray("measured"), "method", SHOP + "#find(java.lang.String)");
        double median = method.getAsJsonObject("quantiles").get("0.5").getAsDouble();
        assertTrue(median >= 199_000, "ns: " + median);
    }

    @Test
    void absentMethods_areReportedWithTheReason() throws IOException {
        JsonArray missing = json().getAsJsonArray("missing");
        JsonObject date = named(missing, "method", SHOP + "#find(java.time.LocalDate)");
        assertTrue(date.get("otherVersion").getAsBoolean());
        assertTrue(date.get("reason").getAsString().contains("(int)"), date::toString);
        assertTrue(named(missing, "method", SHOP + "#unused()").get("reason").getAsString().contains("not invoked"));
        assertTrue(named(missing, "method", SHOP + "#gone()").get("reason").getAsString().contains("was loaded"));
        assertTrue(named(missing, "method", "elsewhere.Store#load()").get("reason").getAsString()
                .contains("was not loaded"));
    }

    @Test
    void runningMethodWithoutBenchmark_isAHotspot() throws IOException {
        JsonObject report = json("--application", "org.openjdk.jmh.production.support");
        assertTrue(report.get("samples").getAsLong() > 10, report::toString);
        named(report.getAsJsonArray("hotspots"), "method", SHOP + "#spin(long)");
    }

    @Test
    void assertions_holdFailOrStayOpen() throws IOException {
        JsonArray assertions = json("-a", "Shop.find('int') <= 1000000 * Shop.find('String')", "-a",
                "Shop.find('String') <= 1 us", "-a", "Shop.find <= 1 ms", "-a", "Shop.unused <= 1 ms")
                .getAsJsonArray("assertions");
        assertEquals("holds", assertions.get(0).getAsJsonObject().get("verdict").getAsString(), assertions::toString);
        assertEquals("fails", assertions.get(1).getAsJsonObject().get("verdict").getAsString(), assertions::toString);
        assertTrue(assertions.get(2).toString().contains("write the types of parameters"), assertions::toString);
        assertTrue(assertions.get(3).toString().contains("was not invoked"), assertions::toString);
    }

    @Test
    void exitCode_isUsedForItsVerdictsOnly() {
        Object[] failing = {recording, "-r", results, "--skip", "1s", "-a", "Shop.find('String') <= 1 us"};
        assertEquals(0, Tool.report(failing).code());
        assertEquals(7, Tool.report(with(failing, "-ec", "unproven,assertions")).code());
        assertEquals(0, Tool.report(with(failing, "-ec", "unproven")).code());
        assertEquals(8, Tool.report(recording, "-r", results, "--skip", "1s", "-a", "Shop.unused <= 1 us", "-ec",
                "assertions,unproven").code());
    }

    private static Object[] with(Object[] arguments, Object... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray();
    }

    @Test
    void severalVms_areSeparateUnitsOfTheBootstrap() throws IOException, InterruptedException {
        Path other = own.resolve("other.jfr");
        run(2500, "-XX:StartFlightRecording:settings=" + folder.resolve("shop.jfc") + ",filename=" + other);
        JsonObject report = json(other);
        assertEquals(2, report.getAsJsonArray("vms").size());
        JsonObject method = named(report.getAsJsonArray("measured"), "method", SHOP + "#find(int)");
        assertTrue(method.get("invocations")
                .getAsLong() > named(json().getAsJsonArray("measured"), "method", SHOP + "#find(int)")
                        .get("invocations").getAsLong());
    }

    @Test
    void console_fitsIntoATerminal() {
        Tool tool = Tool.report(recording, "-r", results, "--skip", "1s", "-a", "Shop.find('int') <= 100 ms");
        assertEquals(0, tool.code(), tool.error());
        tool.out().lines().filter(line -> !line.contains("org.openjdk"))
                .forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void page_loadsNoOtherFile() throws IOException {
        Path page = own.resolve("report.html");
        assertEquals(0, Tool.report(recording, "-r", results, "--skip", "1s", "--html", page, "-a", "x < <b>").code());
        String text = Files.readString(page);
        assertTrue(text.contains(SHOP + "#find(java.lang.String)"), text);
        assertTrue(text.contains("x &lt; &lt;b&gt;"), text);
        assertTrue(text.contains("as long in production as in a benchmark.</b>"), text);
        assertTrue(text.contains("<td class=\"number\" data-head=\"mean\">"), text);
        assertFalse(text.contains("<p>&gt;") || text.contains("<p>!"), text);
        assertFalse(text.contains("http:") || text.contains("https:") || text.contains("<script"), text);
    }

    @Test
    void skipLongerThanTheRecording_isRejected() {
        Tool tool = Tool.report(recording, "-r", results, "--skip", "1h");
        assertEquals(1, tool.code());
        assertTrue(tool.words().contains("cannot be left out"), tool.error());
    }

    @Test
    void defaultSkipOfAShortRecording_warns() {
        Tool tool = Tool.report(recording, "-r", results);
        assertEquals(0, tool.code(), tool.error());
        assertTrue(tool.words().contains("30 s after timing was switched on cannot be left out"), tool.out());
    }

    @Test
    void sameRecordingTwice_isRejected() throws IOException {
        Path copy = Files.copy(recording, own.resolve("copy.jfr"));
        Tool tool = Tool.report(recording, copy, "-r", results);
        assertEquals(1, tool.code());
        assertTrue(tool.words().contains("would count twice"), tool.error());
    }

    @Test
    void truncatedRecording_isRejected() throws IOException {
        long length = Files.size(recording);
        for (long left : new long[] {3, 50, 1000, length / 2, length - 1}) {
            Path cut = Files.copy(recording, own.resolve(left + ".jfr"));
            try (RandomAccessFile file = new RandomAccessFile(cut.toFile(), "rw")) {
                file.setLength(left);
            }
            Tool tool = Tool.report(cut, "-r", results);
            assertEquals(1, tool.code(), tool.out());
            assertTrue(tool.error().contains(cut.toString()), tool.error());
            assertTrue(tool.error().contains(left == 3 ? "not a recording" : "truncated in chunk 1"), tool.error());
        }
    }

    @Test
    void damagedRecording_isRejectedByName() throws IOException {
        Path damaged = Files.copy(recording, own.resolve("damaged.jfr"));
        Random random = new Random(SEED);
        try (RandomAccessFile file = new RandomAccessFile(damaged.toFile(), "rw")) {
            for (int i = 0; i < 5000; i++) {
                file.seek(CHUNK_HEADER + random.nextInt((int) file.length() - CHUNK_HEADER));
                file.write(random.nextInt());
            }
        }
        Tool tool = Tool.report(damaged, "-r", results);
        assertEquals(1, tool.code(), "seed " + SEED + ", " + tool.out());
        assertTrue(tool.error().startsWith(damaged + ": damaged"), "seed " + SEED + ", " + tool.error());
        assertEquals(1, tool.error().lines().count(), tool.error());
    }

    @Test
    void recordingWithoutMethodEvents_isRejectedWithTheRemedy() throws IOException, InterruptedException {
        Path plain = own.resolve("plain.jfr");
        run(50, "-XX:StartFlightRecording:filename=" + plain);
        Tool tool = Tool.report(plain, "-r", results);
        assertEquals(1, tool.code(), tool.out());
        assertTrue(tool.words().contains("jdk.MethodTiming"), tool.error());
        assertTrue(tool.words().contains("`settings`"), tool.error());
    }

    @Tag("nightly")
    @Test
    void runningVm_isReadByItsPid() throws IOException, InterruptedException {
        Process vm = start(60_000, "-XX:StartFlightRecording:settings=" + folder.resolve("shop.jfc"));
        try {
            waitForRecording(vm.pid());
            Tool tool = Tool.report("--pid", vm.pid(), "-r", results, "--skip", "0s");
            assertEquals(0, tool.code(), tool.error());
            assertTrue(tool.out().contains(SHOP + "#find(int)"), tool.out());
            assertTrue(vm.isAlive());
        } finally {
            vm.destroyForcibly().waitFor();
        }
    }

    private static void waitForRecording(long pid) throws IOException, InterruptedException {
        for (int i = 0; i < 100 && !jcmd(pid, "JFR.check").contains("Recording 1"); i++) {
            Thread.sleep(300);
        }
        Thread.sleep(1000);
    }

    private static String jcmd(long pid, String... command) throws IOException {
        ProcessBuilder jcmd = new ProcessBuilder(jdk.resolve("bin").resolve("jcmd").toString(), String.valueOf(pid));
        jcmd.command().addAll(List.of(command));
        return new String(jcmd.redirectErrorStream(true).start().getInputStream().readAllBytes());
    }

    @Test
    void timingSwitchedOnLater_countsFromThen() throws IOException, InterruptedException {
        Process vm = start(60_000, "-XX:StartFlightRecording");
        try {
            waitForRecording(vm.pid());
            Instant before = Instant.now();
            jcmd(vm.pid(), "JFR.start", "name=benchmarks", "settings=" + folder.resolve("shop.jfc"));
            Thread.sleep(2000);
            Path file = own.resolve("benchmarks.json");
            Tool tool = Tool.report("--pid", vm.pid(), "-r", results, "--skip", "500ms", "--json", file);
            assertEquals(0, tool.code(), tool.error());
            Instant from = Instant.parse(JsonParser.parseString(Files.readString(file)).getAsJsonObject()
                    .getAsJsonArray("vms").get(0).getAsJsonObject().get("from").getAsString());
            assertTrue(from.isAfter(before.plusMillis(400)), from + ", switched on after " + before);
            assertTrue(tool.out().contains(SHOP + "#find(int)"), tool.out());
            assertTrue(vm.isAlive());
        } finally {
            vm.destroyForcibly().waitFor();
        }
    }

    @Test
    void runningVmWithoutRecording_isRejected() throws IOException, InterruptedException {
        Process vm = start(60_000);
        try {
            Tool tool = Tool.report("--pid", vm.pid(), "-r", results);
            assertEquals(1, tool.code());
            assertTrue(tool.words().contains("JFR.start") || tool.words().contains("failed"), tool.error());
            assertFalse(tool.words().contains("Exception"), tool.error());
        } finally {
            vm.destroyForcibly().waitFor();
        }
    }
}
