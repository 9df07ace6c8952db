package org.openjdk.jmh.bench.bisection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.bench.rules.RecordedOptions;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.bisection.VersionCosts;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates how building a version is to be weighed against measuring one that is built, on recorded time series. */
@Command(name = "simulate-builds", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Makes histories of recorded forks whose versions have to be built, some of which cannot be, and "
                + "prints what finding the slower version costs by the weight that bisections give to building.")
public final class SimulateBuildsCommand implements Callable<Integer> {

    private static final double PERCENT = 100;
    private static final int LONGEST_ROW = 5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-c", "--commits"}, defaultValue = "64", paramLabel = "N",
            description = "Versions behind the first one. Default: ${DEFAULT-VALUE}.")
    private int commits;

    @Option(names = "--changes", split = ",", defaultValue = "5,10,20", paramLabel = "PERCENT",
            description = "How much slower one of them is. Default: ${DEFAULT-VALUE}.")
    private List<Double> changes;

    @Option(names = "--builds", split = ",", defaultValue = "1,5,20", paramLabel = "FORKS",
            description = "What a build takes, in forks. Default: ${DEFAULT-VALUE}.")
    private List<Double> builds;

    @Option(names = "--spread", split = ",", defaultValue = "1,2,5,10,1000", paramLabel = "FORKS",
            description = "Over how many forks a build is spread. Default: ${DEFAULT-VALUE}.")
    private List<Double> spreads;

    @Option(names = "--risk", split = ",", defaultValue = "0,1,4,16", paramLabel = "FORKS",
            description = "What a version next to one that cannot be built costs more. Default: ${DEFAULT-VALUE}.")
    private List<Double> risks;

    @Option(names = "--broken", defaultValue = "3", paramLabel = "N",
            description = "Rows of one to five versions that cannot be built. Default: ${DEFAULT-VALUE}.")
    private int rows;

    @Option(names = {"-n", "--histories"}, defaultValue = "3", paramLabel = "N",
            description = "Histories of each benchmark and change. Default: ${DEFAULT-VALUE}.")
    private int histories;

    /**
     * One history.
     *
     * @param answered whether the change was found, but for versions that cannot be told apart
     * @param right    whether it is there
     * @param forks    in all
     * @param builds   that were tried, those that failed included
     */
    private record Outcome(boolean answered, boolean right, int forks, int builds) {

        double cost(double build) {
            return forks + build * builds;
        }
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        recorded.check();
        recorded.require(histories >= 1 && commits >= 2 && rows >= 0,
                "--histories must be 1 or more, --commits 2 or more, --broken 0 or more");
        recorded.require(changes.stream().allMatch(change -> change > 0), "--changes must be above 0");
        recorded.require(spreads.stream().allMatch(spread -> spread > 0), "--spread must be above 0");
        return recorded.evaluate(series -> Recorded.of(series, recorded.warmup(), 3, 10), this::evaluate);
    }

    private void evaluate(List<Recorded> benchmarks) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(benchmarks.size() + " benchmarks, " + histories + " histories of each and of each change; "
                + commits + " versions, " + rows + " rows that cannot be built");
        TextTable table =
                new TextTable("a build", "spread over", "risk", "answers, %", "right, %", "forks", "builds", "cost");
        for (double build : builds) {
            for (double spread : spreads) {
                for (double risk : risks) {
                    table.row(row(build, spread, risk, outcomes(benchmarks, build, spread, risk)));
                }
            }
        }
        table.lines().forEach(out::println);
        out.flush();
    }

    private List<Outcome> outcomes(List<Recorded> benchmarks, double build, double spread, double risk) {
        int each = histories * changes.size();
        return IntStream.range(0, benchmarks.size() * each).parallel().mapToObj(number -> {
            SplittableRandom random = new SplittableRandom(recorded.seed() + 1_000_003L * number);
            double ratio = 1 + changes.get(number % changes.size()) / PERCENT;
            return outcome(new MadeHistory(benchmarks.get(number / each), commits, ratio, random), broken(random),
                    build,
                    new VersionCosts(spread, risk));
        }).toList();
    }

    private BitSet broken(SplittableRandom random) {
        BitSet broken = new BitSet();
        for (int row = 0; row < rows; row++) {
            int first = 1 + random.nextInt(commits - 1);
            broken.set(first, Math.min(commits, first + 1 + random.nextInt(LONGEST_ROW)));
        }
        return broken;
    }

    private static Outcome outcome(MadeHistory history, BitSet broken, double build, VersionCosts costs) {
        double[] weights = new double[history.last()];
        Arrays.fill(weights, 1);
        Bisection bisection = new Bisection(weights, BisectionSettings.standard(), Direction.LOWER_IS_BETTER);
        BitSet built = new BitSet();
        int builds = 0;
        while (bisection.state().isOpen()) {
            OptionalInt next = bisection.next(version -> costs.of(version, built.get(version) ? 0 : build));
            int version = next.orElseThrow();
            builds += costs.meet(version) ? 1 : 0;
            if (broken.get(version)) {
                costs.miss(version);
                bisection.leaveOut(version);
            } else {
                built.set(version);
                bisection.forkEnded(version, history.fork(version));
            }
        }
        Suspects suspects = bisection.suspects();
        boolean answered = bisection.state() == BisectionState.FOUND;
        return new Outcome(answered,
                answered && suspects.first() <= history.changed() && history.changed() <= suspects.last(),
                history.forks(), builds);
    }

    private static String[] row(double build, double spread, double risk, List<Outcome> all) {
        List<Outcome> answered = all.stream().filter(Outcome::answered).toList();
        return new String[] {text(build), text(spread), text(risk), text(PERCENT * answered.size() / all.size()),
            text(PERCENT * mean(answered, outcome -> outcome.right() ? 1 : 0)), text(mean(answered, Outcome::forks)),
            text(mean(answered, Outcome::builds)), text(mean(answered, outcome -> outcome.cost(build)))};
    }

    private static double mean(List<Outcome> outcomes, ToDoubleFunction<Outcome> figure) {
        return outcomes.stream().mapToDouble(figure).average().orElse(Double.NaN);
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
