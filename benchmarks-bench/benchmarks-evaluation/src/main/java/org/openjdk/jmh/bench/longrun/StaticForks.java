package org.openjdk.jmh.bench.longrun;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;

/**
 * Recorded forks in some order, each warmed up and measured for as long as somebody configured.
 *
 * @param means   of the measurements
 * @param seconds that each fork ran, the starts of their VMs aside
 */
record StaticForks(double[] means, double[] seconds) {

    /**
     * Cuts forks out of a recording.
     *
     * @param series  of all forks
     * @param numbers of those that are cut
     * @param warmups slices of each fork's warmup
     * @param ends    slices of each fork's warmup and measurement
     */
    static StaticForks of(BenchmarkSeries series, List<Integer> numbers, Map<Integer, Integer> warmups,
                          Map<Integer, Integer> ends) {
        double[] means = new double[numbers.size()];
        double[] seconds = new double[numbers.size()];
        for (int i = 0; i < means.length; i++) {
            ForkSeries fork = series.forks().get(numbers.get(i));
            seconds[i] = fork.secondsOf(Math.min(ends.get(numbers.get(i)), fork.length()));
            means[i] = RecordedForks.mean(fork, fork.secondsOf(warmups.get(numbers.get(i))), seconds[i]);
        }
        return new StaticForks(means, seconds);
    }

    /** What a run of the first forks costs. */
    RunCost cost(int forks, double[] level) {
        return RunCost.of(IntStream.range(0, forks).mapToDouble(i -> means[i]).toArray(),
                IntStream.range(0, forks).mapToDouble(i -> seconds[i]).sum(), level);
    }

    /** How many forks fit into a time; one at least. */
    int within(double time) {
        int forks = 0;
        double used = 0;
        while (forks < means.length && used + seconds[forks] + ForkEstimate.START <= time) {
            used += seconds[forks++] + ForkEstimate.START;
        }
        return Math.max(1, forks);
    }
}
