package org.openjdk.jmh.bench.longrun;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.PublishedAssessment;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Holds runs without numbers against the numbers that the developers of the benchmarks chose. */
@Command(name = "against-developers", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Runs recorded forks, in random order, as -rf auto does and with the warmup and the measurement "
                + "that their developers configured ('Dev' in published-assessment.csv), and prints what both take "
                + "and how far they are off what other forks come to in the long run.")
public final class AgainstDevelopersCommand implements Callable<Integer> {

    private static final String DEVELOPERS = "Dev";
    /** Deviations whose shares are printed. */
    private static final double[] BOUNDS = {0.01, 0.02, 0.05};

    @Spec
    private CommandSpec spec;

    @Mixin
    private ShuffledForks recorded;

    @Option(names = "--thresholds", split = ",", defaultValue = "0.01,0.02,0.05", paramLabel = "X",
            description = "Precisions that are asked for, as by -st. Default: ${DEFAULT-VALUE}.")
    private List<Double> thresholds;

    @Option(names = "--forks", defaultValue = "5", paramLabel = "N",
            description = "Forks that a run has at most; the others tell the long run, or all of them where none is "
                    + "left. Default: ${DEFAULT-VALUE}.")
    private int most;

    private final Map<String, Map<String, List<RunCost>>> runs = new LinkedHashMap<>();

    @Override
    public Integer call() {
        recorded.check();
        recorded.require(most >= ReconfigurationDefaults.MIN_FORKS, "--forks is " + most + ": it must be "
                + ReconfigurationDefaults.MIN_FORKS + " or more");
        thresholds.forEach(threshold -> recorded.require(threshold > 0 && threshold < 1,
                "--thresholds has " + threshold + ": it must be between 0 and 1"));
        try {
            PublishedAssessment published = recorded.folder().published();
            List<BenchmarkSeries> benchmarks = recorded.read();
            recorded.forEach(benchmarks, most, (series, order) -> run(published, series, order));
            print(benchmarks.size());
            return 0;
        } catch (InputException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return 1;
        }
    }

    private void run(PublishedAssessment published, BenchmarkSeries series, List<Integer> order) {
        SortedMap<Integer, Integer> warmups =
                published.of(series.name()).getOrDefault(DEVELOPERS, new TreeMap<>());
        SortedMap<Integer, Integer> ends = published.ends(series.name(), DEVELOPERS);
        List<Integer> chosen = order.subList(0, most);
        recorded.require(warmups.keySet().containsAll(chosen) && ends.keySet().containsAll(chosen),
                series.name() + ": published-assessment.csv lacks what " + DEVELOPERS + " did with some of its forks");
        RecordedForks forks = RecordedForks.of(series, order);
        double[] level = forks.ends(most < order.size() ? most : 0, recorded.from());
        StaticForks developers = StaticForks.of(series, chosen, warmups, ends);
        for (int count = 1; count <= most; count++) {
            add(series, developers(count), developers.cost(count, level));
        }
        for (double threshold : thresholds) {
            SteadyRun run = SteadyRun.of(settings(threshold), forks);
            RunCost cost = RunCost.of(run.means(), run.seconds(), level);
            add(series, auto(threshold), cost);
            add(series, asLong(threshold), developers.cost(developers.within(cost.seconds()), level));
        }
    }

    private void add(BenchmarkSeries series, String technique, RunCost cost) {
        runs.computeIfAbsent(technique, any -> new LinkedHashMap<>())
                .computeIfAbsent(series.name(), any -> new ArrayList<>()).add(cost);
    }

    private ReconfigurationSettings settings(double threshold) {
        return ReconfigurationSettings.builder()
                .criteria(Candidate.parse(ReconfigurationDefaults.AUTO_CRITERION + "@" + threshold).criteria())
                .measurementIterations(ReconfigurationDefaults.AUTO_MEASUREMENT_ITERATIONS, 1)
                .forks(most).build();
    }

    private static String developers(int forks) {
        return "developers, " + forks + (forks == 1 ? " fork" : " forks");
    }

    private static String auto(double threshold) {
        return "auto, " + Text.percent(threshold, 0) + " %";
    }

    private static String asLong(double threshold) {
        return "developers, as long as auto, " + Text.percent(threshold, 0) + " %";
    }

    private void print(int benchmarks) {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, List<RunCost>> costs = new LinkedHashMap<>();
        runs.forEach((technique, found) -> costs.put(technique, found.values().stream().map(RunCost::mean).toList()));
        out.println(recorded.title(benchmarks) + "; " + most + " forks at most");
        TextTable table = new TextTable("run", "time, h", "median, s", "deviation, median %", "mean %", "<= 1 %",
                "<= 2 %", "<= 5 %");
        costs.forEach((technique, found) -> table.row(row(technique, found)));
        table.lines().forEach(out::println);
        for (double threshold : thresholds) {
            out.println();
            out.println(auto(threshold) + " against the developers' configurations, % of benchmarks:");
            compared(costs, threshold).lines().forEach(out::println);
        }
        out.flush();
    }

    private static String[] row(String technique, List<RunCost> costs) {
        List<String> row = new ArrayList<>(List.of(technique,
                Text.number(costs.stream().mapToDouble(RunCost::seconds).sum() / 3600, 1),
                Text.number(median(costs, RunCost::seconds), 0), Text.percent(median(costs, RunCost::deviation), 1),
                Text.percent(costs.stream().mapToDouble(RunCost::deviation).average().getAsDouble(), 1)));
        for (double bound : BOUNDS) {
            row.add(Text.percent((double) costs.stream().filter(cost -> cost.deviation() <= bound).count()
                    / costs.size(), 0));
        }
        return row.toArray(String[]::new);
    }

    private TextTable compared(Map<String, List<RunCost>> costs, double threshold) {
        TextTable table = new TextTable("developers", "less time", "nearer", "less time and nearer", "neither",
                "time, median ratio", "deviation, median ratio");
        for (String technique : costs.keySet()) {
            if (technique.equals(asLong(threshold))
                    || !technique.startsWith("auto") && !technique.contains("as long")) {
                table.row(ratios(technique, costs.get(auto(threshold)), costs.get(technique)));
            }
        }
        return table;
    }

    private static String[] ratios(String technique, List<RunCost> ours, List<RunCost> theirs) {
        int[] better = new int[4];
        List<RunCost> ratios = new ArrayList<>();
        for (int i = 0; i < ours.size(); i++) {
            RunCost ratio = new RunCost(ours.get(i).seconds() / theirs.get(i).seconds(),
                    ours.get(i).deviation() / theirs.get(i).deviation());
            ratios.add(ratio);
            boolean sooner = ratio.seconds() < 1;
            boolean nearer = ratio.deviation() < 1;
            better[(sooner ? 1 : 0) + (nearer ? 2 : 0)]++;
        }
        double[] shares = IntStream.of(better).mapToDouble(count -> (double) count / ours.size()).toArray();
        return new String[] {technique, Text.percent(shares[1] + shares[3], 0), Text.percent(shares[2] + shares[3], 0),
            Text.percent(shares[3], 0), Text.percent(shares[0], 0), Text.number(median(ratios, RunCost::seconds), 2),
            Text.number(median(ratios, RunCost::deviation), 2)};
    }

    private static double median(List<RunCost> costs, ToDoubleFunction<RunCost> figure) {
        return Quantiles.median(costs.stream().mapToDouble(figure).toArray(), 0, costs.size());
    }
}
