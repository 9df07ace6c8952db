package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Outcome;

/** Runs upstream's released samples dynamically: a few, or all with the profile {@code all-samples}. */
class ReleasedSamplesTest {

    /** The timeout is for JMHSample_30, which stalls until it is interrupted. */
    private static final List<String> SHORT = List.of("-wi", "6", "-w", "10ms", "-i", "2", "-r", "10ms", "-f", "2",
            "-to", "10s");

    @TempDir
    Path folder;

    @Tag("nightly")
    @Test
    void releasedSamples_allRunDynamically() {
        String selection = System.getProperty("samples");
        Path json = folder.resolve("samples.json");
        Jmh samples = Jmh.bare().with(Jars.released("jmh-samples"))
                .within(Long.getLong("samples.timeout.minutes"));
        TreeSet<String> expected = new TreeSet<>(samples.run(selection, "-l").expect(0).lines());
        expected.removeIf(line -> !line.startsWith("org.openjdk.jmh.samples."));

        Outcome outcome = samples.run(SHORT, selection, "-rf", "dynamic,json", "-rff", json.toString()).expect(0);

        TreeSet<String> ran = new TreeSet<>();
        Json.results(json).stream().filter(result -> result.has("reconfiguration"))
                .forEach(result -> ran.add(result.get("benchmark").getAsString()));
        assertEquals(expected, ran);
        assertFalse(outcome.out().contains("dynamic reconfiguration failed"), outcome::out);
    }
}
