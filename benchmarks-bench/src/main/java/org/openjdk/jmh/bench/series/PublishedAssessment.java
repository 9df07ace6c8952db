package org.openjdk.jmh.bench.series;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;

/** Where other techniques ended the warmup of the same forks; immutable. */
public final class PublishedAssessment {

    /** For each benchmark and technique, pairs of a fork and its warmup slices: there may be very many. */
    private final Map<String, SortedMap<String, int[]>> decisions = new HashMap<>();
    private final Map<String, String> techniques = new HashMap<>();

    private PublishedAssessment() {
    }

    /**
     * Reads an assessment.
     *
     * @param file that need not exist
     * @return nothing where it does not
     * @throws InputException if it is of another shape
     */
    public static PublishedAssessment read(Path file) throws InputException {
        PublishedAssessment assessment = new PublishedAssessment();
        if (Files.exists(file)) {
            try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
                for (NamedCsvRecord row : csv) {
                    assessment.add(file, row);
                }
            } catch (CsvParseException | UncheckedIOException | IOException e) {
                throw new InputException(file, e.getMessage());
            }
        }
        return assessment;
    }

    private void add(Path file, NamedCsvRecord row) throws InputException {
        try {
            int fork = Integer.parseInt(row.getField("fork"));
            int lastWarmup = Integer.parseInt(row.getField("last_warmup_it"));
            String technique = row.getField("technique");
            decisions.computeIfAbsent(row.getField("benchmark"), b -> new TreeMap<>())
                    .merge(techniques.computeIfAbsent(technique, t -> t), new int[] {fork, lastWarmup + 1},
                            PublishedAssessment::joined);
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
        SortedMap<String, SortedMap<Integer, Integer>> result = new TreeMap<>();
        decisions.getOrDefault(benchmark, Collections.emptySortedMap()).forEach((technique, pairs) -> {
            SortedMap<Integer, Integer> forks = new TreeMap<>();
            for (int i = 0; i < pairs.length; i += 2) {
                forks.put(pairs[i], pairs[i + 1]);
            }
            result.put(technique, forks);
        });
        return result;
    }

    private static int[] joined(int[] first, int[] second) {
        int[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
