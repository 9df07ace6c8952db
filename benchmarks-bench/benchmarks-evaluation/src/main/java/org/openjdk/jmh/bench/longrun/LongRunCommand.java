package org.openjdk.jmh.bench.longrun;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Holds intervals of dynamic and of static runs against what other forks come to in the long run. */
@Command(name = "long-run", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Runs recorded forks, in random order, dynamically and statically, and prints how often the "
                + "intervals of the results contain the mean of the other forks in the long run, and how often a "
                + "static run of other forks is called faster or slower than a dynamic one.")
public final class LongRunCommand implements Callable<Integer> {

    private static final int FORKS = ReconfigurationDefaults.MAX_FORKS;
    private static final double CONFIDENCE = 0.95;
    /** Warmup and measurement of static runs, in seconds. */
    private static final int[][] STATIC = {{5, 10}, {10, 10}, {20, 10}, {30, 10}, {50, 10}, {50, 50}, {100, 10}};

    @Spec
    private CommandSpec spec;

    @Mixin
    private ShuffledForks recorded;

    @Option(names = "--thresholds", split = ",", defaultValue = "0.01,0.02,0.03,0.05", paramLabel = "X",
            description = "Thresholds of steady. Default: ${DEFAULT-VALUE}.")
    private List<Double> thresholds;

    private final StudentHalfWidth student = new StudentHalfWidth(CONFIDENCE);
    private final TreeMap<Double, IntervalCoverage> dynamic = new TreeMap<>();
    private final List<IntervalCoverage> fixed = new ArrayList<>();
    private final TreeMap<Double, int[]> changed = new TreeMap<>();
    private int runs;

    @Override
    public Integer call() {
        recorded.check();
        thresholds.forEach(threshold -> recorded.require(threshold > 0 && threshold < 1,
                "--thresholds has " + threshold + ": it must be between 0 and 1"));
        try {
            measure(recorded.read());
            return 0;
        } catch (InputException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return 1;
        }
    }

    private void measure(List<BenchmarkSeries> benchmarks) {
        thresholds.forEach(threshold -> {
            dynamic.put(threshold, new IntervalCoverage());
            changed.put(threshold, new int[STATIC.length]);
        });
        for (int i = 0; i < STATIC.length; i++) {
            fixed.add(new IntervalCoverage());
        }
        recorded.forEach(benchmarks, 2 * FORKS, (series, order) -> run(RecordedForks.of(series, order)));
        print(benchmarks.size());
    }

    /** The first half of the forks is run, dynamically and statically; the others say what they come to. */
    private void run(RecordedForks forks) {
        runs++;
        List<double[]> others = new ArrayList<>();
        RecordedForks rest = new RecordedForks(forks.forks().subList(FORKS, forks.forks().size()));
        for (int i = 0; i < STATIC.length; i++) {
            double end = STATIC[i][0] + STATIC[i][1];
            double[] means = forks.measured(FORKS, STATIC[i][0], end);
            double half = half(means);
            fixed.get(i).add(means, forks.ends(FORKS, recorded.from()), half, half, 0);
            others.add(rest.measured(FORKS, STATIC[i][0], end));
        }
        for (double threshold : thresholds) {
            SteadyRun run = SteadyRun.of(settings(threshold), forks);
            dynamic.get(threshold).add(run.means(), forks.ends(run.means().length, recorded.from()), half(run.means()),
                    run.interval().scatter(), run.interval().warmup());
            for (int i = 0; i < STATIC.length; i++) {
                changed.get(threshold)[i] += isChange(others.get(i), run.means(), threshold) ? 1 : 0;
            }
        }
    }

    private double half(double[] means) {
        return student.of(Moments.of(means).coefficientOfVariation(), means.length);
    }

    private static ReconfigurationSettings settings(double threshold) {
        return ReconfigurationSettings.builder().criteria(Candidate.parse("steady@" + threshold).criteria()).build();
    }

    private static boolean isChange(double[] baseline, double[] candidate, double allowance) {
        return new Comparer(ComparisonSettings.standard()).compare(samples(baseline), samples(candidate),
                Direction.LOWER_IS_BETTER, allowance).verdict().isChange();
    }

    private static ForkSamples samples(double[] means) {
        double[][] forks = new double[means.length][];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new double[] {means[i]};
        }
        return ForkSamples.ofScores(forks);
    }

    private void print(int benchmarks) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(recorded.title(benchmarks));
        TextTable intervals = new TextTable("run", "Student's holds, %", "long run's holds, %", "median, ± %",
                "off by more than threshold, %");
        dynamic.forEach((threshold, coverage) -> intervals.row("steady " + threshold, coverage.plain(),
                coverage.covered(), coverage.width(), coverage.far()));
        for (int i = 0; i < STATIC.length; i++) {
            intervals.row("static " + name(i), fixed.get(i).plain(), "-", fixed.get(i).width(), "-");
        }
        intervals.lines().forEach(out::println);
        out.println();
        out.println("Called changed against a static run of other forks, the threshold allowed, %:");
        List<String> titles = new ArrayList<>(List.of("static"));
        thresholds.forEach(threshold -> titles.add("steady " + threshold));
        TextTable wrong = new TextTable(titles.toArray(String[]::new));
        for (int i = 0; i < STATIC.length; i++) {
            List<String> row = new ArrayList<>(List.of(name(i)));
            for (double threshold : thresholds) {
                row.add(Text.percent((double) changed.get(threshold)[i] / runs, 1));
            }
            wrong.row(row.toArray(String[]::new));
        }
        wrong.lines().forEach(out::println);
        out.flush();
    }

    private static String name(int number) {
        return STATIC[number][0] + " + " + STATIC[number][1] + " s";
    }
}
