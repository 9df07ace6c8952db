package org.openjdk.jmh.bench.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;
import org.openjdk.jmh.bench.series.SeriesReader;

/** All recorded benchmarks of a folder. */
final class RecordedFolder {

    private RecordedFolder() {
    }

    /**
     * Reads a folder.
     *
     * @param folder     of the series, or of a data set with the folder {@code timeseries}
     * @param measuring  makes of a series what is drawn from
     * @param complaints takes a line for each file that cannot be used
     * @return the others, sorted by name
     * @throws InputException if there is no such folder, or no series in it
     */
    static List<Recorded> read(Path folder, Function<BenchmarkSeries, Recorded> measuring, Consumer<String> complaints)
            throws InputException {
        List<Recorded> benchmarks = new ArrayList<>();
        for (Path file : SeriesFolder.open(folder).files()) {
            try {
                benchmarks.add(measuring.apply(SeriesReader.read(file)));
            } catch (InputException e) {
                complaints.accept(e.getMessage());
            } catch (IllegalArgumentException e) {
                complaints.accept(file + ": " + e.getMessage());
            }
        }
        benchmarks.sort(Comparator.comparing(Recorded::name));
        return benchmarks;
    }
}
