package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests problems of the prototype of ESEC/FSE 2020 that no other test covers. */
class PredecessorTest {

    @TempDir
    Path folder;

    private Outcome run(Path temporary, String criterion, Path json) {
        return Jmh.ours().vm("-Djava.io.tmpdir=" + temporary).run(Runs.dynamic("SteadyBenchmark", criterion),
                "-wi", "7", "-f", "2", "-rf", "json", "-rff", json.toString()).expect(0);
    }

    private Path temporaryFolder() throws IOException {
        return Files.createDirectory(folder.resolve("with a space"));
    }

    @Test
    void temporaryFolderWithSpace_worksForTwoRunsAtOnce() throws IOException {
        Path temporary = temporaryFolder();
        List<Path> files = List.of(folder.resolve("one.json"), folder.resolve("two.json"));
        List<CompletableFuture<Outcome>> runs = files.stream()
                .map(file -> CompletableFuture.supplyAsync(() -> run(temporary, "rciw", file))).toList();
        runs.forEach(CompletableFuture::join);
        for (Path file : files) {
            JsonObject result = Json.only(file);
            assertEquals(2, Json.forks(result).size());
            assertTrue(Json.warnings(result).stream().noneMatch(warning -> warning.contains("failed")));
            assertTrue(lastValue(result) >= 0);
        }
    }

    private static double lastValue(JsonObject result) {
        JsonObject fork = Json.forks(result).get(1);
        return fork.getAsJsonObject("forkCheckpoint").getAsJsonArray("verdicts").get(0).getAsJsonObject()
                .get("value").getAsDouble();
    }

    @Test
    void dynamicRun_leavesNoTemporaryFile() throws IOException {
        Path temporary = temporaryFolder();
        run(temporary, "cv,rciw,kld", folder.resolve("result.json"));
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(List.of(), left.filter(file -> !file.getFileName().toString().startsWith("hsperf")).toList());
        }
    }

    @Test
    void kldWarning_namesTheCriterionThatWasNotMet() {
        Path json = folder.resolve("result.json");
        Outcome outcome = ThisVm.in(folder).run(Runs.dynamic("DriftingBenchmark", "kld"), "-wi", "7", "-f", "1",
                "-rf", "json", "-rff", json.toString()).expect(0);
        JsonObject result = Json.only(json);
        assertFalse(Json.reconfiguration(result).get("warmupStable").getAsBoolean(), outcome::out);
        assertTrue(Json.warnings(result).get(0).startsWith(
                "warmup not stable after all 7 iterations, in 1 of 1 fork: kld "), outcome::out);
    }

    @Test
    void helpAndListing_showTheCurrentDefaults() {
        Outcome run = ThisVm.in(folder).run("SteadyBenchmark", "-f", "0", "-w", "1ms", "-r", "1ms", "-rf", "dynamic",
                "-wi", "10", "-i", "1").expect(0);
        assertTrue(run.out().contains("stable where steady <= 0.02"), run::out);
        assertTrue(run.out().contains("# Bounds: 5 to 10 warmup iterations, 1 measured (sliding), 1 fork"), run::out);
        String help = Jmh.ours().run("-h", "dynamic").expect(0).out().replaceAll("\\s+", " ");
        assertTrue(help.contains("(default: steady)"), help);
        assertTrue(help.contains("(default: 5, or -wi if lower)"), help);
        assertTrue(help.contains("(default: 5)"), help);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cv", "rciw", "kld"})
    void sameNumbers_decideTheSameWayTwice(String criterion) {
        assertEquals(vectors(criterion), vectors(criterion));
    }

    private static List<String> vectors(String criterion) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criterion))
                .warmupIterations(1, 9).forks(1, 1).build());
        session.startFork(ForkRole.measured());
        List<String> vectors = new ArrayList<>();
        for (int iteration = 1; iteration <= 9; iteration++) {
            session.warmupIteration(noisy(iteration));
            session.mayWarmupEnd().judgements().values()
                    .forEach(judgement -> vectors.add(Arrays.toString(judgement.evidence())));
        }
        return vectors;
    }

    private static Iteration noisy(int iteration) {
        double[] values = new Random(iteration).doubles(5_000, 1, 2).map(value -> value + 5.0 / iteration).toArray();
        return Iteration.of(Sample.of(values));
    }
}
