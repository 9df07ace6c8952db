package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The benchmarks of which nothing is known yet, in a run whose time is limited. */
final class FirstForks {

    /** A fork that takes somewhat longer than expected is no reason to lose it. */
    private static final double USUAL = 3;
    /** Neither are others sure to take no longer than expected. */
    private static final double RESERVE = 2;

    private FirstForks() {
    }

    /**
     * Returns as many benchmarks as fit one after the other, the shortest first.
     *
     * @param unknown numbers of these benchmarks
     * @param seconds expected seconds of each of them
     * @param left    seconds
     * @return numbers, the shortest benchmark first
     */
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
     * Returns how long a fork may take, until it takes the time in which others could have had theirs.
     *
     * @param left     seconds of the run
     * @param others   seconds that the other benchmarks take of which nothing is known yet
     * @param expected seconds of the fork
     * @return seconds, what is left at most
     */
    static double longest(double left, double others, double expected) {
        return Math.max(left - RESERVE * others, Math.min(left, USUAL * expected));
    }
}
