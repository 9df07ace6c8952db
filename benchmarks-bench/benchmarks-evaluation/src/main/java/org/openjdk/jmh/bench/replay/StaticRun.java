package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.outcome.StaticComparison;
import org.openjdk.jmh.bench.outcome.WallTime;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/** The static run that is cut out of a recording, and comparisons of dynamic ones with it. */
public final class StaticRun {

    private final ReplaySettings settings;
    private final Recording recording;
    private final RunMeans.Denominator mean;

    /** Cuts the static run out of a recording that is long enough for it. */
    public StaticRun(ReplaySettings settings, Recording recording) {
        this.settings = settings;
        this.recording = recording;
        RunMeans means = new RunMeans(settings.seed());
        List<ResampledMean> forks = new ArrayList<>();
        for (int fork = 0; fork < forks(); fork++) {
            forks.add(means.fork(recording, fork, settings.maximumWarmup(), settings.staticMeasurement()));
        }
        mean = means.denominator(ResampledMean.ofGroup(forks));
    }

    private int forks() {
        return Math.min(settings.maximumForks(), recording.forks());
    }

    /** Compares a dynamic run of the same recording; what is drawn at random does not depend on earlier comparisons. */
    public StaticComparison compare(DynamicRun run) {
        RunMeans means = new RunMeans(settings.seed() + 1);
        List<ResampledMean> forks = new ArrayList<>();
        List<Integer> iterations = new ArrayList<>();
        double warmupSeconds = 0;
        double allSeconds = 0;
        int unstable = 0;
        for (int fork = 0; fork < run.forksUsed(); fork++) {
            DynamicRun.Warmup warmup = run.warmups().get(fork);
            forks.add(means.fork(recording, fork, warmup.iterations(), settings.measurementIterations()));
            iterations.add(warmup.iterations());
            warmupSeconds += recording.secondsOf(fork, warmup.iterations());
            allSeconds += recording.secondsOf(fork, warmup.iterations() + settings.measurementIterations());
            unstable += warmup.stable() ? 0 : 1;
        }
        return new StaticComparison(means.ratio(ResampledMean.ofGroup(forks), mean), seconds(), warmupSeconds,
                allSeconds - warmupSeconds, iterations, unstable, run.forksStable(), WallTime.UNKNOWN);
    }

    private double seconds() {
        double seconds = 0;
        for (int fork = 0; fork < forks(); fork++) {
            seconds += recording.secondsOf(fork, settings.maximumWarmup() + settings.staticMeasurement());
        }
        return seconds;
    }
}
