package org.openjdk.jmh.bench.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeriesReaderTest {

    @TempDir
    private Path folder;

    private String complaint(String name, byte[] content) throws IOException {
        Path file = Files.write(folder.resolve(name), content);
        String message = assertThrows(InputException.class, () -> SeriesReader.read(file)).getMessage();
        assertTrue(message.startsWith(file + ": "), message);
        assertEquals(1, message.lines().count());
        return message.substring((file + ": ").length());
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void read_compressed_isTheBenchmarkOfItsName() throws Exception {
        Path file = Files.write(folder.resolve("a__b#c.d#.json.gz"), gzip("[[0.1, 1e-3], [2, 3]]"));
        BenchmarkSeries series = SeriesReader.read(file);
        assertEquals("a__b#c.d#", series.name());
        assertEquals(2, series.forks().size());
        assertEquals(2, series.slices());
        assertEquals(0.001, series.forks().get(0).mean(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "[] | no fork",
        "[[]] | fork 1 has no iteration",
        "{\"\"a\"\": 1} | at its start: expected a list of forks, found BEGIN_OBJECT",
        "[1, 2] | fork 1, iteration 0: expected a list of numbers, found NUMBER",
        "[[1, null]] | fork 1, iteration 2: expected a number, found NULL",
        "[[1, -2]] | fork 1, iteration 2 has a mean time of -2.0: it must be above 0",
        "[[1, 2], [3]] | fork 2 has 1 iterations, fork 1 has 2",
        "[[1, 2], [3 | fork 2, iteration 1: the file is truncated or damaged",
    })
    void read_badJson_namesTheForkAndTheIteration(String json, String message) throws IOException {
        assertEquals(message, complaint("x.json", json.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void read_notANumber_namesTheForkAndTheIteration() throws IOException {
        String message = complaint("x.json", "[[1, NaN]]".getBytes(StandardCharsets.UTF_8));
        assertTrue(message.startsWith("fork 1, iteration 1: not JSON: ")
                || message.startsWith("fork 1, iteration 2: "), message);
    }

    @Test
    void read_truncatedGzip_saysSo() throws IOException {
        byte[] whole = gzip("[[1, 2, 3]]");
        assertTrue(complaint("x.json.gz", Arrays.copyOf(whole, whole.length - 12)).contains("truncated or damaged"));
    }

    @Test
    void read_noGzip_saysSo() throws IOException {
        assertEquals("at its start: the file is truncated or damaged",
                complaint("x.json.gz", "[[1]]".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void open_missingOrEmptyFolder_isNamed() {
        assertEquals(folder + ": no .json or .json.gz file in this folder",
                assertThrows(InputException.class, () -> SeriesFolder.open(folder)).getMessage());
        Path missing = folder.resolve("missing");
        assertEquals(missing + ": no such folder",
                assertThrows(InputException.class, () -> SeriesFolder.open(missing)).getMessage());
    }

    @Test
    void published_badNumber_namesTheLine() throws IOException {
        Path file = Files.writeString(folder.resolve("p.csv"), "benchmark,fork,technique,last_warmup_it\na,0,Cov,x\n");
        assertTrue(assertThrows(InputException.class, () -> PublishedAssessment.read(file)).getMessage()
                .startsWith(file + ": line 2: "));
    }

    @Test
    void classification_tooFewStarts_namesTheBenchmark() throws IOException {
        Path file = Files.writeString(folder.resolve("classification.json"),
                "{\"a\": {\"forks\": [\"steady state\", \"steady state\"], \"steady_state_starts\": [1]}}");
        assertEquals(file + ": a: needs as many 'steady_state_starts' as 'forks'",
                assertThrows(InputException.class, () -> SteadyStates.read(file)).getMessage());
    }
}
