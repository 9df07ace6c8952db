package org.openjdk.jmh.bench.budget;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.bench.rules.RecordedOptions;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates the schedule with a budget on recorded time series. */
@Command(name = "simulate-budget", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Draws suites from recorded time series, spends the same time on each by -budget and evenly, and "
                + "prints the suite's largest interval.")
public final class SimulateBudgetCommand implements Callable<Integer> {

    /** Of a fork: 30 s of warmup, 10 s of measurement and the start of a VM. Only ratios to it matter. */
    private static final double FORK_SECONDS = 40.5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-b", "--benchmarks"}, split = ",", defaultValue = "5,20,50", paramLabel = "N",
            description = "Benchmarks of suites that are drawn from all projects, separated by commas; each project is "
                    + "a suite beside these. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = {"-r", "--rounds"}, split = ",", defaultValue = "3,4,6,10,20", paramLabel = "N",
            description = "Budgets: the time of so many forks of each benchmark. Default: ${DEFAULT-VALUE}.")
    private List<Integer> rounds;

    @Option(names = {"-n", "--suites"}, defaultValue = "200", paramLabel = "N",
            description = "Suites of each kind. Default: ${DEFAULT-VALUE}.")
    private int suites;

    @Option(names = "--spread", defaultValue = "1", paramLabel = "X",
            description = "Forks of one benchmark take up to X times as long as those of another. "
                    + "Default: ${DEFAULT-VALUE}.")
    private double spread;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            List<String> complaints = new ArrayList<>();
            List<Recorded> benchmarks = recorded.read(complaints::add);
            complaints.forEach(err::println);
            check(benchmarks.size());
            print(benchmarks);
            return complaints.isEmpty() ? 0 : 1;
        } catch (InputException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private void check(int benchmarks) {
        recorded.require(suites >= 1, "--suites is " + suites + ": it must be 1 or more");
        recorded.require(spread >= 1, "--spread is " + spread + ": it must be 1 or more");
        recorded.check();
        rounds.forEach(
                n -> recorded.require(n >= 2, "--rounds has " + n + ": without a second fork there is no interval; "
                        + "it must be 2 or more"));
        sizes.forEach(
                n -> recorded.require(n >= 1 && n <= benchmarks, "--benchmarks has " + n + ": it must be from 1 to "
                        + benchmarks + ", which is all there are"));
    }

    private void print(List<Recorded> benchmarks) {
        TextTable table = BudgetShares.table();
        List<List<Recorded>> byProject = new ArrayList<>(benchmarks.stream()
                .collect(Collectors.groupingBy(Recorded::project, TreeMap::new, Collectors.toList())).values());
        for (int count : rounds) {
            simulate(count, random -> byProject.get(random.nextInt(byProject.size()))).addTo(table, "projects", count);
        }
        for (int size : sizes) {
            for (int count : rounds) {
                simulate(count, random -> drawn(benchmarks, size, random)).addTo(table, size + " drawn", count);
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(benchmarks.size() + " benchmarks of " + byProject.size() + " projects, " + suites
                + " suites of each kind");
        table.lines().forEach(out::println);
        out.flush();
    }

    /** Draws a suite. */
    private interface Drawing {

        List<Recorded> suite(SplittableRandom random);
    }

    private BudgetShares simulate(int count, Drawing drawing) {
        BudgetShares shares = new BudgetShares();
        SplittableRandom random = new SplittableRandom(recorded.seed());
        for (int i = 0; i < suites; i++) {
            List<Recorded> benchmarks = drawing.suite(random);
            RecordedSuite suite = new RecordedSuite(benchmarks, seconds(benchmarks.size(), random), random.nextLong());
            double budget = count * suite.round() * (1 + 1e-9);
            List<ForkEstimate> estimates = DoubleStream.of(suite.seconds())
                    .mapToObj(seconds -> new ForkEstimate(seconds, 0)).toList();
            shares.add(suite.run(clock -> new EvenSplit(budget, suite.seconds(), clock)),
                    suite.runBudget(clock -> new BudgetSchedule(budget, estimates, clock)));
        }
        return shares;
    }

    /** Logarithms are spread evenly. */
    private double[] seconds(int benchmarks, SplittableRandom random) {
        return random.doubles(benchmarks).map(share -> FORK_SECONDS * Math.pow(spread, share - 0.5)).toArray();
    }

    /** Without replacement, in random order. */
    private static List<Recorded> drawn(List<Recorded> all, int size, SplittableRandom random) {
        List<Recorded> left = new ArrayList<>(all);
        List<Recorded> drawn = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }
}
