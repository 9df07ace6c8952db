package org.openjdk.jmh.bench.rules;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.InputException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of all commands that draw from recorded time series. */
public final class RecordedOptions {

    @Mixin
    private SeriesOptions series;

    @Option(names = "--warmup", defaultValue = "30", paramLabel = "SECONDS",
            description = "Warmup of each fork, in seconds. Default: ${DEFAULT-VALUE}.")
    private double warmup;

    /** Where the series are. */
    public Path folder() {
        return series.folder();
    }

    /** Warmup of each fork, in seconds. */
    public double warmup() {
        return warmup;
    }

    /** Of the draws. */
    public long seed() {
        return series.seed();
    }

    /** Reads the benchmarks of the projects, with a line for each file that cannot be used. */
    public List<Recorded> read(Consumer<String> complaints) throws InputException {
        return read(this::measured, complaints);
    }

    private List<Recorded> read(Function<BenchmarkSeries, Recorded> measuring, Consumer<String> complaints)
            throws InputException {
        return series.projects().of(RecordedFolder.read(folder(), measuring, complaints));
    }

    /** What a command makes of the benchmarks. */
    @FunctionalInterface
    public interface Evaluation {

        /** Evaluates them. */
        void of(List<Recorded> benchmarks) throws IOException, InterruptedException;
    }

    /**
     * Reads the benchmarks, says what is wrong with them, and evaluates those that can be used.
     *
     * @param measuring  makes of a series what is drawn from
     * @param evaluation is called unless there is none
     * @return exit code: 0, or 1 where a file cannot be used
     */
    public int evaluate(Function<BenchmarkSeries, Recorded> measuring, Evaluation evaluation)
            throws IOException, InterruptedException {
        PrintWriter err = series.command().commandLine().getErr();
        List<String> complaints = new ArrayList<>();
        List<Recorded> benchmarks;
        try {
            benchmarks = read(measuring, complaints::add);
        } catch (InputException e) {
            err.println(e.getMessage());
            return 1;
        }
        complaints.forEach(err::println);
        if (benchmarks.isEmpty()) {
            err.println(folder() + ": no benchmark to draw from");
            return 1;
        }
        evaluation.of(benchmarks);
        return complaints.isEmpty() ? 0 : 1;
    }

    /** The same, of benchmarks that are measured as the warmup says. */
    int evaluate(Evaluation evaluation) throws IOException, InterruptedException {
        return evaluate(this::measured, evaluation);
    }

    private Recorded measured(BenchmarkSeries benchmark) {
        return Recorded.of(benchmark, warmup);
    }

    /** Refuses a warmup that cannot be. */
    public void check() {
        require(warmup >= 0, "--warmup is " + warmup + ": it must be 0 or more");
    }

    /** Refuses what the command was given unless a condition holds. */
    public void require(boolean condition, String complaint) {
        series.require(condition, complaint);
    }
}
