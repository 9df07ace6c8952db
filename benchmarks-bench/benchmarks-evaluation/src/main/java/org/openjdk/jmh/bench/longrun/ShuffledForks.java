package org.openjdk.jmh.bench.longrun;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.rules.SeriesOptions;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;
import org.openjdk.jmh.bench.series.SeriesReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Recorded benchmarks, whose forks come in several random orders, and from when on they are in the long run. */
final class ShuffledForks {

    @Mixin
    private SeriesOptions recorded;

    @Option(names = {"-n", "--orders"}, defaultValue = "5", paramLabel = "N",
            description = "Random orders of the forks of each benchmark. Default: ${DEFAULT-VALUE}.")
    private int orders;

    @Option(names = "--from", defaultValue = "200", paramLabel = "SECONDS",
            description = "From when on the long run is. Default: ${DEFAULT-VALUE}.")
    private double from;

    /** What cannot be is refused. */
    void check() {
        require(orders >= 1, "--orders is " + orders + ": it must be 1 or more");
        require(from >= 0, "--from is " + from + ": it must be 0 or more");
    }

    void require(boolean condition, String complaint) {
        recorded.require(condition, complaint);
    }

    /** From when on the long run is, in seconds. */
    double from() {
        return from;
    }

    /** What is known of these benchmarks besides their series. */
    SeriesFolder folder() throws InputException {
        return SeriesFolder.open(recorded.folder());
    }

    /** Reads all benchmarks, and leaves those of other projects out. */
    List<BenchmarkSeries> read() throws InputException {
        List<BenchmarkSeries> all = new ArrayList<>();
        for (Path file : folder().files()) {
            all.add(SeriesReader.read(file));
        }
        return recorded.projects().of(all, series -> series.name().split("#")[0]);
    }

    /**
     * Takes each order of each benchmark.
     *
     * @param benchmarks that were read
     * @param forks      that each of them must have
     * @param run        takes a benchmark and the numbers of its forks
     */
    void forEach(List<BenchmarkSeries> benchmarks, int forks, BiConsumer<BenchmarkSeries, List<Integer>> run) {
        for (int i = 0; i < benchmarks.size(); i++) {
            BenchmarkSeries series = benchmarks.get(i);
            int available = series.forks().size();
            require(available >= forks, series.name() + ": " + available + " forks, of " + forks + " that are needed");
            List<Integer> numbers = IntStream.range(0, available).boxed().collect(Collectors.toList());
            Random random = new Random(recorded.seed() + i);
            for (int order = 0; order < orders; order++) {
                Collections.shuffle(numbers, random);
                run.accept(series, List.copyOf(numbers));
            }
        }
    }

    /** The first line of what is printed. */
    String title(int benchmarks) {
        return benchmarks + " benchmarks, " + orders + " orders of each; the long run is from " + from + " s on";
    }
}
