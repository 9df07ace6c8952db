package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Quantity;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * How often a statement was judged how, in the mean over benchmarks.
 *
 * @param statement that was judged
 * @param forks     on each side
 * @param refuted   share of {@code a <= b} that fail, for each change of a
 * @param confirmed share of {@code a <= b} that hold, for each change of a
 * @param unequal   share of {@code a = b} that fail where nothing has changed
 */
record StatementShares(Statement statement, int forks, double[] refuted, double[] confirmed, double unequal) {

    /** What a is multiplied by; b stays as it was drawn. */
    static final List<Double> CHANGES = List.of(0.95, 1.0, 1.01, 1.03, 1.05, 1.10);

    /** Judges statements on pairs that are drawn of each benchmark. */
    static List<StatementShares> of(List<Statement> statements, List<Recorded> benchmarks, Draw draw, int forks,
                                    int pairs, long seed) {
        List<StatementShares[]> each = IntStream.range(0, benchmarks.size()).parallel()
                .filter(index -> draw.allows(benchmarks.get(index), forks))
                .mapToObj(index -> ofBenchmark(statements, benchmarks, index, draw, forks, pairs, seed)).toList();
        List<StatementShares> means = new ArrayList<>();
        for (int s = 0; s < statements.size() && !each.isEmpty(); s++) {
            int number = s;
            means.add(mean(each.stream().map(shares -> shares[number]).toList()));
        }
        return means;
    }

    private static StatementShares[] ofBenchmark(List<Statement> statements, List<Recorded> benchmarks, int index,
                                                 Draw draw, int forks, int pairs, long seed) {
        Recorded benchmark = benchmarks.get(index);
        SplittableRandom random =
                new SplittableRandom(seed + 31L * benchmark.name().hashCode() + 7L * forks + draw.ordinal());
        List<ForkSamples[]> drawn = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            drawn.add(draw.pair(benchmark, Recorded.neighbour(benchmarks, index), forks, random));
        }
        return statements.stream().map(statement -> judge(statement, forks, drawn)).toArray(StatementShares[]::new);
    }

    private static StatementShares judge(Statement statement, int forks, List<ForkSamples[]> drawn) {
        StatementShares shares = empty(statement, forks);
        double part = 1.0 / drawn.size();
        double unequal = 0;
        for (ForkSamples[] sides : drawn) {
            Quantity a = Quantity.measured(sides[0]);
            Quantity b = Quantity.measured(sides[1]);
            unequal += statement.equal(a, b) == Truth.FAILS ? part : 0;
            for (int c = 0; c < CHANGES.size(); c++) {
                Truth truth = statement.atMost(a.transformed(CHANGES.get(c), 0), b);
                shares.refuted[c] += truth == Truth.FAILS ? part : 0;
                shares.confirmed[c] += truth == Truth.HOLDS ? part : 0;
            }
        }
        return new StatementShares(statement, forks, shares.refuted, shares.confirmed, unequal);
    }

    private static StatementShares empty(Statement statement, int forks) {
        return new StatementShares(statement, forks, new double[CHANGES.size()], new double[CHANGES.size()], 0);
    }

    private static StatementShares mean(List<StatementShares> each) {
        StatementShares mean = empty(each.get(0).statement, each.get(0).forks);
        for (StatementShares one : each) {
            for (int c = 0; c < CHANGES.size(); c++) {
                mean.refuted[c] += one.refuted[c] / each.size();
                mean.confirmed[c] += one.confirmed[c] / each.size();
            }
        }
        return new StatementShares(mean.statement, mean.forks, mean.refuted, mean.confirmed,
                each.stream().mapToDouble(StatementShares::unequal).average().orElse(0));
    }
}
