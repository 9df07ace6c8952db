package org.openjdk.jmh.bench.rules;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * How often formulas are decided how where forks end as soon as they are, in the mean over benchmarks.
 *
 * @param forks     on each side, at most
 * @param refuted   share of {@code a <= b} that fail, for each change of a
 * @param confirmed share of {@code a <= b} that hold, for each change of a
 * @param rounds    forks that each side got, for each change of a
 * @param unequal   share of {@code a = b} that fail where nothing has changed
 */
record DecidedShares(int forks, double[] refuted, double[] confirmed, double[] rounds, double unequal) {

    private static final int CHANGES = StatementShares.CHANGES.size();

    /** Decides about pairs that are drawn of each benchmark. */
    static DecidedShares of(List<Recorded> benchmarks, Draw draw, int forks, int pairs, long seed) {
        DecidedShares none = new DecidedShares(forks, new double[CHANGES], new double[CHANGES], new double[CHANGES], 0);
        List<DecidedShares> each = IntStream.range(0, benchmarks.size()).parallel()
                .filter(index -> draw.allows(benchmarks.get(index), forks))
                .mapToObj(index -> ofBenchmark(benchmarks, index, draw, forks, pairs, seed)).toList();
        return each.stream().reduce(none, (sum, one) -> sum.plus(one, 1.0 / each.size()));
    }

    private static DecidedShares ofBenchmark(List<Recorded> benchmarks, int index, Draw draw, int forks, int pairs,
                                             long seed) {
        Recorded benchmark = benchmarks.get(index);
        SplittableRandom random =
                new SplittableRandom(seed + 31L * benchmark.name().hashCode() + 7L * forks + draw.ordinal());
        DecidedShares shares = new DecidedShares(forks, new double[CHANGES], new double[CHANGES], new double[CHANGES],
                0);
        for (int i = 0; i < pairs; i++) {
            ForkSamples[] sides = draw.pair(benchmark, Recorded.neighbour(benchmarks, index), forks, random);
            shares = shares.plus(decide(forks, sides[0], sides[1]), 1.0 / pairs);
        }
        return shares;
    }

    private static DecidedShares decide(int forks, ForkSamples a, ForkSamples b) {
        double[] refuted = new double[CHANGES];
        double[] confirmed = new double[CHANGES];
        double[] rounds = new double[CHANGES];
        for (int c = 0; c < CHANGES; c++) {
            double change = StatementShares.CHANGES.get(c);
            DecidedPair pair = new DecidedPair(DecidedPair.AT_MOST, a.mapped(value -> change * value), b);
            refuted[c] = is(pair, Truth.FAILS);
            confirmed[c] = is(pair, Truth.HOLDS);
            rounds[c] = pair.rounds();
        }
        Formula equal = DecidedPair.EQUAL;
        return new DecidedShares(forks, refuted, confirmed, rounds, is(new DecidedPair(equal, a, b), Truth.FAILS));
    }

    private static double is(DecidedPair pair, Truth truth) {
        return pair.truth() == truth ? 1 : 0;
    }

    private DecidedShares plus(DecidedShares other, double weight) {
        return new DecidedShares(forks, sum(refuted, other.refuted, weight), sum(confirmed, other.confirmed, weight),
                sum(rounds, other.rounds, weight), unequal + weight * other.unequal);
    }

    private static double[] sum(double[] values, double[] others, double weight) {
        return IntStream.range(0, values.length).mapToDouble(i -> values[i] + weight * others[i]).toArray();
    }
}
