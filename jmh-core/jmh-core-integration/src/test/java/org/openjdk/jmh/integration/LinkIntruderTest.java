package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.example.link.Payload;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Intruder;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;

/**
 * Tests connections of other processes to the link of a run before its fork connects. Without protection, such a run
 * would hang.
 */
class LinkIntruderTest {

    private static final String REFUSED = "not from the fork, and rejected; this does not affect the result.";

    @TempDir
    Path folder;

    private final int port = Intruder.freePort();

    private Path marker() {
        return folder.resolve("deserialized");
    }

    private byte[] message(String kind) throws IOException {
        return switch (kind) {
            case "silence" -> new byte[0];
            case "half a token" -> "JMH1".getBytes(StandardCharsets.US_ASCII);
            case "object" -> object();
            case "wrong token and object" -> behindToken(object());
            default -> garbage();
        };
    }

    private static byte[] garbage() {
        byte[] bytes = new byte[10_000];
        new Random(1).nextBytes(bytes);
        return bytes;
    }

    private byte[] object() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(new Payload(marker()));
        }
        return bytes.toByteArray();
    }

    private static byte[] behindToken(byte[] stream) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(("JMH1" + "0".repeat(32)).getBytes(StandardCharsets.US_ASCII));
        bytes.write(stream);
        return bytes.toByteArray();
    }

    private Outcome runAgainst(Intruder started, int connections, String... arguments) {
        try (Intruder intruder = started) {
            Outcome outcome = Runs.plugged(folder).vm("-Djmh.link.port=" + port)
                    .run(List.of("GatedBenchmark", "-p", "gate=" + gate(), "-w", "10ms", "-r", "10ms", "-i", "2", "-f",
                            "2", "-rff", json().toString()), arguments)
                    .expect(0);
            assertEquals(connections, intruder.end(), "connections of the intruder");
            return outcome;
        }
    }

    private Path gate() {
        return folder.resolve("gate");
    }

    private void assertIntact() {
        JsonObject result = Json.only(json());
        JsonArray forks = result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData");
        assertEquals(2, forks.size());
        forks.forEach(fork -> assertEquals(2, fork.getAsJsonArray().size()));
        assertFalse(Files.exists(marker()), "an object of the intruder was deserialized");
    }

    private Path json() {
        return folder.resolve("result.json");
    }

    @Test
    void intruderBeforeTheFork_isRejectedAndReported() throws IOException {
        Outcome outcome = runAgainst(Intruder.atOnce(port, object(), 1, gate()), 1, "-wi", "1", "-rf", "json");
        assertIntact();
        assertEquals(1, outcome.linesWith("# WARNING: 1 connection that was " + REFUSED).size(), outcome::out);
        assertTrue(outcome.errorLines().isEmpty(), outcome::err);
    }

    /** Some connect before the fork starts, others while it starts; the run ends only after all of them. */
    @ParameterizedTest
    @ValueSource(strings = {"wrong token and object", "silence"})
    void intruderWithHundredConnections_isRejectedAndTheResultIntact(String kind) throws IOException {
        Outcome outcome = runAgainst(Intruder.atOnce(port, message(kind), 100, gate()), 100, "-wi", "1", "-rf", "json");
        assertIntact();
        int refused = outcome.linesWith(REFUSED).stream().mapToInt(line -> Integer.parseInt(line.split(" ")[2])).sum();
        assertEquals(100, refused, outcome::out);
    }

    /** They lack a token as well. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"garbage", "object", "half a token"})
    void otherIntruderWithHundredConnections_isRejectedAndTheResultIntact(String kind) throws IOException {
        intruderWithHundredConnections_isRejectedAndTheResultIntact(kind);
    }

    @Test
    void intruderDuringTheMeasurement_isRejectedAndTheResultIntact() throws IOException {
        runAgainst(Intruder.whileMeasured(port, message("silence"), 500, gate()), 500, "-wi", "0", "-rf",
                "json,dynamic", "-sc", "always", "-env", "false");
        assertIntact();
        assertEquals(2, Json.forks(Json.only(json())).size());
    }

    @Test
    void forkAlone_isServedWithoutMessages() {
        Outcome alone = Jmh.ours().vm("-Djmh.link.port=" + port).run(Runs.fixed("SteadyBenchmark"), "-wi", "1")
                .expect(0);
        assertEquals(0, alone.linesWith("refused").size(), alone::out);
    }
}
