package org.openjdk.jmh.dynreconf.assertions.interpretation;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * Implements the non-parametric mean-value interpretation of stochastic performance logic (definition 10 of the
 * thesis). It simulates the distribution of the difference of means by drawing forks, and observations in forks, with
 * replacement, and subtracts the measured difference. The relation holds if at most a share 1 − α of the simulated
 * values is at most the measured difference. It is two-valued: a relation holds unless refuted. With few forks there is
 * little to draw from, and it refutes too often.
 */
final class BootstrapInterpretation implements Interpretation {

    private static final int FEWEST_FORKS = 2;
    private static final int SIMULATIONS = 2_000;
    private static final int REPLICATES = 200;
    private static final long SEED = 20;

    @Override
    public String name() {
        return "bootstrap";
    }

    @Override
    public String description() {
        return "simulates forks and iterations; needs many forks; holds unless refuted (thesis on SPL, "
                + "definition 10)";
    }

    @Override
    public Evidence atMost(Quantity left, Quantity right, double level) {
        Optional<Evidence> defect = Evidence.ofDefect(left, right, FEWEST_FORKS);
        return defect.orElseGet(() -> judge(left, right, level));
    }

    private static Evidence judge(Quantity left, Quantity right, double level) {
        RandomStream random = new RandomStream(SEED);
        double[] simulated = simulate(left, random);
        double[] ofRight = simulate(right, random);
        double difference = left.mean() - right.mean();
        Arrays.setAll(simulated, i -> simulated[i] - ofRight[i] - difference);
        Arrays.sort(simulated);
        double share = Arrays.stream(simulated).filter(value -> value <= difference).count()
                / (double) simulated.length;
        boolean holds = simulated[0] == simulated[SIMULATIONS - 1] ? difference <= 0 : share <= 1 - level;
        return Evidence.of(Truth.of(holds), ratio(simulated, difference, right.mean(), level));
    }

    private static double[] simulate(Quantity quantity, RandomStream random) {
        if (quantity.isConstant()) {
            double[] same = new double[SIMULATIONS];
            Arrays.fill(same, quantity.mean());
            return same;
        }
        return ResampledMean.ofGroup(Arrays.stream(quantity.observations())
                .map(fork -> ResampledMean.ofValues(fork, REPLICATES, random)).collect(Collectors.toList()))
                .simulate(SIMULATIONS, random);
    }

    private static Interval ratio(double[] simulated, double difference, double right, double level) {
        return right > 0 ? Interval.of(1 + (difference - Quantiles.ofSorted(simulated, 1 - level)) / right,
                1 + difference / right, 1 + (difference - Quantiles.ofSorted(simulated, level)) / right)
                : Interval.unknown(Double.NaN);
    }
}
