package org.openjdk.jmh.samples.reconfiguration;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads a result file and prints how each benchmark was reconfigured.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_04 -dynamic -rf json -rff result.json
 * java -cp jmh-samples/target/benchmarks.jar \
 *     org.openjdk.jmh.samples.reconfiguration.Reconfig_11_ReadingJson result.json
 * </pre>
 *
 * <p>A dynamic run adds the key {@code reconfiguration} to JMH's file. JMH's own {@code warmupIterations} and
 * {@code forks} are the upper bounds; the new key has the numbers that ran.
 */
public class Reconfig_11_ReadingJson {

    private Reconfig_11_ReadingJson() {
    }

    /** Reads the file that the first argument names. */
    public static void main(String[] args) throws IOException {
        describe(args[0]).forEach(System.out::println);
    }

    static List<String> describe(String file) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Reader reader = Files.newBufferedReader(Paths.get(file), StandardCharsets.UTF_8)) {
            for (JsonElement result : JsonParser.parseReader(reader).getAsJsonArray()) {
                lines.addAll(describe(result.getAsJsonObject()));
            }
        }
        return lines;
    }

    private static List<String> describe(JsonObject result) {
        List<String> lines = new ArrayList<>();
        lines.add(result.get("benchmark").getAsString());
        JsonObject reconfiguration = result.getAsJsonObject("reconfiguration");
        if (reconfiguration == null) {
            lines.add("  static");
            return lines;
        }
        JsonArray forks = reconfiguration.getAsJsonArray("forks");
        for (JsonElement element : forks) {
            JsonObject fork = element.getAsJsonObject();
            lines.add("  " + (fork.get("warmupIterations").getAsInt() + dropped(fork)) + " of "
                    + result.get("warmupIterations").getAsInt() + " warmup iterations, "
                    + (fork.get("warmupStable").getAsBoolean() ? "stable" : "not stable"));
        }
        lines.add("  " + forks.size() + " of " + result.get("forks").getAsInt() + " forks, "
                + (reconfiguration.get("forksStable").getAsBoolean() ? "stable" : "not stable"));
        lines.add(String.format(Locale.ROOT, "  %.1f s instead of %.1f s",
                reconfiguration.get("seconds").getAsDouble(), reconfiguration.get("staticSeconds").getAsDouble()));
        for (JsonElement warning : reconfiguration.getAsJsonArray("warnings")) {
            lines.add("  beware: " + warning.getAsString());
        }
        return lines;
    }

    /** Returns the number of measurement iterations that became warmup. */
    private static int dropped(JsonObject fork) {
        JsonElement measurement = fork.get("measurement");
        return measurement.isJsonNull() ? 0 : measurement.getAsJsonObject().getAsJsonArray("dropped").size();
    }
}
