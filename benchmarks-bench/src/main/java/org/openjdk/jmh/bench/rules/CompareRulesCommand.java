package org.openjdk.jmh.bench.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.bench.report.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates rules that compare two sides on recorded time series. */
@Command(name = "compare-rules", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws pairs of sides from recorded time series, changes one side by 0, 3, 5 and 10 %%, and "
                + "prints how often rules of comparison say so.")
public final class CompareRulesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-f", "--forks"}, split = ",", defaultValue = "2,3,5,10", paramLabel = "N",
            description = "Forks on each side, separated by commas. Default: ${DEFAULT-VALUE}.")
    private List<Integer> forks;

    @Option(names = {"-n", "--pairs"}, defaultValue = "20", paramLabel = "N",
            description = "Pairs drawn of each benchmark. Default: ${DEFAULT-VALUE}.")
    private int pairs;

    @Option(names = "--plans", defaultValue = "0", paramLabel = "N",
            description = "Also makes N plans for each benchmark and carries them out. Default: ${DEFAULT-VALUE}.")
    private int plans;

    @Option(names = "--suites", defaultValue = "0", paramLabel = "N",
            description = "Also compares N suites of all benchmarks with their allocation, as one family and by metric. "
                    + "Default: ${DEFAULT-VALUE}.")
    private int suites;

    @Option(names = {"-t", "--threads"}, paramLabel = "N",
            description = "Threads; the results do not depend on them. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Also writes all shares as CSV.")
    private Path output;

    @Option(names = "--no-progress", description = "Shows no progress bar.")
    private boolean silent;

    @Override
    public Integer call() throws InterruptedException {
        check();
        try {
            return recorded.evaluate(this::evaluate);
        } catch (IOException e) {
            spec.commandLine().getErr().println(output + ": cannot be written: " + e.getMessage());
            return 1;
        }
    }

    private void check() {
        recorded.require(pairs >= 1, "--pairs is " + pairs + ": it must be 1 or more");
        recorded.require(threads >= 1, "--threads is " + threads + ": it must be 1 or more");
        recorded.require(plans >= 0, "--plans is " + plans + ": it must be 0 or more");
        recorded.require(suites >= 0, "--suites is " + suites + ": it must be 0 or more");
        recorded.check();
        forks.forEach(
                n -> recorded.require(n >= 2, "--forks has " + n + ": of a single fork nothing is known of how much "
                        + "forks differ; it must be 2 or more"));
    }

    private void evaluate(List<Recorded> benchmarks) throws InterruptedException, IOException {
        RuleRun run = new RuleRun(benchmarks, pairs, recorded.seed());
        List<RuleShares> all = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        lines.add(benchmarks.size() + " benchmarks, " + pairs + " pairs of each, warmed up for " + recorded.warmup()
                + " s, "
                + Recorded.ITERATIONS + " iterations of 1 s");
        try (Progress progress = new Progress("compare-rules", !silent, Draw.values().length * forks.size())) {
            for (Draw draw : Draw.values()) {
                List<RuleShares> shares = new ArrayList<>();
                for (int count : forks) {
                    shares.addAll(run.run(draw, count, threads));
                    progress.step();
                }
                lines.add("");
                lines.addAll(RuleReport.lines(draw, shares));
                all.addAll(shares);
            }
        }
        if (plans > 0) {
            lines.add("");
            lines.add("Plans for power 0.8, carried out:");
            lines.addAll(PlanShares.lines(planned(benchmarks)));
        }
        if (suites > 0) {
            MetricFamilies families = new MetricFamilies(benchmarks, suites, recorded.seed());
            for (int count : forks) {
                lines.add("");
                lines.add(suites + " suites, time and allocation, " + count + " forks, changes of 10 %:");
                lines.addAll(families.lines(count));
            }
        }
        lines.forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
        if (output != null) {
            RuleReport.write(output, all);
        }
    }

    private List<PlanShares> planned(List<Recorded> benchmarks) {
        PlanRun run = new PlanRun(benchmarks, recorded.warmup(), plans, recorded.seed());
        List<PlanShares> shares = new ArrayList<>();
        for (int count : forks) {
            for (double change : Tally.CHANGES.subList(1, Tally.CHANGES.size())) {
                shares.add(run.run(count, change));
            }
        }
        return shares;
    }
}
