package org.openjdk.jmh.bench.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.outcome.WarmupOutcome;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.bench.replay.DynamicRun;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.replay.ReplaySettings;
import org.openjdk.jmh.bench.replay.StaticRun;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.json.UnreadableResultFileException;
import org.openjdk.jmh.runner.options.TimeValue;

/** Replays the benchmarks of a result file, of which one is in memory at a time. */
public final class JmhResultFile {

    private final Path file;
    private final ReplaySettings settings;

    /**
     * A file that is not opened yet.
     *
     * @param file     in JMH's JSON format, perhaps compressed by gzip
     * @param settings of the runs to cut out of it
     */
    public JmhResultFile(Path file, ReplaySettings settings) {
        this.file = file;
        this.settings = settings;
    }

    /**
     * Replays all benchmarks in the order of the file.
     *
     * @param outcomes   takes each outcome
     * @param complaints takes one line for each benchmark that cannot be replayed
     * @throws InputException if the rest of the file cannot be read
     */
    public void replay(Consumer<BenchmarkOutcome> outcomes, Consumer<String> complaints) throws InputException {
        try (ResultReader results = new ResultReader(file)) {
            for (StoredResult stored = results.next(); stored != null; stored = results.next()) {
                try {
                    outcomes.accept(replay(new JmhResult(stored)));
                } catch (InputException e) {
                    complaints.accept(e.getMessage());
                }
            }
        } catch (UnreadableResultFileException e) {
            throw new InputException(file, e.reason());
        } catch (IOException e) {
            throw new InputException(file, String.valueOf(e.getMessage()));
        }
    }

    private BenchmarkOutcome replay(JmhResult result) throws InputException {
        JmhRecording recording = recording(result);
        check(result, recording);
        recording = settings.grouping() == Grouping.SCORE ? recording.asScores() : recording;
        List<ForkTrace> traces = new ArrayList<>();
        for (int fork = 0; fork < recording.forks(); fork++) {
            traces.add(trace(recording, fork));
        }
        List<TechniqueOutcome> techniques = new ArrayList<>();
        StaticRun staticRun = new StaticRun(settings, recording);
        for (Candidate candidate : settings.candidates()) {
            techniques.add(replay(candidate, recording, staticRun));
        }
        return new BenchmarkOutcome(file.getFileName().toString().replaceFirst("\\.json(\\.gz)?$", "") + "#"
                + result.name(), traces, techniques);
    }

    private JmhRecording recording(JmhResult result) throws InputException {
        try {
            JmhRecording recording = result.recording(seconds(result));
            String fault = recording.forks() == 0 ? "no raw data" : RawData.fault(recording.iterations());
            if (fault == null) {
                return recording;
            }
            throw new InputException(file, result.name() + ": " + fault);
        } catch (IllegalArgumentException e) {
            throw new InputException(file, result.name() + ": " + e.getMessage());
        }
    }

    /** Single shots have no time of their own; each counts as a second, so that shares of time are those of shots. */
    private double seconds(JmhResult result) throws InputException {
        String time = result.measurementTime().orElse("1 s");
        try {
            return TimeValue.fromString(time.replace(" ", "").toLowerCase(Locale.ROOT))
                    .convertTo(TimeUnit.NANOSECONDS) / 1e9;
        } catch (IllegalArgumentException e) {
            throw new InputException(file, result.name() + ": measurementTime '" + time + "' is not a time");
        }
    }

    private void check(JmhResult result, JmhRecording recording) throws InputException {
        if (result.warmupIterations() > 0) {
            throw new InputException(file, result.name() + ": recorded after " + result.warmupIterations()
                    + " warmup iterations, which are not in the file; record it with -wi 0");
        }
        if (recording.forks() < settings.neededForks()) {
            throw new InputException(file, result.name() + ": " + recording.forks()
                    + " forks, too few for a replay that may need " + settings.neededForks());
        }
        for (int fork = 0; fork < recording.forks(); fork++) {
            if (recording.iterations(fork) < settings.neededIterations()) {
                throw new InputException(file, result.name() + ", fork " + (fork + 1) + ": "
                        + recording.iterations(fork) + " iterations, too few for a replay that may need "
                        + settings.neededIterations());
            }
            for (int i = 0; i < recording.iterations(fork); i++) {
                double mean = recording.mean(fork, i);
                if (!(mean > 0 && mean < Double.POSITIVE_INFINITY)) {
                    throw new InputException(file, result.name() + ", fork " + (fork + 1) + ", iteration " + (i + 1)
                            + ": the mean is " + mean + ", it must be above 0");
                }
            }
        }
    }

    private static ForkTrace trace(JmhRecording recording, int fork) {
        float[] curve = new float[recording.iterations(fork)];
        float[] times = new float[curve.length];
        for (int i = 0; i < curve.length; i++) {
            curve[i] = (float) recording.mean(fork, i);
            times[i] = (float) recording.secondsOf(fork, i + 1);
        }
        return new ForkTrace(Double.NaN, curve, times, null);
    }

    private TechniqueOutcome replay(Candidate candidate, JmhRecording recording, StaticRun staticRun) {
        DynamicRun run = DynamicRun.of(settings, candidate, recording);
        List<WarmupOutcome> forks = new ArrayList<>();
        for (DynamicRun.Warmup warmup : run.warmups()) {
            forks.add(WarmupOutcome.unjudged(forks.size(), warmup.iterations(),
                    recording.secondsOf(0, warmup.iterations()), warmup.stable(), warmup.why()));
        }
        return new TechniqueOutcome(candidate.label(), run.forksUsed(), forks, staticRun.compare(run), run.overhead(),
                Double.NaN);
    }
}
