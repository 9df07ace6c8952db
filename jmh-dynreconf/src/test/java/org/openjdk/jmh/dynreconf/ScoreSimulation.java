package org.openjdk.jmh.dynreconf;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;

/**
 * Simulated scores: when does a criterion find them stable, and how far off are the ten iterations after that? The main
 * method prints rows of the table in docs/evidence/bench.md; its arguments are criteria.
 */
final class ScoreSimulation {

    private static final int BENCHMARKS = 60;
    private static final int MAX_WARMUP = ReconfigurationDefaults.MAX_WARMUP_ITERATIONS;
    private static final int MEASURED = ReconfigurationDefaults.MEASUREMENT_ITERATIONS;

    /** Mean number of warmup iterations, and mean relative error of the level after them. */
    record Outcome(double iterations, double error) {
    }

    private ScoreSimulation() {
    }

    public static void main(String[] criteria) {
        Map<String, IntToDoubleFunction> shapes = new LinkedHashMap<>();
        shapes.put("steady", i -> 1);
        shapes.put("20 % excess, falling by 1/e in 10", i -> 1 + 0.2 * Math.exp(-i / 10.0));
        shapes.put("100 % excess, falling by 1/e in 10", i -> 1 + Math.exp(-i / 10.0));
        shapes.put("slower by 1 % each iteration", i -> 1 + 0.01 * i);
        shapes.put("sine of ± 5 %", i -> 1 + 0.05 * Math.sin(1.5 * i));
        for (double noise : new double[] {0.002, 0.005, 0.01, 0.02, 0.05}) {
            shapes.forEach((name, level) -> System.out.println(
                    row(String.format(Locale.ROOT, "| %.1f %% | %s |", 100 * noise, name), level, noise, criteria)));
        }
    }

    private static String row(String start, IntToDoubleFunction level, double noise, String... criteria) {
        StringBuilder row = new StringBuilder(start);
        for (String criterion : criteria) {
            Outcome outcome = simulate(criterion, level, noise);
            row.append(String.format(Locale.ROOT, " %.1f, %.1f %% |", outcome.iterations, 100 * outcome.error));
        }
        return row.toString();
    }

    static Outcome simulate(String criterion, IntToDoubleFunction level, double noise) {
        Random random = new Random(1);
        double iterations = 0;
        double error = 0;
        for (int b = 0; b < BENCHMARKS; b++) {
            double[] scores = new double[MAX_WARMUP];
            Arrays.setAll(scores, i -> 100 * level.applyAsDouble(i) * (1 + noise * random.nextGaussian()));
            int stop = warmupIterations(criterion, scores);
            iterations += stop;
            error += Math.abs(mean(level, stop) / mean(level, MAX_WARMUP) - 1);
        }
        return new Outcome(iterations / BENCHMARKS, error / BENCHMARKS);
    }

    private static double mean(IntToDoubleFunction level, int from) {
        double sum = 0;
        for (int i = from; i < from + MEASURED; i++) {
            sum += level.applyAsDouble(i);
        }
        return sum / MEASURED;
    }

    private static int warmupIterations(String criterion, double[] scores) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criterion)).build());
        session.startFork(ForkRole.measured());
        int i = 0;
        Checkpoint checkpoint;
        do {
            checkpoint = SessionCalls.afterWarmup(session, Iteration.of(Sample.of(scores[i++])));
        } while (!checkpoint.decision().stops());
        return i;
    }
}
