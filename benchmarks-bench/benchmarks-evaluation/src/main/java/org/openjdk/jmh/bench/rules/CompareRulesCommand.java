package org.openjdk.jmh.bench.rules;

import java.io.IOException;
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

    @Mixin
    private PairOptions drawn;

    @Option(names = "--plans", defaultValue = "0", paramLabel = "N",
            description = "Also makes N plans for each benchmark and carries them out. Default: ${DEFAULT-VALUE}.")
    private int plans;

    @Option(names = "--suites", defaultValue = "0", paramLabel = "N",
            description = "Also compares N suites of all benchmarks with their allocation, as one family and by metric. "
                    + "Default: ${DEFAULT-VALUE}.")
    private int suites;

    @Mixin
    private EvaluationOptions evaluation;

    @Override
    public Integer call() throws InterruptedException {
        check();
        try {
            return recorded.evaluate(this::evaluate);
        } catch (IOException e) {
            spec.commandLine().getErr().println(evaluation.output() + ": cannot be written: " + e.getMessage());
            return 1;
        }
    }

    private void check() {
        drawn.check(recorded);
        evaluation.check(recorded);
        recorded.require(plans >= 0, "--plans is " + plans + ": it must be 0 or more");
        recorded.require(suites >= 0, "--suites is " + suites + ": it must be 0 or more");
        recorded.check();
    }

    private void evaluate(List<Recorded> benchmarks) throws InterruptedException, IOException {
        RuleRun run = new RuleRun(benchmarks, drawn.pairs(), recorded.seed());
        List<RuleShares> all = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        lines.add(drawn.line(benchmarks.size(), recorded.warmup()));
        try (Progress progress = evaluation.progress("compare-rules", Draw.values().length * drawn.forks().size())) {
            for (Draw draw : Draw.values()) {
                List<RuleShares> shares = new ArrayList<>();
                for (int count : drawn.forks()) {
                    shares.addAll(run.run(draw, count, evaluation.threads()));
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
            for (int count : drawn.forks()) {
                lines.add("");
                lines.add(suites + " suites, time and allocation, " + count + " forks, changes of 10 %:");
                lines.addAll(families.lines(count));
            }
        }
        lines.forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
        if (evaluation.output() != null) {
            RuleReport.write(evaluation.output(), all);
        }
    }

    private List<PlanShares> planned(List<Recorded> benchmarks) {
        PlanRun run = new PlanRun(benchmarks, recorded.warmup(), plans, recorded.seed());
        List<PlanShares> shares = new ArrayList<>();
        for (int count : drawn.forks()) {
            for (double change : Tally.CHANGES.subList(1, Tally.CHANGES.size())) {
                shares.add(run.run(count, change));
            }
        }
        return shares;
    }
}
