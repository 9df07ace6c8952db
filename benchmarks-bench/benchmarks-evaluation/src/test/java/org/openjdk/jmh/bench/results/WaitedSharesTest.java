package org.openjdk.jmh.bench.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.results.json.ResultReader;

/** A replay judges iterations without their waiting, as a live run does, where the file tells of it. */
class WaitedSharesTest {

    private static final String UNKNOWN = "{\"measurement\":{\"seconds\":null,\"waiting\":null},\"interrupted\":[]}";

    @TempDir
    private Path folder;

    private JmhRecording recording(String mode, String environment) throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "[{\"benchmark\":\"a.B.c\",\"mode\":\"" + mode
                + "\"," + environment + "\"primaryMetric\":{\"score\":1,\"scoreUnit\":\"s/op\","
                + "\"rawData\":[[1,2,3],[4,5,6]],\"rawDataHistogram\":[[[[1,2]],[[2,1]],[[3,1]]],[[[4,1]],[[5,1]],[[6,1]]]]}}]");
        try (ResultReader results = new ResultReader(file)) {
            return new JmhResult(results.next()).recording(1);
        }
    }

    private static String environment(String... forks) {
        return "\"environment\":{\"forks\":[" + String.join(",", forks) + "]},";
    }

    private static String lost(double seconds, double waiting) {
        return "{\"seconds\":" + seconds + ",\"stolen\":0,\"waiting\":" + waiting + "}";
    }

    private static String fork(String measurement, String... interrupted) {
        return "{\"measurement\":" + measurement + ",\"interrupted\":[" + String.join(",", interrupted) + "]}";
    }

    private static String interrupted(int iteration, double waiting) {
        return "{\"iteration\":" + iteration + ",\"lost\":" + lost(1, waiting) + "}";
    }

    @Test
    void iterationsThatAreNotNamed_shareTheRestOfTheWaiting() throws IOException {
        JmhRecording recording = recording("avgt", environment(fork(lost(3, 0.2), interrupted(2, 0.5)), UNKNOWN));
        assertArrayEquals(new double[] {0.05, 0.5, 0.05}, recording.waited()[0], 1e-12);
        assertArrayEquals(new double[] {Double.NaN, Double.NaN, Double.NaN}, recording.waited()[1]);
        assertEquals(0.5, recording.iteration(0, 1).lost());
        assertFalse(recording.iteration(0, 1).isOfInvocations());
        assertTrue(Double.isNaN(recording.iteration(1, 1).lost()));
    }

    @Test
    void timesOfInvocations_areMarkedAsSuch_andTheirMeansAreNot() throws IOException {
        JmhRecording recording = recording("sample", environment(fork(lost(3, 0.2)), fork(lost(3, 0.4))));
        assertTrue(recording.iteration(0, 0).isOfInvocations());
        assertFalse(recording.asScores().iteration(0, 0).isOfInvocations());
        assertEquals(0.2, recording.asScores().iteration(0, 0).lost(), 1e-12);
        assertEquals(0.4, recording.iteration(1, 2).lost(), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"environment\":{},", "\"environment\":{\"forks\":[null,null]},",
        "\"environment\":{\"forks\":[{\"measurement\":{\"seconds\":3,\"waiting\":0.2},\"interrupted\":[]}]},",
        "\"environment\":{\"forks\":[{},{\"interrupted\":[{\"iteration\":1}]}]},"})
    void fileThatDoesNotTellOfEachFork_tellsNothing(String environment) throws IOException {
        JmhRecording recording = recording("avgt", environment);
        assertTrue(Double.isNaN(recording.waited()[0][0]));
        assertTrue(Double.isNaN(recording.waited()[1][2]));
    }

    @Test
    void somethingElse_isRefused() {
        assertTrue(
                assertThrows(IllegalArgumentException.class, () -> recording("avgt", "\"environment\":{\"forks\":3},"))
                        .getMessage().startsWith("environment: "));
    }
}
