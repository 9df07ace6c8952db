package org.openjdk.jmh.bench.detection;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.openjdk.jmh.bench.textbook.TextbookMethods;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** How often a known change is found, by forks, iterations and tests. */
@Command(name = "detect", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws forks and iterations from recordings of workloads in several sizes ('jmh SizedWorkload -rf "
                + "json' makes one), asks tests at 99 %% whether two sizes differ, and prints the F1 score of each "
                + "configuration (Reichelt et al., QRS'22).")
public final class DetectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE",
            description = "Results of JMH with a parameter 'size'; the smallest size is what was. Forks of several files "
                    + "are taken together.")
    private List<Path> files;

    @Option(names = {"-f", "--forks"}, split = ",", defaultValue = "2,3,4,5,7,10,15", paramLabel = "N",
            description = "Forks of each side; more than half of the recorded ones are left out. "
                    + "Default: ${DEFAULT-VALUE}.")
    private List<Integer> forks;

    @Option(names = {"-i", "--iterations"}, split = ",", defaultValue = "1,3,5,10,15", paramLabel = "N",
            description = "Iterations of each fork, behind as many of warmup; more than half of the recorded ones are "
                    + "left out. Default: ${DEFAULT-VALUE}.")
    private List<Integer> iterations;

    @Option(names = {"-t", "--tests"}, split = ",", defaultValue = "student,welch,mann-whitney", paramLabel = "NAME",
            description = "Methods of comparison; bootstrap takes long. Default: ${DEFAULT-VALUE}.")
    private List<String> tests;

    @Option(names = {"-n", "--pairs"}, defaultValue = "1000", paramLabel = "N",
            description = "Pairs of sides drawn with a change, and without. Default: ${DEFAULT-VALUE}.")
    private int pairs;

    @Option(names = "--fork-seconds", defaultValue = "0.5", paramLabel = "S",
            description = "Time of a fork beside its iterations. Default: ${DEFAULT-VALUE}.")
    private double forkSeconds;

    @Option(names = "--iteration-seconds", defaultValue = "0.05", paramLabel = "S",
            description = "Time of an iteration. Default: ${DEFAULT-VALUE}.")
    private double iterationSeconds;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N", description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Also writes all figures as CSV.")
    private Path output;

    @Option(names = "--picture", paramLabel = "FILE", description = "Also draws them as SVG.")
    private Path picture;

    @Override
    public Integer call() {
        check();
        PrintWriter err = spec.commandLine().getErr();
        try {
            RecordedWorkloads recording = RecordedWorkloads.read(files);
            if (recording.sizes().size() < 2 || recording.mostForks() < 2 || recording.mostIterations() < 1) {
                err.println("two sizes with four forks of two iterations are the least to draw from; there are "
                        + recording.sizes().size() + " sizes that all workloads have, with at least "
                        + 2 * recording.mostForks() + " forks");
                return 1;
            }
            report(recording);
            return 0;
        } catch (IOException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private void check() {
        require(pairs >= 1, "--pairs is " + pairs + ": it must be 1 or more");
        forks.forEach(n -> require(n >= 2, "--forks has " + n + ": it must be 2 or more"));
        iterations.forEach(n -> require(n >= 1, "--iterations has " + n + ": it must be 1 or more"));
        try {
            tests.forEach(TextbookMethods::named);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private void require(boolean condition, String complaint) {
        if (!condition) {
            throw new ParameterException(spec.commandLine(), complaint);
        }
    }

    private void report(RecordedWorkloads recording) throws IOException {
        DetectionReport report =
                new DetectionReport(new DetectionRun(recording, pairs, seed).run(configurations(recording)));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Workloads " + String.join(", ", recording.byName().keySet()) + " in sizes "
                + recording.sizes().stream().map(String::valueOf).collect(Collectors.joining(", ")) + ", up to "
                + recording.mostForks() + " forks and " + recording.mostIterations() + " iterations a side, " + pairs
                + " pairs with and without a change");
        out.println();
        report.lines(forkSeconds, iterationSeconds).forEach(out::println);
        out.flush();
        if (output != null) {
            report.writeCsv(output);
        }
        if (picture != null) {
            report.writePicture(picture);
        }
    }

    private List<Configuration> configurations(RecordedWorkloads recording) {
        List<Configuration> all = new ArrayList<>();
        for (String test : tests) {
            for (int fork : forks) {
                for (int iteration : iterations) {
                    if (fork <= recording.mostForks() && iteration <= recording.mostIterations()) {
                        all.add(new Configuration(test, fork, iteration));
                    }
                }
            }
        }
        return all;
    }
}
