package org.openjdk.jmh.bench.shards;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.bench.rules.RecordedOptions;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;
import org.openjdk.jmh.bench.series.SeriesReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates how suites are spread over machines, on recorded time series. */
@Command(name = "simulate-shards", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws suites from recorded time series, spreads them over machines as -shard does, and prints how "
                + "much longer the slowest machine takes than with the best partition at least; and what machines of "
                + "different speed do to the intervals of comparisons.")
public final class SimulateShardsCommand implements Callable<Integer> {

    private static final double PERCENT = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-b", "--benchmarks"}, defaultValue = "2000", paramLabel = "N",
            description = "Benchmarks of a suite, drawn with replacement. Default: ${DEFAULT-VALUE}.")
    private int size;

    @Option(names = {"-m", "--machines"}, split = ",", defaultValue = "2,5,10,20,50,100,200", paramLabel = "N",
            description = "Numbers of machines. Default: ${DEFAULT-VALUE}.")
    private List<Integer> machines;

    @Option(names = {"-n", "--suites"}, defaultValue = "20", paramLabel = "N",
            description = "Suites of each kind. Default: ${DEFAULT-VALUE}.")
    private int suites;

    @Option(names = {"-f", "--forks"}, defaultValue = "5", paramLabel = "N",
            description = "Forks of each benchmark. Default: ${DEFAULT-VALUE}.")
    private int forks;

    @Option(names = "--tails", split = ",", defaultValue = "0,0.5,1", paramLabel = "X",
            description = "Times of benchmarks are multiplied by exp(X z) with z from a normal distribution, of which their "
                    + "settings know nothing. Default: ${DEFAULT-VALUE}.")
    private List<Double> tails;

    @Option(names = "--effects", split = ",", defaultValue = "0,0.01,0.03,0.05", paramLabel = "X",
            description = "Standard deviation of the logarithm of machines' speed. Default: ${DEFAULT-VALUE}.")
    private List<Double> effects;

    @Option(names = {"-t", "--trials"}, defaultValue = "20000", paramLabel = "N",
            description = "Comparisons of two runs for each interval. Default: ${DEFAULT-VALUE}.")
    private int trials;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            check();
            List<String> complaints = new ArrayList<>();
            List<TimedBenchmark> timed = times(complaints);
            complaints.forEach(err::println);
            tails.forEach(tail -> printTimes(timed, tail));
            printEffects(recorded.read(complaint -> {
            }));
            return complaints.isEmpty() ? 0 : 1;
        } catch (InputException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private void check() {
        recorded.require(size >= 1 && suites >= 1 && forks >= 1 && trials >= 1,
                "--benchmarks, --suites, --forks and --trials must be 1 or more");
        recorded.require(machines.stream().allMatch(count -> count >= 1), "--machines must be 1 or more");
        recorded.require(tails.stream().allMatch(tail -> tail >= 0), "--tails must be 0 or more");
        recorded.require(effects.stream().allMatch(effect -> effect >= 0), "--effects must be 0 or more");
        recorded.check();
    }

    private List<TimedBenchmark> times(List<String> complaints) throws InputException {
        SeriesFolder folder = SeriesFolder.open(recorded.folder());
        int standard = (int) (recorded.warmup() * 10);
        List<TimedBenchmark> timed = new ArrayList<>();
        for (Path file : folder.files()) {
            try {
                var series = SeriesReader.read(file);
                timed.add(TimedBenchmark.of(series,
                        folder.published().of(series.name()).getOrDefault("Dev", Collections.emptySortedMap()),
                        standard));
            } catch (InputException e) {
                complaints.add(e.getMessage());
            }
        }
        return timed;
    }

    private void printTimes(List<TimedBenchmark> timed, double tail) {
        SplittableRandom random = new SplittableRandom(recorded.seed());
        List<SpreadSuite> drawn = IntStream.range(0, suites)
                .mapToObj(suite -> new SpreadSuite(IntStream.range(0, size)
                        .mapToObj(benchmark -> timed.get(random.nextInt(timed.size()))
                                .times(Math.exp(tail * random.nextGaussian())))
                        .toList(), forks, random))
                .toList();
        TextTable table =
                new TextTable("machines", "earlier", "settings", "in turns", "forks, earlier", "forks, settings");
        for (int count : machines) {
            table.row(String.valueOf(count),
                    worst(drawn, count, (suite, number) -> suite.makespan(number, true) / suite.lowerBound(number)),
                    worst(drawn, count, (suite, number) -> suite.makespan(number, false) / suite.lowerBound(number)),
                    worst(drawn, count, (suite, number) -> suite.makespanInTurns(number) / suite.lowerBound(number)),
                    worst(drawn, count,
                            (suite, number) -> suite.makespanOfForks(number, true) / suite.lowerBoundOfForks(number)),
                    worst(drawn, count,
                            (suite, number) -> suite.makespanOfForks(number, false) / suite.lowerBoundOfForks(number)));
        }
        print(String.format(Locale.ROOT,
                "%d benchmarks, %d suites, tail %.1f: makespan over its lower bound, median and "
                        + "largest",
                size, suites, tail), table);
    }

    private static String worst(List<SpreadSuite> drawn, int machines,
                                ToDoubleBiFunction<SpreadSuite, Integer> ratio) {
        double[] sorted = drawn.stream().mapToDouble(suite -> ratio.applyAsDouble(suite, machines)).sorted().toArray();
        return String.format(Locale.ROOT, "%.3f, %.3f", sorted[sorted.length / 2], sorted[sorted.length - 1]);
    }

    private void printEffects(List<Recorded> benchmarks) {
        List<String> titles = new ArrayList<>(List.of("spread", "machines", "forks"));
        effects.forEach(effect -> titles.add(String.format(Locale.ROOT, "%.0f %%", PERCENT * effect)));
        TextTable table = new TextTable(titles.toArray(new String[0]));
        for (MachineEffects.Spread spread : MachineEffects.Spread.values()) {
            for (int[] design : new int[][] {{5, 5}, {5, 10}, {10, 10}}) {
                List<String> row =
                        new ArrayList<>(
                                List.of(spread.toString(), String.valueOf(design[0]), String.valueOf(design[1])));
                for (double effect : effects) {
                    MachineEffects found = MachineEffects.of(benchmarks, spread, effect, design[0], design[1], trials,
                            recorded.seed());
                    row.add(String.format(Locale.ROOT, "%.1f %%, ± %.1f %%", PERCENT * found.covered(),
                            PERCENT * found.width()));
                }
                table.row(row.toArray(new String[0]));
            }
        }
        print(trials
                + " comparisons of two runs that do not differ: share of 95 % intervals with the truth, and half of "
                + "their median width, for machines that differ by", table);
    }

    private void print(String title, TextTable table) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(title);
        out.println();
        table.lines().forEach(out::println);
        out.println();
        out.flush();
    }
}
