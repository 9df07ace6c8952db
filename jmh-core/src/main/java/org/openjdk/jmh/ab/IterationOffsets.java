package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Collects the offsets between paired iterations of concurrent forks, in seconds. */
final class IterationOffsets {

    private static final double MILLISECONDS = 1e3;

    private final List<Double> apart = new ArrayList<>();
    private final List<Double> drift = new ArrayList<>();

    /** Adds the starts of the iterations of two forks, in milliseconds. */
    void add(long[] baseline, long[] candidate) {
        int pairs = Math.min(baseline.length, candidate.length);
        for (int i = 0; i < pairs; i++) {
            apart.add(Math.abs(candidate[i] - baseline[i]) / MILLISECONDS);
        }
        if (pairs > 1) {
            long first = candidate[0] - baseline[0];
            long last = candidate[pairs - 1] - baseline[pairs - 1];
            drift.add(Math.abs(last - first) / MILLISECONDS);
        }
    }

    void addAll(IterationOffsets other) {
        apart.addAll(other.apart);
        drift.addAll(other.drift);
    }

    /** Returns the median offset between two iterations, if any. */
    Optional<Double> typical() {
        return median(apart);
    }

    /** Returns the largest offset between two iterations, or 0. */
    double largest() {
        return apart.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** Returns the median change of the offset from the first to the last iteration of a fork, if any. */
    Optional<Double> drift() {
        return median(drift);
    }

    private static Optional<Double> median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0 ? Optional.empty()
                : Optional.of(Arrays.stream(sorted, (sorted.length - 1) / 2, sorted.length / 2 + 1).average()
                        .getAsDouble());
    }
}
