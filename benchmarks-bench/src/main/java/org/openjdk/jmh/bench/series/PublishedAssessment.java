package org.openjdk.jmh.bench.series;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;

/** Where other techniques ended the warmup of the same forks; immutable. */
public final class PublishedAssessment {

    private final Map<String, SortedMap<String, SortedMap<Integer, Integer>>> decisions;

    private PublishedAssessment(Map<String, SortedMap<String, SortedMap<Integer, Integer>>> decisions) {
        this.decisions = decisions;
    }

    /**
     * Reads an assessment.
     *
     * @param file that need not exist
     * @return nothing where it does not
     * @throws InputException if it is of another shape
     */
    public static PublishedAssessment read(Path file) throws InputException {
        Map<String, SortedMap<String, SortedMap<Integer, Integer>>> decisions = new HashMap<>();
        if (Files.exists(file)) {
            try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
                for (NamedCsvRecord row : csv) {
                    add(decisions, file, row);
                }
            } catch (CsvParseException | UncheckedIOException | IOException e) {
                throw new InputException(file, e.getMessage());
            }
        }
        return new PublishedAssessment(decisions);
    }

    private static void add(Map<String, SortedMap<String, SortedMap<Integer, Integer>>> decisions, Path file,
                            NamedCsvRecord row) throws InputException {
        try {
            int fork = Integer.parseInt(row.getField("fork"));
            int lastWarmup = Integer.parseInt(row.getField("last_warmup_it"));
            decisions.computeIfAbsent(row.getField("benchmark"), b -> new TreeMap<>())
                    .computeIfAbsent(row.getField("technique"), t -> new TreeMap<>())
                    .put(fork, lastWarmup + 1);
        } catch (NumberFormatException | NoSuchElementException e) {
            throw new InputException(file, "line " + row.getStartingLineNumber() + ": " + e.getMessage());
        }
    }

    /**
     * What was decided for a benchmark.
     *
     * @param benchmark its name
     * @return for each technique and each fork that it ran, counted from 0, the number of warmup slices
     */
    public SortedMap<String, SortedMap<Integer, Integer>> of(String benchmark) {
        return decisions.getOrDefault(benchmark, Collections.emptySortedMap());
    }
}
