package org.openjdk.jmh.builds.reports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Says what has become of the benchmarks. */
class ComparisonEndTest {

    private static final String ONE =
            "{\"benchmark\": \"org.example.Words.%s\", \"params\": {\"n\": \"1\"}, \"metric\": "
                    + "\"score\", \"ratio\": 1.5, \"lower\": 1.2, \"upper\": \"+INF\", \"verdict\": \"%s\"}";

    @TempDir
    Path folder;

    private SeveralComparisons compared(String verdict, String... benchmarks) throws Exception {
        Path file = folder.resolve("comparison.json");
        Files.writeString(file, Stream.concat(Stream.of(String.format(ONE, "other", "same")),
                Stream.of(benchmarks).map(name -> String.format(ONE, name, verdict)))
                .collect(Collectors.joining(",", "{\"comparisons\": [", "]}")));
        return SeveralComparisons.of(Map.of("module", file));
    }

    @Test
    void whatIsSlower_isNamed() throws Exception {
        assertEquals("Words.a(n=1) has become slower", ComparisonEnd.sentence(5, compared("slower", "a")));
        assertEquals("Words.a(n=1), Words.b(n=1) have become slower",
                ComparisonEnd.sentence(5, compared("slower", "a", "b")));
        assertEquals("Words.a(n=1), Words.b(n=1), Words.c(n=1) and 2 more have become slower",
                ComparisonEnd.sentence(5, compared("slower", "a", "b", "c", "d", "e")));
    }

    @Test
    void otherCodes_areExplained() throws Exception {
        SeveralComparisons nothing = SeveralComparisons.of(Map.of("module", folder.resolve("missing")));
        assertEquals("a benchmark has become slower, see above", ComparisonEnd.sentence(5, nothing));
        assertEquals("a benchmark has failed, see above", ComparisonEnd.sentence(3, nothing));
        assertEquals("it is undecided whether a benchmark has become slower, see above",
                ComparisonEnd.sentence(6, nothing));
        assertEquals("it was ended by signal 15", ComparisonEnd.sentence(143, nothing));
        assertEquals("it ended with exit code 1, see above", ComparisonEnd.sentence(1, nothing));
    }

    @Test
    void table_hasARowForEachMetric() throws Exception {
        assertEquals("| module | Words.a(n=1) | +50.0 % | [+20.0 %, ?] | slower |",
                compared("slower", "a").lines().get(3));
    }
}
