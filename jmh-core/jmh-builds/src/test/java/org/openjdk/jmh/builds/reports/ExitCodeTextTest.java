package org.openjdk.jmh.builds.reports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Tests the explanations of exit codes. */
class ExitCodeTextTest {

    private static final String ONE =
            "{\"benchmark\": \"org.example.Words.%s\", \"params\": {\"n\": \"1\"}, \"metric\": "
                    + "\"score\", \"unit\": \"us/op\", \"baseline\": [2, 2], \"candidate\": [3], \"ratio\": 1.5, \"lower\": 1.2, \"upper\": \"+INF\", \"verdict\": \"%s\"}";

    @TempDir
    Path folder;

    private ComparisonTable compared(String verdict, String... benchmarks) throws Exception {
        Path file = folder.resolve("comparison.json");
        Files.writeString(file, Stream.concat(Stream.of(String.format(ONE, "other", "same")),
                Stream.of(benchmarks).map(name -> String.format(ONE, name, verdict)))
                .collect(Collectors.joining(",", "{\"comparisons\": [", "]}")));
        return ComparisonTable.of(Map.of("module", file));
    }

    @Test
    void slowerBenchmarks_areListed() throws Exception {
        assertEquals("Words.a(n=1) has become slower", ExitCodeText.sentence(5, compared("slower", "a")));
        assertEquals("Words.a(n=1), Words.b(n=1) have become slower",
                ExitCodeText.sentence(5, compared("slower", "a", "b")));
        assertEquals("Words.a(n=1), Words.b(n=1), Words.c(n=1) and 2 more have become slower",
                ExitCodeText.sentence(5, compared("slower", "a", "b", "c", "d", "e")));
    }

    @Test
    void otherCodes_areExplained() throws Exception {
        ComparisonTable nothing = ComparisonTable.of(Map.of("module", folder.resolve("missing")));
        assertEquals("a benchmark has become slower, see above", ExitCodeText.sentence(5, nothing));
        assertEquals("a benchmark has failed, see above", ExitCodeText.sentence(3, nothing));
        assertEquals("it is undecided whether a benchmark became slower, see above",
                ExitCodeText.sentence(6, nothing));
        assertEquals("it was stopped by signal 15", ExitCodeText.sentence(143, nothing));
        assertEquals("it ended with exit code 1, see above", ExitCodeText.sentence(1, nothing));
    }

    @Test
    void table_hasARowForEachMetric() throws Exception {
        assertEquals("| module | Words.a(n=1) | 2.00 | 3.00 us/op | +50 % | above +20 % | slower |",
                compared("slower", "a").lines().get(3));
    }
}
