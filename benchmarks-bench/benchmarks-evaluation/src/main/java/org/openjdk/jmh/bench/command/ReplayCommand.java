package org.openjdk.jmh.bench.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.openjdk.jmh.bench.journal.FileStamp;
import org.openjdk.jmh.bench.journal.OutcomeJournal;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.replay.RatioInterval;
import org.openjdk.jmh.bench.replay.ReplayRun;
import org.openjdk.jmh.bench.replay.ReplaySettings;
import org.openjdk.jmh.bench.report.Progress;
import org.openjdk.jmh.bench.report.ReportKind;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;
import org.openjdk.jmh.util.ShutdownHook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays recorded time series. */
@Command(name = "replay", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Replays recorded time series (JSON lists of forks, each a list of mean seconds per operation "
                + "in iterations of 100 ms) through the engine, and compares its warmups with the known steady states, "
                + "with published decisions and with a stopwatch. A run that was interrupted goes on where it ended.")
public final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Folder of the series, or of a data set with 'timeseries', "
            + "'classification.json' and 'published-assessment.csv'.")
    private Path folder;

    @Option(names = "--slices", defaultValue = "10", paramLabel = "N",
            description = "Length of an iteration in units of 100 ms, the recorded iterations. "
                    + "Default: ${DEFAULT-VALUE}, for 1 s.")
    private int slices;

    @Option(names = "--as", defaultValue = "values", paramLabel = "KIND",
            description = "What the engine sees of an iteration: values (each of its means of 100 ms) or score (one "
                    + "mean, as a live run in average time mode has it). Default: ${DEFAULT-VALUE}.")
    private Grouping grouping;

    @Option(names = "--interval", defaultValue = "bootstrap", paramLabel = "KIND",
            description = "95 %% interval that tells a deviation from the steady state from noise: bootstrap, or normal "
                    + "(the approximation, which finds fewer of them where there are spikes). "
                    + "Default: ${DEFAULT-VALUE}.")
    private RatioInterval interval;

    @Mixin
    private RunOptions options;

    @Option(names = {"-o", "--output"}, defaultValue = "replay-results", paramLabel = "DIR",
            description = "Folder for the results. Default: ${DEFAULT-VALUE}.")
    private Path output;

    @Option(names = {"-t", "--threads"}, paramLabel = "N",
            description = "Threads; the results do not depend on them. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--plots", defaultValue = "400", paramLabel = "N",
            description = "Benchmarks whose time series are on the page: those that deviate most. "
                    + "Default: ${DEFAULT-VALUE}.")
    private int plots;

    @Option(names = "--no-progress", description = "Shows no progress bar.")
    private boolean silent;

    @Override
    public Integer call() throws InterruptedException {
        RunOptions.requirePositive(spec.commandLine(), "--threads", threads);
        RunOptions.requireAtLeast(0, spec.commandLine(), "--plots", plots);
        ReplaySettings settings = options.settings(spec.commandLine(), slices, grouping, interval);
        PrintWriter err = spec.commandLine().getErr();
        try {
            return replay(settings);
        } catch (InputException e) {
            err.println(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            err.println(output + ": cannot be written: " + e.getMessage());
        }
        return 1;
    }

    private int replay(ReplaySettings settings) throws InputException, IOException, InterruptedException {
        SeriesFolder series = SeriesFolder.open(folder);
        try (OutcomeJournal journal = OutcomeJournal.open(output.resolve("finished.jsonl"), dependsOn(settings))) {
            int failed = run(settings, series, journal);
            report(journal, series);
            if (failed > 0) {
                spec.commandLine().getErr().println(failed + " of " + series.files().size()
                        + " files could not be replayed; the results are those of the others");
            }
            return failed > 0 ? 1 : 0;
        }
    }

    private String dependsOn(ReplaySettings settings) {
        return settings.fingerprint() + folder.toAbsolutePath().normalize() + FileStamp.ofProgram()
                + FileStamp.of(folder.resolve("classification.json"))
                + FileStamp.of(folder.resolve("published-assessment.csv"));
    }

    private int run(ReplaySettings settings, SeriesFolder series, OutcomeJournal journal) throws InterruptedException {
        ShutdownHook end = new ShutdownHook("bench-replay", () -> System.err.println(System.lineSeparator()
                + "interrupted; the same command goes on from what is finished in " + output));
        try (Progress progress = new Progress("replay", !silent, series.files().size())) {
            return new ReplayRun(settings, series, journal, spec.commandLine().getErr()::println)
                    .run(threads, progress::step);
        } finally {
            end.close();
        }
    }

    /** A file that was replayed once and is no longer there has no place in the report. */
    private void report(OutcomeJournal journal, SeriesFolder series) throws IOException {
        Set<String> present = series.files().stream().map(file -> file.getFileName().toString())
                .collect(Collectors.toSet());
        try (ResultOutput results = new ResultOutput(output, plots, ReportKind.REPLAY)) {
            for (String key : journal.keys()) {
                if (present.contains(key)) {
                    results.add(journal.outcome(key));
                }
            }
            results.finish(spec.commandLine().getOut());
        }
    }
}
