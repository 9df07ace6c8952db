package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.RecordingFormat;
import org.openjdk.jmh.parts.RunParts;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Which forks fit into a budget, on a clock by which each fork takes 100 s and nothing else takes any time. */
class BudgetedRunTest {

    private static final long FORK = TimeUnit.SECONDS.toNanos(100);

    @TempDir
    Path folder;

    private final RecordingFormat console = new RecordingFormat();
    private long nanos;

    private List<JsonObject> run(String benchmarks, String budget, String... more) throws Exception {
        Path json = folder.resolve("result.json");
        List<String> arguments = new ArrayList<>(List.of(benchmarks, "-budget", budget, "-w", "10ms", "-i", "1", "-r",
                "10ms", "-rff", json.toString()));
        arguments.addAll(List.of(more));
        Runner runner = new Runner(new CommandLineOptions(arguments.toArray(new String[0])), console);
        runner.inputs().measureTimeBy(() -> nanos);
        runner.compose(run -> {
            List<Part> parts = new ArrayList<>(RunParts.of(run));
            parts.add(new Part() {
                @Override
                public void vmEnds() {
                    nanos += FORK;
                }
            });
            return parts;
        });
        runner.run();
        return Json.results(json);
    }

    private static int forks(JsonObject result) {
        return result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size();
    }

    private int lines(String text) {
        return (int) console.events().stream().filter(line -> line.contains(text)).count();
    }

    /** Without -f, the time alone limits the forks, whatever the default of five says. */
    @Test
    void budget_staticBenchmarks_getAForkEachAndThenAsManyAsFit() throws Exception {
        List<JsonObject> results = run("(Neighbour|Steady)Benchmark", "1199s", "-wi", "1", "-rf", "json");
        assertEquals(1, lines("# Budget: 19 min 59 s for 2 benchmarks; one fork of each takes up to 1.0 s"),
                () -> String.join("\n", console.events()));
        assertEquals(2, results.size());
        assertEquals(11, results.stream().mapToInt(BudgetedRunTest::forks).sum());
        results.forEach(result -> assertTrue(forks(result) > 1, result::toString));
        results.forEach(result -> assertFalse(result.has("incomplete"), result::toString));
        assertEquals(1, lines("# Budget of 19 min 59 s: 18 min 20 s used, 11 forks"),
                () -> String.join("\n", console.events()));
        assertEquals(2, lines("benchmark ends"));
    }

    /** By their settings, forks may take up to 100 s, although these are stable as soon as possible. */
    @Test
    void budget_thatEndsBeforeAll_namesThoseWithoutAFork() throws Exception {
        List<JsonObject> results = run("(Neighbour|Quick|Steady)Benchmark", "250s", "-wi", "10000", "-wimin", "3", "-f",
                "1", "-rf", "json,dynamic", "-sc", "cv", "-st", "1000", "-sw", "2");
        assertEquals(List.of(1, 1), results.stream().map(BudgetedRunTest::forks).toList());
        assertEquals(1, lines("# 1 benchmark does not fit, if all forks take so long; until its first result:"),
                () -> String.join("\n", console.events()));
        assertEquals(1, lines("# 1 benchmark has no result in this time; until its first one:"),
                () -> String.join("\n", console.events()));
        assertEquals(2, lines("#     about 1 min 4"), () -> String.join("\n", console.events()));
        assertEquals(1, lines("# Budget of 4 min 10 s: 3 min 20 s used, 2 forks"),
                () -> String.join("\n", console.events()));
        assertTrue(console.events().stream().filter(line -> line.startsWith("# Budget")
                || line.startsWith("#     ")).allMatch(line -> line.length() <= 80),
                () -> String.join("\n", console.events()));
    }
}
