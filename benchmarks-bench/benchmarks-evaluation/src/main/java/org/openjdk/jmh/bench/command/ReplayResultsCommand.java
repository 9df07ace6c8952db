package org.openjdk.jmh.bench.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.replay.RatioInterval;
import org.openjdk.jmh.bench.replay.ReplaySettings;
import org.openjdk.jmh.bench.report.ReportKind;
import org.openjdk.jmh.bench.results.JmhResultFile;
import org.openjdk.jmh.bench.series.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays JMH's own result files. */
@Command(name = "replay-results", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Cuts a static and dynamic runs out of JMH result files in JSON format that were made without "
                + "warmup (-wi 0 -i 100 -f 5 -bm sample -rf json) and compares them as FSE'20 does.")
public final class ReplayResultsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Result files, perhaps compressed by gzip.")
    private List<Path> files;

    @Option(names = "--as", defaultValue = "values", paramLabel = "KIND",
            description = "What the engine sees of an iteration: values (each invocation, in sample time mode) or score "
                    + "(their mean, as average time mode has it). Default: ${DEFAULT-VALUE}.")
    private Grouping grouping;

    @Mixin
    private RunOptions options;

    @Option(names = {"-o", "--output"}, defaultValue = "replay-results", paramLabel = "DIR",
            description = "Folder for the results. Default: ${DEFAULT-VALUE}.")
    private Path output;

    private int failed;

    @Override
    public Integer call() {
        ReplaySettings settings = options.settings(spec.commandLine(), 1, grouping, RatioInterval.BOOTSTRAP);
        try (ResultOutput results = new ResultOutput(output, Integer.MAX_VALUE, ReportKind.REPLAY)) {
            for (Path file : files) {
                replay(new JmhResultFile(file, settings), results);
            }
            results.finish(spec.commandLine().getOut());
        } catch (IOException | UncheckedIOException e) {
            complain(output + ": cannot be written: " + e.getMessage());
        }
        return failed > 0 ? 1 : 0;
    }

    private void replay(JmhResultFile file, ResultOutput results) {
        try {
            file.replay(results::add, this::complain);
        } catch (InputException e) {
            complain(e.getMessage());
        }
    }

    private void complain(String line) {
        failed++;
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }
}
