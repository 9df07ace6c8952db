package org.openjdk.jmh.bench.rules;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.bench.report.Progress;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates rules that decide after each block, on recorded time series. */
@Command(name = "sequential-rules", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws sequences of blocks from recorded time series, changes one side by 0, 1, 2, 3, 5 and "
                + "10 %%, and prints how rules end that look after each block, and after how many.")
public final class SequentialRulesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-b", "--bounds"}, split = ",", defaultValue = "10,20,30", paramLabel = "N",
            description = "Blocks at most, separated by commas. Default: ${DEFAULT-VALUE}.")
    private List<Integer> bounds;

    @Option(names = {"-n", "--sequences"}, defaultValue = "20", paramLabel = "N",
            description = "Sequences drawn of each benchmark. Default: ${DEFAULT-VALUE}.")
    private int sequences;

    @Option(names = "--iterations", defaultValue = "10", paramLabel = "N",
            description = "Iterations of a second in each fork. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(names = "--windows", defaultValue = "10", paramLabel = "N",
            description = "Windows of so many iterations, one after the other, that a fork is drawn from. Where the "
                    + "warmup is short, later ones are warmer: take 1. Default: ${DEFAULT-VALUE}.")
    private int windows;

    @Option(names = "--draws", split = ",", defaultValue = "resampled,unlike", paramLabel = "DRAW",
            description = "resampled (both sides from one benchmark), unlike (from two, of the same mean). "
                    + "Default: ${DEFAULT-VALUE}.")
    private List<Draw> draws;

    @Option(names = "--mean", defaultValue = "ARITHMETIC", paramLabel = "MEAN",
            description = "What stands for a fork, of its iterations: ${COMPLETION-CANDIDATES}. "
                    + "Default: ${DEFAULT-VALUE}.")
    private ForkMean mean;

    @Option(names = "--suites", defaultValue = "0", paramLabel = "N",
            description = "Carries out A/B runs of N suites instead, whose benchmarks are decided each alone, and all "
                    + "together. Default: ${DEFAULT-VALUE}, none.")
    private int suites;

    @Option(names = "--size", defaultValue = "500", paramLabel = "N",
            description = "Benchmarks of a suite, drawn from the recorded ones. Default: ${DEFAULT-VALUE}.")
    private int size;

    @Mixin
    private EvaluationOptions evaluation;

    @Override
    public Integer call() throws InterruptedException {
        check();
        try {
            return recorded.evaluate(series -> Recorded.of(series, recorded.warmup(), iterations, windows),
                    this::evaluate);
        } catch (IOException e) {
            spec.commandLine().getErr().println(evaluation.output() + ": cannot be written: " + e.getMessage());
            return 1;
        }
    }

    private void check() {
        recorded.require(sequences >= 1, "--sequences is " + sequences + ": it must be 1 or more");
        evaluation.check(recorded);
        recorded.check();
        recorded.require(suites >= 0, "--suites is " + suites + ": it must be 0 or more");
        recorded.require(size >= 1, "--size is " + size + ": it must be 1 or more");
        recorded.require(iterations >= 1, "--iterations is " + iterations + ": it must be 1 or more");
        recorded.require(windows >= 1, "--windows is " + windows + ": it must be 1 or more");
        recorded.require(!draws.contains(Draw.SPLIT),
                "--draws has split: ten forks are too few for sequences without replacement");
        bounds.forEach(
                n -> recorded.require(n >= SequentialSettings.FIRST_LOOK, "--bounds has " + n + ": the first look is "
                        + "after " + SequentialSettings.FIRST_LOOK + " blocks"));
    }

    /** The rules that are compared, ours first. */
    private static List<SequentialCandidate> candidates(int bound) {
        SequentialSettings settings = SequentialSettings.standard().withMostBlocks(bound);
        return List.of(new SequentialCandidate("default", DifferenceRule.standard(), settings),
                new SequentialCandidate("to the bound", DifferenceRule.standard(), settings.withFutility(0)),
                new SequentialCandidate("constant", ConstantLevelRule.sharing(settings), settings),
                new SequentialCandidate("always valid", new AlwaysValidRule(), settings),
                new SequentialCandidate("uncorrected", ConstantLevelRule.uncorrected(settings), settings));
    }

    private void evaluate(List<Recorded> benchmarks) throws InterruptedException, IOException {
        if (suites > 0) {
            evaluateSuites(benchmarks);
            return;
        }
        SequentialRun run = new SequentialRun(benchmarks, sequences, recorded.seed(), evaluation.threads(), mean);
        List<SequentialOutcome> all = new ArrayList<>();
        PrintWriter out = spec.commandLine().getOut();
        out.println(
                benchmarks.size() + " benchmarks, " + sequences + " sequences of each; forks warmed up for "
                        + recorded.warmup()
                        + " s,");
        out.println("then measured for " + iterations + " iterations of 1 s");
        try (Progress progress = evaluation.progress("sequential-rules", draws.size() * bounds.size())) {
            for (Draw draw : draws) {
                List<SequentialOutcome> outcomes = new ArrayList<>();
                for (int bound : bounds) {
                    for (SequentialCandidate candidate : candidates(bound)) {
                        outcomes.add(new SequentialOutcome(candidate, draw, run.run(candidate, draw)));
                    }
                    progress.step();
                }
                print(out, draw, outcomes);
                all.addAll(outcomes);
            }
        }
        out.flush();
        if (evaluation.output() != null) {
            SequentialReport.write(evaluation.output(), all);
        }
    }

    private void evaluateSuites(List<Recorded> benchmarks) {
        PrintWriter out = spec.commandLine().getOut();
        try (Progress progress = evaluation.progress("sequential-rules", draws.size() * bounds.size())) {
            for (Draw draw : draws) {
                for (int bound : bounds) {
                    out.println();
                    out.println(draw.title() + ": " + suites + " suites of " + size + ",");
                    out.println(bound + " blocks at most, forks warmed up for " + recorded.warmup()
                            + " s, then measured for " + iterations + " s:");
                    new SuiteErrors(benchmarks, size, suites, recorded.seed(), mean,
                            SequentialSettings.standard().withMostBlocks(bound)).lines(draw).forEach(out::println);
                    progress.step();
                }
            }
        }
        out.flush();
    }

    private static void print(PrintWriter out, Draw draw, List<SequentialOutcome> outcomes) {
        out.println();
        out.println(draw.title() + ":");
        SequentialReport.found(outcomes).forEach(out::println);
        out.println();
        out.println("Blocks until the end, in the mean:");
        SequentialReport.blocks(outcomes).forEach(out::println);
    }
}
