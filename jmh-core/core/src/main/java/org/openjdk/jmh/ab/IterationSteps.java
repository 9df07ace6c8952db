package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How far apart the iterations of forks began that ran at the same time. */
final class IterationSteps {

    private static final double MILLISECONDS = 1e3;

    private final List<Double> apart = new ArrayList<>();
    private final List<Double> drift = new ArrayList<>();

    /** Takes the starts of the iterations of both forks, in milliseconds. */
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

    /** Takes what another one has. */
    void addAll(IterationSteps other) {
        apart.addAll(other.apart);
        drift.addAll(other.drift);
    }

    /** Seconds between the starts of a pair of iterations: their median; empty where there is no pair. */
    Optional<Double> typical() {
        return median(apart);
    }

    /** Seconds between the starts of that pair of iterations that was farthest apart. */
    double largest() {
        return apart.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** Seconds by which that changes from the first to the last iteration of a fork: their median. */
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
