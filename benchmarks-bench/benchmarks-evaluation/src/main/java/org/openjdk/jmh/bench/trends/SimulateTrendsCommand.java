package org.openjdk.jmh.bench.trends;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.statistics.ChangePoint;
import org.openjdk.jmh.dynreconf.statistics.ChangePoints;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Evaluates how changes are seen in histories, on made ones. */
@Command(name = "simulate-trends", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Makes histories of nights that depend on each other in several ways, without a change, with one "
                + "in the middle, and with three (up by two steps, down by one, up by three), and prints in which share of them a change is seen: "
                + "by E-divisive, which takes nights to be independent, and by what -load does.")
public final class SimulateTrendsCommand implements Callable<Integer> {

    private static final double LEVEL = 0.01;
    /** Levels of quarters, in steps: where there are three changes. */
    private static final double[] QUARTERS = {0, 2, 1, 4};
    private static final double PERCENT = 100;

    @Spec
    private CommandSpec spec;

    @Option(names = {"-b", "--nights"}, split = ",", defaultValue = "20,30,60,100", paramLabel = "N",
            description = "Nights of a history. Default: ${DEFAULT-VALUE}.")
    private List<Integer> nights;

    @Option(names = {"-n", "--histories"}, defaultValue = "1000", paramLabel = "N",
            description = "Histories for each figure. Default: ${DEFAULT-VALUE}.")
    private int histories;

    @Option(names = "--permutations", defaultValue = "299", paramLabel = "N",
            description = "Random orders, 99 or more. Default: ${DEFAULT-VALUE}; -load has 999.")
    private int permutations;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N",
            description = "Seed of all that is random. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /** Steps, in standard deviations of a night; several changes or one. */
    private record Shape(String title, double step, boolean several) {

        double[] addedTo(double[] series) {
            double[] changed = series.clone();
            for (int i = 0; i < series.length; i++) {
                changed[i] += step * (several ? QUARTERS[QUARTERS.length * i / series.length]
                        : 2 * i < series.length ? 0 : 1);
            }
            return changed;
        }
    }

    private static final List<Shape> SHAPES = List.of(new Shape("wrong", 0, false), new Shape("1 sd", 1, false),
            new Shape("2 sd", 2, false), new Shape("3 sd", 3, false), new Shape("three of 3 sd and more", 3, true));

    @Override
    public Integer call() {
        if (histories < 1 || permutations < 99 || nights.stream().anyMatch(count -> count < 4)) {
            throw new ParameterException(spec.commandLine(),
                    "--histories must be 1 or more, --permutations 99 or more, --nights 4 or more");
        }
        PrintWriter out = spec.commandLine().getOut();
        TextTable table = new TextTable(Stream.concat(Stream.of("nights depend", "nights"),
                SHAPES.stream().map(Shape::title)).toArray(String[]::new));
        for (MadeNights kind : MadeNights.values()) {
            for (int count : nights) {
                table.row(Stream.concat(Stream.of(kind.words(), String.valueOf(count)),
                        SHAPES.stream().map(shape -> cell(kind, count, shape))).toArray(String[]::new));
            }
        }
        out.println(
                histories + " histories for each figure, " + permutations + " random orders; % seen by E-divisive → "
                        + "where nights may depend; of three changes, how many are seen");
        table.lines().forEach(out::println);
        out.flush();
        return 0;
    }

    private String cell(MadeNights kind, int count, Shape shape) {
        double[][] seen = IntStream.range(0, histories).parallel()
                .mapToObj(number -> seen(kind, count, shape, seed + 1_000_003L * number)).toArray(double[][]::new);
        return String.format(Locale.ROOT, shape.several() ? "%.2f → %.2f" : "%.1f → %.1f", mean(seen, 0),
                mean(seen, 1));
    }

    /** By either way: the number of changes where there are several, else 100 if there are any. */
    private double[] seen(MadeNights kind, int count, Shape shape, long own) {
        double[] series = shape.addedTo(kind.draw(count, new SplittableRandom(own)));
        return Stream.of(ChangePoints.of(series, permutations, LEVEL, new RandomStream(own)),
                ChangePoints.ofDependent(series, permutations, LEVEL, new RandomStream(own)))
                .mapToDouble(changes -> figure(shape, changes)).toArray();
    }

    private static double figure(Shape shape, List<ChangePoint> changes) {
        return shape.several() ? changes.size() : changes.isEmpty() ? 0 : PERCENT;
    }

    private static double mean(double[][] seen, int way) {
        return IntStream.range(0, seen.length).mapToDouble(i -> seen[i][way]).average().orElse(Double.NaN);
    }
}
