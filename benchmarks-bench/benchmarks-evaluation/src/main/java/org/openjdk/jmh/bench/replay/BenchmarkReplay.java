package org.openjdk.jmh.bench.replay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;
import org.openjdk.jmh.bench.series.BenchmarkSeries;
import org.openjdk.jmh.bench.series.ForkSeries;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesFolder;
import org.openjdk.jmh.bench.series.SeriesReader;
import org.openjdk.jmh.bench.series.SteadyStates;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.ResidualWarmup;

/** Reads and replays one benchmark. What it draws at random depends on the benchmark alone, not on its turn. */
final class BenchmarkReplay implements Callable<BenchmarkOutcome> {

    private final ReplaySettings settings;
    private final SeriesFolder folder;
    private final Path file;
    private BenchmarkSeries series;
    private final List<SteadyState> steadyStates = new ArrayList<>();

    BenchmarkReplay(ReplaySettings settings, SeriesFolder folder, Path file) {
        this.settings = settings;
        this.folder = folder;
        this.file = file;
    }

    @Override
    public BenchmarkOutcome call() throws InputException {
        series = SeriesReader.read(file);
        if (series.slices() < settings.neededSlices()) {
            throw new InputException(file,
                    "forks of " + series.slices() + " iterations of 100 ms, too few for a replay "
                            + "that may need " + settings.neededSlices());
        }
        if (series.forks().size() < settings.neededForks()) {
            throw new InputException(file, series.forks().size() + " forks, too few for a replay that may need "
                    + settings.neededForks());
        }
        findSteadyStates();
        List<ForkTrace> traces = new ArrayList<>();
        for (int i = 0; i < steadyStates.size(); i++) {
            traces.add(new RecordedFork(series.forks().get(i), steadyStates.get(i)).trace());
        }
        return new BenchmarkOutcome(series.name(), traces, techniques());
    }

    private void findSteadyStates() throws InputException {
        int[] starts = folder.steady().of(series);
        for (int i = 0; i < starts.length; i++) {
            steadyStates.add(starts[i] == SteadyStates.NONE ? null
                    : new SteadyState(series.forks().get(i), starts[i], settings.interval(), settings.seed() + i));
        }
    }

    private List<TechniqueOutcome> techniques() throws InputException {
        List<TechniqueOutcome> techniques = new ArrayList<>();
        SeriesRecording recording = new SeriesRecording(series, settings.slices(), settings.neededIterations(),
                settings.grouping());
        StaticRun staticRun = new StaticRun(settings, recording);
        for (Candidate candidate : settings.candidates()) {
            DynamicRun run = DynamicRun.of(settings, candidate, recording);
            techniques.add(replayed(candidate.label(), run, recording, staticRun));
            if (settings.historySeconds() > 0) {
                techniques.addAll(halves(candidate, recording));
            }
        }
        for (Map.Entry<String, SortedMap<Integer, Integer>> entry : folder.published().of(series.name()).entrySet()) {
            techniques.add(published(entry.getKey(), entry.getValue()));
        }
        return techniques;
    }

    private TechniqueOutcome replayed(String label, DynamicRun run, SeriesRecording recording,
                                      StaticRun staticRun) {
        List<WarmupOutcome> forks = new ArrayList<>();
        for (DynamicRun.Warmup warmup : run.warmups()) {
            int slices = recording.slicesOf(forks.size(), warmup.iterations());
            forks.add(outcome(forks.size(), slices, warmup.stable(), warmup.why()));
        }
        return new TechniqueOutcome(label, run.forksUsed(), forks, staticRun.compare(run), Double.NaN, Double.NaN);
    }

    /**
     * Each half of the forks as a run, first knowing nothing, then knowing the forks of the other half. The comparison
     * with a static run is that of the first half.
     */
    private List<TechniqueOutcome> halves(Candidate candidate, SeriesRecording recording) throws InputException {
        int half = recording.forks() / 2;
        if (half == 0) {
            throw new InputException(file, "one fork, which has no other half");
        }
        List<RecordingPart> parts = List.of(new RecordingPart(recording, 0, half),
                new RecordingPart(recording, half, recording.forks()));
        ReconfigurationSettings ignorant = settings.engine(candidate);
        List<ReconfigurationSettings> knowing = List.of(
                settings.engine(candidate, parts.get(1).history(settings)),
                settings.engine(candidate, parts.get(0).history(settings)));
        return List.of(half(candidate.label() + ", half", parts, List.of(ignorant, ignorant), recording),
                half(candidate.label() + ", history", parts, knowing, recording));
    }

    private TechniqueOutcome half(String label, List<RecordingPart> parts, List<ReconfigurationSettings> engines,
                                  SeriesRecording recording) {
        List<WarmupOutcome> forks = new ArrayList<>();
        DynamicRun first = DynamicRun.of(engines.get(0), parts.get(0));
        for (DynamicRun run : List.of(first, DynamicRun.of(engines.get(1), parts.get(1)))) {
            for (DynamicRun.Warmup warmup : run.warmups()) {
                int slices = recording.slicesOf(forks.size(), warmup.iterations());
                forks.add(outcome(forks.size(), slices, warmup.stable(), warmup.why()));
            }
        }
        return new TechniqueOutcome(label, first.forksUsed(), forks,
                new StaticRun(settings, parts.get(0)).compare(first), Double.NaN, warmupLeft(engines.get(0)));
    }

    private double warmupLeft(ReconfigurationSettings engine) {
        double iteration = settings.slices() * ForkSeries.SLICE_SECONDS;
        return ResidualWarmup.of(engine, iteration, iteration, Double.NaN).map(ResidualWarmup::share)
                .orElse(Double.NaN);
    }

    private TechniqueOutcome published(String technique, SortedMap<Integer, Integer> warmups) throws InputException {
        List<WarmupOutcome> forks = new ArrayList<>();
        for (Map.Entry<Integer, Integer> warmup : warmups.entrySet()) {
            int fork = warmup.getKey();
            int slices = warmup.getValue();
            if (fork < 0 || fork >= series.forks().size() || slices < 0 || slices >= series.slices()) {
                throw new InputException(file, "the published assessment of " + technique + " warms fork " + fork
                        + " up for " + slices + " iterations, which the series does not have");
            }
            forks.add(outcome(fork, slices, true, ""));
        }
        return new TechniqueOutcome(technique, forks.size(), forks, null, Double.NaN, Double.NaN);
    }

    private WarmupOutcome outcome(int index, int warmupSlices, boolean stable, String why) {
        ForkSeries fork = series.forks().get(index);
        SteadyState steady = steadyStates.get(index);
        double seconds = fork.secondsOf(warmupSlices);
        return steady == null ? WarmupOutcome.unjudged(index, warmupSlices, seconds, stable, why)
                : new WarmupOutcome(index, warmupSlices, seconds, stable, seconds - steady.startSeconds(),
                        steady.ratio(warmupSlices), why);
    }
}
