package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.example.link.HostMain;
import org.example.link.OwnProfiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/** Tests which objects of users can be received from a fork. */
class LinkClassesTest {

    @TempDir
    Path folder;

    private Path attachment() {
        return folder.resolve("deserialized");
    }

    private String attached() {
        return "-Dattachment=" + attachment();
    }

    private static Outcome host(Jmh jmh, String... forkArguments) {
        return jmh.start(HostMain.class.getName(), List.of(forkArguments)).expect(0);
    }

    @Test
    void usersExceptionWithEnumAndDates_isReceived() {
        Outcome outcome = host(Jmh.ours());
        assertEquals(1, outcome.linesWith("arrived: HIGH [2020-11-08] bare").size(), outcome::out);
    }

    @Test
    void usersExceptionWithAnotherObject_failsTheBenchmarkWithTheRemedy() {
        Outcome outcome = host(Jmh.ours(), attached());
        assertFalse(Files.exists(attachment()), "the object was deserialized");
        assertTrue(
                outcome.out().contains("# ERROR: the host rejects objects of org.example.link.Payload from a fork; "
                        + "-Djmh.link.accept=org.example.link.Payload of the host allows it"),
                outcome::out);
        assertTrue(outcome.out().contains("org.example.link.Complaint: not on a Sunday"), outcome::out);
        assertEquals(1, outcome.lines().stream().filter(line -> line.startsWith("arrived: ")
                && line.contains("org.example.link.Payload")).count(), outcome::out);
    }

    @Test
    void usersObjectAcceptedByName_isReceived() {
        Outcome outcome = host(Jmh.ours().vm("-Djmh.link.accept=org.other.*,org.example.link.Payload"), attached());
        assertTrue(Files.exists(attachment()), outcome::out);
        assertEquals(1, outcome.linesWith("arrived: HIGH [2020-11-08] Payload").size(), outcome::out);
    }

    @Test
    void usersObjectAcceptedByPackage_isReceived() {
        Outcome outcome = host(Jmh.ours().vm("-Djmh.link.accept=org.example.*"), attached());
        assertEquals(1, outcome.linesWith("arrived: HIGH [2020-11-08] Payload").size(), outcome::out);
    }

    @Test
    void usersProfiler_withItsOwnResult_isReported() {
        Path json = folder.resolve("result.json");
        Jmh.ours().run(Runs.fixed("SteadyBenchmark"), "-wi", "1", "-prof", OwnProfiler.class.getName(), "-rf", "json",
                "-rff", json.toString()).expect(0);
        JsonObject secondary = Json.only(json).getAsJsonObject("secondaryMetrics");
        assertEquals(42, secondary.getAsJsonObject("own").get("score").getAsDouble());
    }
}
