package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.ThisVm;

class AnnotationsTest {

    private static final String[] SHORT = {"-w", "1ms", "-r", "1ms"};

    @TempDir
    static Path folder;

    private static Map<String, JsonObject> settings;

    @BeforeAll
    static void runAll() {
        Path json = folder.resolve("result.json");
        ThisVm.in(folder).run(List.of("AnnotatedBenchmarks", "-rf", "json", "-rff", json.toString()), SHORT)
                .expect(0);
        settings = Json.results(json).stream().collect(Collectors.toMap(
                result -> result.get("benchmark").getAsString().replaceFirst(".*AnnotatedBenchmarks\\.", ""),
                result -> Json.reconfiguration(result).getAsJsonObject("settings")));
    }

    private static String text(JsonObject setting) {
        JsonObject criterion = setting.getAsJsonArray("criteria").get(0).getAsJsonObject();
        return criterion.get("name").getAsString() + " " + criterion.get("threshold").getAsInt()
                + ", window " + setting.get("warmupWindow") + " and " + setting.get("forkWindow")
                + ", warmup " + bounds(setting, "warmupIterations") + ", forks " + bounds(setting, "forks")
                + ", warmup forks " + bounds(setting, "warmupForks");
    }

    private static String bounds(JsonObject setting, String name) {
        JsonObject bounds = setting.getAsJsonObject(name);
        return bounds.get("minimum") + "-" + bounds.get("maximum");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "byClass                 | cv 512, window 3 and 2, warmup 2-9, forks 1-3, warmup forks 1-1",
        "byMethod                | rciw 256, window 5 and 0, warmup 4-9, forks 2-3, warmup forks 0-1",
        "Nested.byEnclosingClass | cv 512, window 3 and 2, warmup 2-9, forks 1-3, warmup forks 1-1",
        "Heir.bySuperclass       | cv 512, window 3 and 2, warmup 2-9, forks 1-3, warmup forks 1-1",
        "Heir.byMethod           | rciw 256, window 5 and 0, warmup 4-9, forks 2-3, warmup forks 0-1",
        "Mixed.byBoth            | cv 512, window 3 and 2, warmup 6-9, forks 1-3, warmup forks 1-1",
    })
    void nearestAnnotation_applies(String benchmark, String expected) {
        assertEquals(expected, text(settings.get(benchmark)));
    }

    @Test
    void options_overrideAnnotations() {
        Path json = folder.resolve("options.json");
        ThisVm.in(folder).run(List.of("AnnotatedBenchmarks.byClass", "-rf", "json", "-rff", json.toString(),
                "-sc", "kld", "-sw", "4", "-sfw", "3", "-wimin", "3", "-fmin", "1", "-wfmin", "0", "-f", "1"), SHORT)
                .expect(0);
        JsonObject setting = Json.reconfiguration(Json.only(json)).getAsJsonObject("settings");
        assertEquals("kld 0, window 4 and 3, warmup 3-9, forks 1-1, warmup forks 0-1", text(setting));
    }

    @Test
    void thresholdOption_keepsTheCriterionOfTheAnnotation() {
        Path json = folder.resolve("threshold.json");
        ThisVm.in(folder).run(List.of("AnnotatedBenchmarks.byClass", "-rf", "json", "-rff", json.toString(),
                "-st", "1024"), SHORT).expect(0);
        JsonObject setting = Json.reconfiguration(Json.only(json)).getAsJsonObject("settings");
        assertEquals("cv 1024, window 3 and 2, warmup 2-9, forks 1-3, warmup forks 1-1", text(setting));
    }
}
