package org.openjdk.jmh.bench.budget;

import java.util.OptionalInt;
import java.util.function.DoubleSupplier;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;

/** Spends a time evenly: the next fork goes to the benchmark with the fewest, among those whose fork still fits. */
final class EvenSplit implements Schedule {

    private final double budget;
    private final double[] seconds;
    private final DoubleSupplier elapsed;
    private final int[] forks;

    EvenSplit(double budget, double[] seconds, DoubleSupplier elapsed) {
        this.budget = budget;
        this.seconds = seconds;
        this.elapsed = elapsed;
        forks = new int[seconds.length];
    }

    @Override
    public OptionalInt next() {
        double left = budget - elapsed.getAsDouble();
        int fewest = -1;
        for (int i = 0; i < forks.length; i++) {
            if (seconds[i] <= left && (fewest < 0 || forks[i] < forks[fewest])) {
                fewest = i;
            }
        }
        return fewest < 0 ? OptionalInt.empty() : OptionalInt.of(fewest);
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        forks[benchmark]++;
    }
}
