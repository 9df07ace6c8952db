package org.openjdk.jmh.bench.summary;

import java.util.List;

/** Collects warmups of one technique; holds nothing for each benchmark. */
final class QualityAggregate {

    private static final double TOLERATED_SECONDS = 5;

    final ResampledRatio seconds = new ResampledRatio();
    final ResampledRatio deviation = new ResampledRatio();
    private final ResampledRatio error = new ResampledRatio();
    private int forks;
    private int late;
    private int early;
    private final int[] above = new int[3];

    /**
     * A warmup that can be judged.
     *
     * @param seconds     of warmup
     * @param lateSeconds after the start of the steady state
     * @param deviation   RPD
     */
    record Warmup(double seconds, double lateSeconds, double deviation) {
    }

    void add(List<Warmup> benchmark, int[] weights) {
        benchmark.forEach(this::count);
        seconds.add(benchmark.stream().mapToDouble(Warmup::seconds).sum(), benchmark.size(), weights);
        deviation.add(benchmark.stream().mapToDouble(Warmup::deviation).sum(), benchmark.size(), weights);
        error.add(benchmark.stream().mapToDouble(w -> Math.abs(w.lateSeconds())).sum(), benchmark.size(), weights);
    }

    private void count(Warmup warmup) {
        forks++;
        late += warmup.lateSeconds() > TOLERATED_SECONDS ? 1 : 0;
        early += warmup.lateSeconds() < -TOLERATED_SECONDS ? 1 : 0;
        above[0] += warmup.deviation() > 0.01 ? 1 : 0;
        above[1] += warmup.deviation() > 0.05 ? 1 : 0;
        above[2] += warmup.deviation() > 0.10 ? 1 : 0;
    }

    WarmupQuality quality() {
        return new WarmupQuality(forks, seconds.mean(), error.estimate(), share(late), share(early),
                deviation.estimate(), share(above[0]), share(above[1]), share(above[2]));
    }

    private double share(int count) {
        return (double) count / forks;
    }
}
