package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.CriterionFailure;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;

/**
 * Drives the engine through a recorded benchmark exactly as a live run does. Forks beyond the one at which a live run
 * would have ended are warmed up as well, because their warmups tell something, but neither measured nor counted.
 */
final class DynamicRun {

    private final ReplaySettings settings;
    private final BenchmarkSeries series;
    private final ReconfigurationSession session;
    private final List<Warmup> warmups = new ArrayList<>();
    private int forksUsed;
    private boolean forksStable;

    /**
     * The warmup of a fork.
     *
     * @param iterations that were run
     * @param stable     whether they ended because the fork was warm
     */
    record Warmup(int iterations, boolean stable) {
    }

    private DynamicRun(ReplaySettings settings, Candidate candidate, BenchmarkSeries series) {
        this.settings = settings;
        this.series = series;
        this.session = new ReconfigurationSession(settings.engine(candidate));
    }

    static DynamicRun of(ReplaySettings settings, Candidate candidate, BenchmarkSeries series) {
        DynamicRun run = new DynamicRun(settings, candidate, series);
        series.forks().forEach(run::runFork);
        run.session.failure().map(CriterionFailure::cause).ifPresent(cause -> {
            throw new IllegalStateException("criterion " + candidate.label() + " failed: " + cause, cause);
        });
        return run;
    }

    private void runFork(ForkSeries fork) {
        session.startMeasurementFork();
        Warmup warmup = warmUp(fork);
        warmups.add(warmup);
        if (forksUsed > 0) {
            session.abandonFork();
            return;
        }
        for (int i = 0; i < settings.measurementIterations(); i++) {
            session.measurementIteration(iteration(fork, warmup.iterations() + i));
        }
        Checkpoint checkpoint = session.endFork();
        boolean last = warmups.size() == series.forks().size();
        if (checkpoint.decision() == Decision.STABLE || checkpoint.decision() == Decision.EXHAUSTED || last) {
            forksUsed = warmups.size();
            forksStable = checkpoint.decision() == Decision.STABLE;
        }
    }

    private Warmup warmUp(ForkSeries fork) {
        Decision decision = Decision.CONTINUE;
        int iterations = 0;
        while (decision != Decision.STABLE && iterations < settings.maximumWarmup()) {
            decision = session.warmupIteration(iteration(fork, iterations)).decision();
            iterations++;
        }
        return new Warmup(iterations, decision == Decision.STABLE);
    }

    private IterationMeasurement iteration(ForkSeries fork, int index) {
        int from = index * settings.slices();
        return settings.grouping().measurement(fork, from, from + settings.slices());
    }

    /** One for each fork of the series. */
    List<Warmup> warmups() {
        return warmups;
    }

    int forksUsed() {
        return forksUsed;
    }

    boolean forksStable() {
        return forksStable;
    }

    /** Time of all warmup and measurement iterations of the forks used. */
    double seconds() {
        double seconds = 0;
        for (int i = 0; i < forksUsed; i++) {
            seconds += secondsOf(series.forks().get(i), warmups.get(i).iterations());
        }
        return seconds;
    }

    /** Time that the static run with the same maxima takes. */
    double staticSeconds() {
        double seconds = 0;
        for (int i = 0; i < Math.min(settings.maximumForks(), series.forks().size()); i++) {
            seconds += secondsOf(series.forks().get(i), settings.maximumWarmup());
        }
        return seconds;
    }

    private double secondsOf(ForkSeries fork, int warmupIterations) {
        return fork.secondsOf((warmupIterations + settings.measurementIterations()) * settings.slices());
    }
}
