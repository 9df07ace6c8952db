package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.statistics.HierarchicalBootstrap;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.dynreconf.statistics.ResampledMean;

/**
 * The static run that is cut out of a recording, and comparisons of dynamic ones with it as in sections 5.4.1 and 5.4.2
 * of FSE'20: the interval of the ratio of means at 99 %, by 10,000 simulations that resample forks, iterations and
 * values. No outlier is left out.
 */
public final class StaticRun {

    private static final int SIMULATIONS = 10_000;
    private static final double CONFIDENCE = 0.99;
    /** Resampled means that are kept of an iteration. */
    private static final int REPLICATES = 1000;
    /**
     * Values that are resampled for one iteration at most, all replicates together. An iteration of sample time mode has
     * 20,000 values; fewer replicates of so exact a mean change nothing that can be seen beside forks and iterations.
     */
    private static final int DRAWS = 2_000_000;

    private final ReplaySettings settings;
    private final Recording recording;
    private final RandomStream random;
    private final ResampledMean mean;

    /** Cuts the static run out of a recording that is long enough for it. */
    public StaticRun(ReplaySettings settings, Recording recording) {
        this.settings = settings;
        this.recording = recording;
        this.random = new RandomStream(settings.seed());
        List<ResampledMean> forks = new ArrayList<>();
        for (int fork = 0; fork < forks(); fork++) {
            forks.add(fork(fork, settings.maximumWarmup(), settings.staticMeasurement()));
        }
        mean = ResampledMean.ofGroup(forks);
    }

    private int forks() {
        return Math.min(settings.maximumForks(), recording.forks());
    }

    private ResampledMean fork(int fork, int from, int iterations) {
        List<ResampledMean> members = new ArrayList<>();
        for (int i = from; i < from + iterations; i++) {
            double[] values = recording.values(fork, i);
            int replicates = Math.max(1, Math.min(REPLICATES, DRAWS / values.length));
            members.add(ResampledMean.ofValues(values, replicates, random));
        }
        return ResampledMean.ofGroup(members);
    }

    /** Compares a dynamic run of the same recording. */
    public Comparison compare(DynamicRun run) {
        List<ResampledMean> forks = new ArrayList<>();
        List<Integer> iterations = new ArrayList<>();
        double warmupSeconds = 0;
        double allSeconds = 0;
        int unstable = 0;
        for (int fork = 0; fork < run.forksUsed(); fork++) {
            DynamicRun.Warmup warmup = run.warmups().get(fork);
            forks.add(fork(fork, warmup.iterations(), settings.measurementIterations()));
            iterations.add(warmup.iterations());
            warmupSeconds += recording.secondsOf(fork, warmup.iterations());
            allSeconds += recording.secondsOf(fork, warmup.iterations() + settings.measurementIterations());
            unstable += warmup.stable() ? 0 : 1;
        }
        return new Comparison(ratio(ResampledMean.ofGroup(forks)), seconds(), warmupSeconds,
                allSeconds - warmupSeconds, iterations, unstable, run.forksStable());
    }

    private Ratio ratio(ResampledMean dynamic) {
        return Ratio.of(new HierarchicalBootstrap(SIMULATIONS, CONFIDENCE, random).ofRatio(dynamic, mean));
    }

    private double seconds() {
        double seconds = 0;
        for (int fork = 0; fork < forks(); fork++) {
            seconds += recording.secondsOf(fork, settings.maximumWarmup() + settings.staticMeasurement());
        }
        return seconds;
    }
}
