package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plans benchmarks without results in a run whose time is limited. */
final class FirstForks {

    /** A fork may take somewhat longer than expected without being killed. */
    private static final double USUAL = 3;
    /** Other forks may take longer than expected, too. */
    private static final double RESERVE = 2;

    private FirstForks() {
    }

    /** Returns the numbers of as many benchmarks as fit one after the other, the shortest first. */
    static List<Integer> fitting(IntStream unknown, IntToDoubleFunction seconds, double left) {
        List<Integer> cheapest = unknown.boxed().sorted(Comparator.comparingDouble(seconds::applyAsDouble))
                .collect(Collectors.toList());
        double used = 0;
        for (int chosen = 0; chosen < cheapest.size(); chosen++) {
            used += seconds.applyAsDouble(cheapest.get(chosen));
            if (used > left) {
                return cheapest.subList(0, chosen);
            }
        }
        return cheapest;
    }

    /**
     * Returns how long a fork may take, at most {@code left}.
     *
     * @param left     seconds of the run
     * @param others   seconds that other benchmarks without results need
     * @param expected seconds of the fork
     */
    static double longest(double left, double others, double expected) {
        return Math.max(left - RESERVE * others, Math.min(left, USUAL * expected));
    }
}
