package org.openjdk.jmh.bench.live;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WallTime;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;
import org.openjdk.jmh.bench.replay.RunMeans;
import org.openjdk.jmh.bench.results.JmhResult;

/** Compares dynamic runs of a benchmark with its static run. */
final class LiveComparison {

    private static final long SEED = 1;

    private final LiveResult plain;
    private final RunMeans.Denominator mean;
    private final List<TechniqueOutcome> techniques = new ArrayList<>();

    LiveComparison(LiveResult plain) {
        this.plain = plain;
        RunMeans means = new RunMeans(SEED);
        this.mean = means.denominator(plain.mean(means));
    }

    /** Adds a dynamic run. */
    void add(String label, LiveResult run) throws WorkerException {
        JmhResult.Reconfiguration reconfiguration = run.result().reconfiguration()
                .orElseThrow(() -> new WorkerException("was not dynamic"));
        if (reconfiguration.forks().size() != run.forks()) {
            throw new WorkerException("only " + run.forks() + " of " + reconfiguration.forks().size()
                    + " forks have a result");
        }
        List<WarmupOutcome> forks = new ArrayList<>();
        for (int fork = 0; fork < run.forks(); fork++) {
            forks.add(WarmupOutcome.unjudged(fork, run.warmupIterations(fork), run.warmupSeconds(fork),
                    reconfiguration.forks().get(fork).warmupStable(), ""));
        }
        techniques
                .add(new TechniqueOutcome(label, run.forks(), forks, compare(run, forks, reconfiguration.forksStable()),
                        overhead(run), Double.NaN));
    }

    private StaticComparison compare(LiveResult run, List<WarmupOutcome> forks, boolean forksStable) {
        RunMeans means = new RunMeans(SEED + 1);
        return new StaticComparison(means.ratio(run.mean(means), mean), plain.seconds(), run.warmupSeconds(),
                run.seconds() - run.warmupSeconds(), forks.stream().map(WarmupOutcome::warmupSlices).toList(),
                (int) forks.stream().filter(f -> !f.stable()).count(), forksStable,
                new WallTime(plain.wallSeconds(), run.wallSeconds()));
    }

    /** What the gaps of a run are longer than those of the static run, all together, as a share of its warmup's time. */
    private double overhead(LiveResult run) {
        double warmupSeconds = run.warmupSeconds();
        return warmupSeconds == 0 ? Double.NaN : (run.meanGap() - plain.meanGap()) * run.gaps() / warmupSeconds;
    }

    /** All that was compared; the series are those of the static run. */
    BenchmarkOutcome outcome() {
        List<ForkTrace> traces = new ArrayList<>();
        for (int fork = 0; fork < plain.forks(); fork++) {
            traces.add(plain.trace(fork));
        }
        return new BenchmarkOutcome(name(), traces, techniques);
    }

    /** The class stands for the project. */
    private String name() {
        String key = plain.result().name();
        int dot = plain.result().benchmark().lastIndexOf('.');
        return key.substring(0, dot) + "#" + key.substring(dot + 1);
    }
}
