package org.openjdk.jmh.bench.series;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A data set: series in the folder itself or in its sub-folder {@code timeseries}, beside them
 * {@code classification.json} and {@code published-assessment.csv} where known.
 *
 * @param files     of series, sorted by name, at least one
 * @param steady    where the forks are steady
 * @param published what others decided
 */
public record SeriesFolder(List<Path> files, SteadyStates steady, PublishedAssessment published) {

    private static final String CLASSIFICATION = "classification.json";

    /**
     * Lists a folder.
     *
     * @param folder of the data set
     * @return the data set, none of its series read
     * @throws InputException if there is no such folder, no series in it, or a file beside them is of another shape
     */
    public static SeriesFolder open(Path folder) throws InputException {
        Path series = folder.resolve("timeseries");
        List<Path> files = list(Files.isDirectory(series) ? series : folder);
        if (files.isEmpty()) {
            throw new InputException(folder, "no .json or .json.gz file in this folder");
        }
        return new SeriesFolder(files, SteadyStates.read(folder.resolve(CLASSIFICATION)),
                PublishedAssessment.read(folder.resolve("published-assessment.csv")));
    }

    private static List<Path> list(Path folder) throws InputException {
        if (!Files.isDirectory(folder)) {
            throw new InputException(folder, Files.exists(folder) ? "not a folder" : "no such folder");
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(SeriesFolder::isSeries).sorted().collect(Collectors.toList());
        } catch (IOException e) {
            throw new InputException(folder, "cannot be listed: " + e.getMessage());
        }
    }

    private static boolean isSeries(Path file) {
        String name = file.getFileName().toString();
        return (name.endsWith(".json") || name.endsWith(".json.gz")) && !name.equals(CLASSIFICATION);
    }
}
