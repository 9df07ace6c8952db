package org.openjdk.jmh.production.judged;

import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;
import org.openjdk.jmh.results.measures.MeasuredResult;

/** A benchmark with one set of parameters beside a method of production. */
public final class Represented {

    /** Below this, what timing adds to an invocation is a large part of it: about 0.1 us on the machine of docs/evidence/production. */
    public static final double MEANINGLESS = 1_000;

    /** Below this, what timing adds may be seen. */
    public static final double WITH_CARE = 50_000;

    private final MeasuredResult result;
    private final BenchmarkTimes times;
    private final Interval mean;
    private final Interval ratio;
    private final Likeness likeness;
    private boolean nearest;

    private Represented(MeasuredResult result, BenchmarkTimes times, ProductionTimes production, double tolerance) {
        this.result = result;
        this.times = times;
        ResampledMean benchmark = times.resampled(new RandomStream(Estimates.SEED));
        mean = benchmark.units() < 2 ? Interval.unknown(benchmark.mean()) : Estimates.ofMean(benchmark);
        boolean known = production.batchCount() > 1 && benchmark.units() > 1;
        ratio = known ? Estimates.around(production.mean().point() / benchmark.mean(),
                Estimates.ofRatio(production.batches().resampled(new RandomStream(Estimates.SEED + 1)), benchmark))
                : Interval.unknown(production.mean().point() / benchmark.mean());
        likeness = result.methods().size() > 1 ? Likeness.TOGETHER
                : production.mean().point() < MEANINGLESS ? Likeness.TOO_SHORT : Likeness.of(ratio, tolerance);
    }

    static Optional<Represented> of(MeasuredResult result, ProductionTimes production, double tolerance) {
        return BenchmarkTimes.of(result).map(times -> new Represented(result, times, production, tolerance));
    }

    /** What the benchmark measured. */
    public MeasuredResult result() {
        return result;
    }

    /** How many forks of it can be used. */
    public int forks() {
        return times.forks();
    }

    /** The benchmark's mean in nanoseconds, with its interval at 95 %. */
    public Interval mean() {
        return mean;
    }

    /** A quantile of the benchmark's invocations in nanoseconds; empty where they were not measured one by one. */
    public OptionalDouble quantile(double probability) {
        return times.quantile(probability);
    }

    /** Production divided by the benchmark, with its interval at 95 %. */
    public Interval ratio() {
        return ratio;
    }

    /** Whether both take as long. */
    public Likeness likeness() {
        return likeness;
    }

    /** Whether it comes nearest among the parameters of its benchmark. */
    public boolean isNearest() {
        return nearest;
    }

    void nearest() {
        nearest = true;
    }

    double distance() {
        return Math.abs(Math.log(ratio.point()));
    }
}
