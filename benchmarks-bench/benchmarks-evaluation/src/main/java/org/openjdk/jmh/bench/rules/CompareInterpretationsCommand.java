package org.openjdk.jmh.bench.rules;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.DoubleFunction;
import org.openjdk.jmh.bench.report.Progress;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates interpretations of assertions on recorded time series. */
@Command(name = "compare-interpretations", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws pairs of sides from recorded time series, changes one side, and prints how often "
                + "interpretations of assertions refute and confirm that it is at most the other; and how often it is "
                + "decided, after how many forks, where it is looked at after each round.")
public final class CompareInterpretationsCommand implements Callable<Integer> {

    private static final List<Draw> DRAWS = List.of(Draw.SPLIT, Draw.RESAMPLED);

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Mixin
    private PairOptions drawn;

    @Option(names = {"-i", "--interpretations"}, split = ",", paramLabel = "NAME",
            description = "Interpretations to evaluate, separated by commas. Rounds are always among them. "
                    + "Default: all.")
    private List<String> names = List.of();

    @Option(names = "--no-progress", description = "Shows no progress bar.")
    private boolean silent;

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        return recorded.evaluate(this::evaluate);
    }

    private void check() {
        drawn.check(recorded);
        recorded.check();
        List<String> known = Statement.ALL.stream().map(each -> each.interpretation().name()).distinct().toList();
        names.forEach(name -> recorded.require(known.contains(name) || name.equals("rounds"),
                "--interpretations has " + name + ": known are " + String.join(", ", known) + ", rounds"));
    }

    private void evaluate(List<Recorded> benchmarks) {
        List<String> lines = new ArrayList<>();
        lines.add(drawn.line(benchmarks.size(), recorded.warmup()));
        try (Progress progress =
                new Progress("compare-interpretations", !silent, DRAWS.size() * drawn.forks().size())) {
            for (Draw draw : DRAWS) {
                List<StatementShares> shares = new ArrayList<>();
                List<DecidedShares> decided = new ArrayList<>();
                for (int count : drawn.forks()) {
                    shares.addAll(
                            StatementShares.of(statements(), benchmarks, draw, count, drawn.pairs(), recorded.seed()));
                    if (benchmarks.stream().anyMatch(benchmark -> draw.allows(benchmark, count))) {
                        decided.add(DecidedShares.of(benchmarks, draw, count, drawn.pairs(), recorded.seed()));
                    }
                    progress.step();
                }
                lines.addAll(tables(draw, shares, decided));
            }
        }
        lines.forEach(spec.commandLine().getOut()::println);
        spec.commandLine().getOut().flush();
    }

    private List<Statement> statements() {
        return Statement.ALL.stream().filter(each -> names.isEmpty() || names.contains(each.interpretation().name()))
                .toList();
    }

    private static List<String> tables(Draw draw, List<StatementShares> shares, List<DecidedShares> decided) {
        List<String> lines = new ArrayList<>();
        if (!decided.isEmpty()) {
            lines.add("");
            lines.add(draw.title() + ".");
            lines.add("a <= b is refuted, %:");
            lines.addAll(table(shares, decided, true).lines());
            lines.add("a <= b is confirmed, %:");
            lines.addAll(table(shares, decided, false).lines());
            lines.add("Forks of each side until a <= b is decided or given up:");
            lines.addAll(rounds(decided).lines());
        }
        return lines;
    }

    private static TextTable newTable() {
        return new TextTable("judged by", "forks", "a = b", "-5 %", "±0", "+1 %", "+3 %", "+5 %", "+10 %");
    }

    private static TextTable rounds(List<DecidedShares> decided) {
        TextTable table = newTable();
        decided.forEach(each -> table.row(row("rounds", each.forks(), "-", each.rounds(),
                value -> String.format(Locale.ROOT, "%.1f", value))));
        return table;
    }

    private static TextTable table(List<StatementShares> shares, List<DecidedShares> decided, boolean refuted) {
        TextTable table = newTable();
        for (StatementShares each : shares) {
            table.row(row(each.statement().name(), each.forks(), refuted ? Text.percent(each.unequal(), 1) : "-",
                    refuted ? each.refuted() : each.confirmed(), value -> Text.percent(value, 1)));
        }
        for (DecidedShares each : decided) {
            table.row(row("rounds", each.forks(), refuted ? Text.percent(each.unequal(), 1) : "-",
                    refuted ? each.refuted() : each.confirmed(), value -> Text.percent(value, 1)));
        }
        return table;
    }

    private static String[] row(String name, int forks, String unequal, double[] values,
                                DoubleFunction<String> text) {
        List<String> row = new ArrayList<>(List.of(name, Integer.toString(forks), unequal));
        for (double value : values) {
            row.add(text.apply(value));
        }
        return row.toArray(String[]::new);
    }
}
