package org.openjdk.jmh.bench.bisection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.bench.rules.Recorded;
import org.openjdk.jmh.bench.rules.RecordedOptions;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Evaluates how the version with a change is found, on recorded time series. */
@Command(name = "simulate-bisection", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Makes histories of recorded forks, one version of which is slower, and prints how often it is "
                + "found and after how many forks; and the cheapest plain bisection that finds it as often.")
public final class SimulateBisectionCommand implements Callable<Integer> {

    /** Forks of each version, of which hindsight may choose. */
    private static final int[] PLAIN = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64};
    private static final double PERCENT = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private RecordedOptions recorded;

    @Option(names = {"-c", "--commits"}, split = ",", defaultValue = "16,64,256,1000", paramLabel = "N",
            description = "Versions behind the first one. Default: ${DEFAULT-VALUE}.")
    private List<Integer> commits;

    @Option(names = "--changes", split = ",", defaultValue = "3,5,10,20,50", paramLabel = "PERCENT",
            description = "How much slower one of them is. Default: ${DEFAULT-VALUE}.")
    private List<Double> changes;

    @Option(names = {"-n", "--histories"}, defaultValue = "3", paramLabel = "N",
            description = "Histories of each benchmark, for each change and number of versions. Default: ${DEFAULT-VALUE}.")
    private int histories;

    @Option(names = "--iterations", defaultValue = "3", paramLabel = "N",
            description = "Iterations of a second in each fork. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(names = "--windows", defaultValue = "10", paramLabel = "N",
            description = "Windows of so many iterations, one after the other, that a fork is drawn from. "
                    + "Default: ${DEFAULT-VALUE}.")
    private int windows;

    /**
     * One history.
     *
     * @param answered whether a single version was named
     * @param right    whether it was that with the change
     * @param forks    in all
     * @param ends     of these, until the ends were told apart
     * @param foretold how many more there were to be by then
     * @param plain    whether plain bisections were right, and their forks
     */
    private record Outcome(boolean answered, boolean right, int forks, int ends, double foretold, boolean[] plain,
                           int[] plainForks) {

        /** How many times as many forks the search took as were foretold, or the other way round. */
        double mistaken() {
            double left = Math.max(1, forks - ends);
            return Math.max(left / Math.max(1, foretold), Math.max(1, foretold) / left);
        }
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        recorded.check();
        recorded.require(histories >= 1 && iterations >= 1 && windows >= 1,
                "--histories, --iterations and --windows must be 1 or more");
        recorded.require(commits.stream().allMatch(count -> count >= 1), "--commits must be 1 or more");
        recorded.require(changes.stream().allMatch(change -> change > 0), "--changes must be above 0");
        return recorded.evaluate(series -> Recorded.of(series, recorded.warmup(), iterations, windows), this::evaluate);
    }

    private void evaluate(List<Recorded> benchmarks) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(benchmarks.size() + " benchmarks, " + histories + " histories of each; forks of " + iterations
                + " s after " + recorded.warmup() + " s");
        TextTable table = new TextTable("versions", "change, %", "answers, %", "right, %", "forks", "of ends",
                "foretold", "within 2x, %", "plain, a step", "right, %", "forks");
        for (int steps : commits) {
            for (double change : changes) {
                table.row(row(steps, change, outcomes(benchmarks, steps, 1 + change / PERCENT)));
            }
        }
        table.lines().forEach(out::println);
        out.flush();
    }

    private List<Outcome> outcomes(List<Recorded> benchmarks, int steps, double ratio) {
        return IntStream.range(0, benchmarks.size() * histories).parallel().mapToObj(number -> {
            long seed = recorded.seed() + 1_000_003L * number;
            return outcome(benchmarks.get(number / histories), steps, ratio, seed);
        }).toList();
    }

    private static Outcome outcome(Recorded benchmark, int steps, double ratio, long seed) {
        MadeHistory history = new MadeHistory(benchmark, steps, ratio, new SplittableRandom(seed));
        double[] weights = new double[steps];
        Arrays.fill(weights, 1);
        Bisection bisection = new Bisection(weights, BisectionSettings.standard(), Direction.LOWER_IS_BETTER);
        int ends = 0;
        double foretold = Double.NaN;
        for (OptionalInt next = bisection.next(); next.isPresent(); next = bisection.next()) {
            bisection.forkEnded(next.getAsInt(), history.fork(next.getAsInt()));
            if (bisection.state() == BisectionState.COMPARING_ENDS) {
                ends = history.forks() + 1;
            } else if (Double.isNaN(foretold)) {
                foretold = bisection.state().isOpen() ? bisection.forksLeft() : 0;
            }
        }
        Suspects suspects = bisection.suspects();
        boolean answered = bisection.state() == BisectionState.FOUND && suspects.first() == suspects.last();
        boolean[] plain = new boolean[PLAIN.length];
        int[] plainForks = new int[PLAIN.length];
        for (int i = 0; i < PLAIN.length; i++) {
            MadeHistory same = new MadeHistory(benchmark, steps, ratio, new SplittableRandom(seed));
            plain[i] = PlainBisection.blamed(same, PLAIN[i]) == same.changed();
            plainForks[i] = same.forks();
        }
        return new Outcome(answered, answered && suspects.first() == history.changed(), history.forks(), ends,
                foretold, plain,
                plainForks);
    }

    /** Of plain bisections, what counts is how they end where the other one answers. */
    private static String[] row(int steps, double change, List<Outcome> all) {
        List<Outcome> answered = all.stream().filter(Outcome::answered).toList();
        double right = share(answered, Outcome::right);
        OptionalInt cheapest = IntStream.range(0, PLAIN.length)
                .filter(i -> share(answered, outcome -> outcome.plain()[i]) >= right).findFirst();
        int shown = cheapest.orElse(PLAIN.length - 1);
        return new String[] {String.valueOf(steps), text(change), text(PERCENT * answered.size() / all.size()),
            text(PERCENT * right), text(mean(answered, Outcome::forks)), text(mean(answered, Outcome::ends)),
            text(mean(answered, Outcome::foretold)),
            text(PERCENT * share(answered, outcome -> outcome.mistaken() <= 2)),
            (cheapest.isPresent() ? "" : "> ") + PLAIN[shown],
            text(PERCENT * share(answered, outcome -> outcome.plain()[shown])),
            text(mean(answered, outcome -> outcome.plainForks()[shown]))};
    }

    private static double share(List<Outcome> outcomes, Predicate<Outcome> condition) {
        return mean(outcomes, outcome -> condition.test(outcome) ? 1 : 0);
    }

    private static double mean(List<Outcome> outcomes, ToDoubleFunction<Outcome> figure) {
        return outcomes.stream().mapToDouble(figure).average().orElse(Double.NaN);
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
