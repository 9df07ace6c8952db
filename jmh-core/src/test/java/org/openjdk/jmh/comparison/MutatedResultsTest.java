package org.openjdk.jmh.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.util.ExplainedException;

/**
 * Result files in which anything has happened to any byte or value, plain and compressed, are loaded, compared, put together
 * and reported, or refused in a sentence that names the file; and whatever is said can be read on a terminal.
 */
class MutatedResultsTest {

    /** Files in a run; more by {@code -Dfuzz.results=20000}. */
    private static final int CASES = Integer.getInteger("fuzz.results", 500);

    private static final List<String> USES = List.of("-load @bad.json -rff @all.json",
            "-load @bad.json -load @other.json",
            "-load @good.json -vs @bad.json -report @r.md -report @r.html -report @r.json -report @r.xml",
            "-load @bad.json -vs @good.json -report @r.md -report @r.json", "-load @bad.json -rf html -rff @page.html",
            "-load @bad.json -load @good.json -report @history.html -report @history.json",
            "-load @good.json -load @bad.json -rff @all.json", "-load @bad.json -plan 5%");

    /** In place of a value, or in the middle of anything. */
    private static final List<String> TOKENS = List.of("null", "{}", "[]", "\"\"", "-1", "1e999", "1e999999999",
            "-1e-999999999", "NaN", "\"NaN\"", "Infinity", "\"+INF\"", "123456789012345678901234567890", "[[[]]]",
            "true",
            "\"\\ud800\"", "\"\ud83d\ude00\"", "\"\\u202e\\u001b[2J\"", "\"\u202e\u200b\"", "{\"a\":1,\"a\":2}",
            "\"<img src=x>@me #1 [x](y)\"", "\"a\\nb\"", "'", "\\", ",", "}", "]", "\u0000", "[" + "[".repeat(5000),
            "{\"a\":".repeat(5000), "9".repeat(5000), "\"" + "x".repeat(20_000) + "\"", "-0.0", "4.9e-324");

    @TempDir
    Path folder;

    private byte[] whole;

    @BeforeEach
    void files() throws IOException {
        String results = "[" + Stream.of("c", "d", "e").map(MutatedResultsTest::result).reduce((a, b) -> a + "," + b)
                .orElseThrow() + "]";
        whole = results.getBytes(StandardCharsets.UTF_8);
        Files.write(folder.resolve("good.json"), whole);
        Files.writeString(folder.resolve("other.json"), "[" + result("other") + "]");
    }

    private static String result(String method) {
        return "{\"jmhVersion\":\"1.37\",\"benchmark\":\"a.B." + method
                + "\",\"mode\":\"avgt\",\"threads\":1,\"forks\":2,"
                + "\"jvm\":\"java\",\"jvmArgs\":[\"-Xmx1g\",\"-Dtoken=t\"],\"jdkVersion\":\"17\",\"vmName\":\"VM\","
                + "\"warmupIterations\":1,\"warmupTime\":\"1 s\",\"warmupBatchSize\":1,\"measurementIterations\":2,"
                + "\"measurementTime\":\"1 s\",\"measurementBatchSize\":1,\"params\":{\"size\":\"10\",\"text\":\"a b\"},"
                + "\"primaryMetric\":{\"score\":2.5,\"scoreError\":0.1,\"scoreConfidence\":[2.4,2.6],"
                + "\"scorePercentiles\":{\"0.0\":2.4,\"50.0\":2.5,\"100.0\":2.6},\"scoreUnit\":\"ms/op\","
                + "\"rawDataHistogram\":[[[[2.4,10],[2.5,3]],[[2.6,7]]],[[[2.5,4]],[[2.4,2],[2.6,1]]]]},"
                + "\"secondaryMetrics\":{\"gc\":{\"score\":1,\"scoreError\":\"NaN\",\"scoreConfidence\":[\"NaN\",\"NaN\"],"
                + "\"scorePercentiles\":{\"0.0\":1},\"scoreUnit\":\"B/op\",\"rawData\":[[1,1],[1,2]]}},"
                + "\"fingerprint\":\"1-ab\",\"environment\":{\"processors\":2,\"hypervisor\":null,\"load\":0.5,"
                + "\"warnings\":[\"busy\"],\"disturbedForks\":[1],\"forks\":[{},{}]},\"reconfiguration\":{\"seconds\":1.5,"
                + "\"verdict\":{\"trust\":\"good\",\"text\":\"well\",\"precision\":0.1},\"forks\":[{\"seconds\":1}]},"
                + "\"counting\":{\"event\":\"instructions\",\"windowInvocations\":7},\"sideOrder\":\"duet\"}";
    }

    private byte[] mutated(Random random) throws IOException {
        String text = new String(whole, StandardCharsets.UTF_8);
        for (int i = random.nextInt(3); i >= 0 && random.nextInt(4) > 0; i--) {
            int at = random.nextInt(text.length());
            String token = TOKENS.get(random.nextInt(TOKENS.size()));
            int colon = text.indexOf(':', at);
            int from = random.nextBoolean() && colon >= 0 ? colon + 1 : at;
            text = text.substring(0, from) + token
                    + text.substring(Math.min(text.length(), behind(text, from, random)));
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(3) == 0) {
            bytes = packed(bytes);
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return random.nextInt(6) > 0 ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
    }

    /** Of the value that begins there, or some characters on. */
    private static int behind(String text, int from, Random random) {
        int end = from;
        for (int depth = 0; end < text.length() && random.nextInt(500) > 0; end++) {
            char next = text.charAt(end);
            depth += next == '[' || next == '{' ? 1 : next == ']' || next == '}' ? -1 : 0;
            if (depth < 0 || depth == 0 && next == ',') {
                break;
            }
        }
        return end;
    }

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private void use(String line, long seed) throws Exception {
        CommandLineOptions options = new CommandLineOptions(line.replace("@", folder + "/").split(" "));
        try {
            new LoadedResults(options.getLoadedResults(), options, null, true).use(Gate.stopping(), printed -> {
                assertEquals(Printable.text(printed), printed);
            });
        } catch (ExplainedException e) {
            assertTrue(e.getMessage().contains("bad.json") || e.getMessage().startsWith("No loaded result is from a"),
                    e::getMessage);
        }
    }

    @Test
    void mutatedResults_areUsedOrRefused() throws IOException {
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            Files.write(folder.resolve("bad.json"), mutated(random));
            String line = USES.get(random.nextInt(USES.size()));
            int number = seed;
            try {
                assertTimeoutPreemptively(Duration.ofMinutes(1), () -> use(line, number));
            } catch (Throwable e) {
                throw new AssertionError("seed " + seed + " of " + line, e);
            }
        }
        for (String report : List.of("r.md", "r.html", "r.json", "r.xml", "page.html", "history.html", "all.json")) {
            String text = Files.readString(folder.resolve(report));
            assertEquals(Printable.document(text), text, report);
        }
    }
}
