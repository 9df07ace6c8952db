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

    /** Of a fork that is not known to have been measured. */
    private static final int UNKNOWN = -1;

    /** For each benchmark and technique, a fork, its warmup slices and all its slices, and so on: there may be very many. */
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
            int lastMeasured = Integer.parseInt(row.findField("last_measure_it").orElse(String.valueOf(UNKNOWN - 1)));
            String technique = row.getField("technique");
            decisions.computeIfAbsent(row.getField("benchmark"), b -> new TreeMap<>())
                    .merge(techniques.computeIfAbsent(technique, t -> t),
                            new int[] {fork, lastWarmup + 1, lastMeasured + 1},
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
        decisions.getOrDefault(benchmark, Collections.emptySortedMap())
                .forEach((technique, known) -> result.put(technique, column(known, 1)));
        return result;
    }

    /**
     * Where a technique ended the measurement of a benchmark.
     *
     * @param benchmark its name
     * @param technique as the file names it
     * @return for each fork that it measured, counted from 0, the number of slices of warmup and measurement
     */
    public SortedMap<Integer, Integer> ends(String benchmark, String technique) {
        SortedMap<Integer, Integer> ends = column(decisions.getOrDefault(benchmark, Collections.emptySortedMap())
                .getOrDefault(technique, new int[0]), 2);
        ends.values().removeIf(slices -> slices == UNKNOWN);
        return ends;
    }

    private static SortedMap<Integer, Integer> column(int[] known, int number) {
        SortedMap<Integer, Integer> forks = new TreeMap<>();
        for (int i = 0; i < known.length; i += 3) {
            forks.put(known[i], known[i + number]);
        }
        return forks;
    }

    private static int[] joined(int[] first, int[] second) {
        int[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
