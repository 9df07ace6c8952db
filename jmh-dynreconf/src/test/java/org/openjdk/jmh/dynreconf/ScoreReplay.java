package org.openjdk.jmh.dynreconf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/**
 * Recorded benchmarks replayed with one score for each second. The main method prints the table of docs/evidence/bench.md;
 * its arguments are the folder of the series (JSON lists of forks, each a list of means of 100 ms, compressed), the
 * number of benchmarks to draw, the seed of the draw, and criteria, or numbers of seconds for a stopwatch.
 */
final class ScoreReplay {

    private static final int FORKS = ReconfigurationDefaults.MAX_FORKS;
    private static final int MAX_WARMUP = ReconfigurationDefaults.MAX_WARMUP_ITERATIONS;
    private static final int MEASURED = ReconfigurationDefaults.MEASUREMENT_ITERATIONS;
    private static final int REFERENCE = 50;
    private static final int PARTS_OF_A_SECOND = 10;

    /** One benchmark's run: its mean, and what it took. */
    private record Run(double deviation, double warmup, int forks, int exhausted, int contradicted) {
    }

    private ScoreReplay() {
    }

    public static void main(String[] args) throws IOException {
        List<double[][]> benchmarks = draw(Path.of(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]));
        for (String rule : Arrays.copyOfRange(args, 3, args.length)) {
            print(rule, benchmarks.stream().map(b -> replay(rule, b)).toList());
        }
    }

    private static List<double[][]> draw(Path folder, int count, long seed) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> sorted = new ArrayList<>(files.sorted().toList());
            Collections.shuffle(sorted, new Random(seed));
            return sorted.subList(0, count).stream().map(ScoreReplay::read).toList();
        }
    }

    private static double[][] read(Path file) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return Arrays.stream(text.split("]")).filter(part -> part.indexOf('[') >= 0).limit(FORKS)
                    .map(part -> seconds(part.substring(part.lastIndexOf('[') + 1))).toArray(double[][]::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double[] seconds(String numbers) {
        double[] parts = Arrays.stream(numbers.split(",")).mapToDouble(Double::parseDouble).toArray();
        return IntStream.range(0, parts.length / PARTS_OF_A_SECOND)
                .mapToDouble(i -> mean(parts, i * PARTS_OF_A_SECOND, PARTS_OF_A_SECOND)).toArray();
    }

    private static double mean(double[] values, int from, int count) {
        return Arrays.stream(values, from, from + count).sum() / count;
    }

    private static Run replay(String rule, double[][] forks) {
        double reference =
                Arrays.stream(forks).mapToDouble(f -> mean(f, MAX_WARMUP, REFERENCE)).average().orElseThrow();
        if (rule.matches("\\d+")) {
            int warmup = Integer.parseInt(rule);
            double mean = Arrays.stream(forks).mapToDouble(f -> mean(f, warmup, MEASURED)).average().orElseThrow();
            return new Run(Math.abs(mean / reference - 1), warmup, forks.length, 0, 0);
        }
        return replayDynamically(rule, forks, reference);
    }

    private static Run replayDynamically(String criteria, double[][] forks, double reference) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criteria)).build());
        double sum = 0;
        int warmup = 0;
        int exhausted = 0;
        int contradicted = 0;
        int fork = 0;
        Checkpoint forkCheckpoint;
        do {
            double[] scores = forks[fork];
            int[] next = {0};
            ForkLoop loop = ForkLoop.run(session, ForkRole.measured(), () -> score(scores[next[0]++]));
            sum += mean(scores, loop.iterationsBeforeResult(), MEASURED);
            warmup += loop.iterationsBeforeResult();
            exhausted += loop.last().decision() == Decision.EXHAUSTED ? 1 : 0;
            forkCheckpoint = session.endFork();
            contradicted += session.contradiction().isPresent() ? 1 : 0;
            fork++;
        } while (!forkCheckpoint.decision().stops());
        return new Run(Math.abs(sum / fork / reference - 1), (double) warmup / fork, fork, exhausted, contradicted);
    }

    private static Iteration score(double value) {
        return Iteration.of(Sample.of(value));
    }

    private static void print(String rule, List<Run> runs) {
        double[] deviations = runs.stream().mapToDouble(Run::deviation).sorted().toArray();
        double forks = runs.stream().mapToInt(Run::forks).sum();
        double most = FORKS * (MAX_WARMUP + MEASURED);
        double saved = runs.stream().mapToDouble(r -> 1 - r.forks * (r.warmup + MEASURED) / most)
                .average().orElseThrow();
        System.out.printf(Locale.ROOT, "| `%s` | %.1f %% | %.1f %% | %.0f / %.0f / %.0f %% | %.0f %% | %.1f | %.1f |"
                + " %.0f %% | contradicted %.0f %%%n", rule,
                100 * DoubleStream.of(deviations).average().orElseThrow(), 100 * deviations[deviations.length / 2],
                share(deviations, 0.01), share(deviations, 0.02), share(deviations, 0.03), 100 * saved,
                runs.stream().mapToDouble(Run::warmup).average().orElseThrow(), forks / runs.size(),
                100 * runs.stream().mapToInt(Run::exhausted).sum() / forks,
                100 * runs.stream().mapToInt(Run::contradicted).sum() / forks);
    }

    private static double share(double[] deviations, double below) {
        return 100.0 * Arrays.stream(deviations).filter(d -> d < below).count() / deviations.length;
    }
}
