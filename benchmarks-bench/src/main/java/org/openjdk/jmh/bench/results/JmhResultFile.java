package org.openjdk.jmh.bench.results;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.bench.replay.BenchmarkOutcome;
import org.openjdk.jmh.bench.replay.Candidate;
import org.openjdk.jmh.bench.replay.DynamicRun;
import org.openjdk.jmh.bench.replay.ForkOutcome;
import org.openjdk.jmh.bench.replay.ForkTrace;
import org.openjdk.jmh.bench.replay.Grouping;
import org.openjdk.jmh.bench.replay.ReplaySettings;
import org.openjdk.jmh.bench.replay.StaticRun;
import org.openjdk.jmh.bench.replay.TechniqueOutcome;
import org.openjdk.jmh.bench.series.InputException;
import org.openjdk.jmh.bench.series.SeriesReader;
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
        Gson gson = new Gson();
        int read = 0;
        try (JsonReader json = new JsonReader(SeriesReader.open(file))) {
            json.beginArray();
            while (json.hasNext()) {
                read++;
                JmhResult result = read(gson, json, read);
                try {
                    outcomes.accept(replay(result, read));
                } catch (InputException e) {
                    complaints.accept(e.getMessage());
                }
            }
            json.endArray();
        } catch (NoSuchFileException e) {
            throw new InputException(file, "no such file");
        } catch (IllegalStateException | IOException e) {
            throw new InputException(file, "after " + read + " benchmarks: " + firstLine(e));
        }
    }

    /** Gson lets some exceptions of numbers that are none through as they are. */
    private JmhResult read(Gson gson, JsonReader json, int position) throws InputException {
        try {
            return gson.fromJson(json, JmhResult.class);
        } catch (NumberFormatException e) {
            throw unreadable(position, "not a number at " + json.getPreviousPath());
        } catch (JsonParseException | IllegalStateException e) {
            throw unreadable(position, firstLine(e.getCause() == null ? e : e.getCause()));
        } catch (IllegalArgumentException e) {
            throw unreadable(position, "null instead of a number at " + json.getPreviousPath());
        }
    }

    private InputException unreadable(int position, String why) {
        return new InputException(file, "benchmark " + position + " and those behind it cannot be read: " + why);
    }

    private static String firstLine(Throwable e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    private BenchmarkOutcome replay(JmhResult result, int position) throws InputException {
        if (result == null || result.benchmark() == null || result.mode() == null || RawData.isMissing(result)) {
            throw new InputException(file, "benchmark " + position + " has no name, no mode or no raw data");
        }
        String fault = RawData.fault(result.primaryMetric());
        if (fault != null) {
            throw new InputException(file, result.name() + ", " + fault);
        }
        JmhRecording recording = result.recording(seconds(result));
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

    /** Single shots have no time of their own; each counts as a second, so that shares of time are those of shots. */
    private double seconds(JmhResult result) throws InputException {
        if (result.measurementTime() == null || result.measurementTime().equals("single-shot")) {
            return 1;
        }
        String text = result.measurementTime().replace(" ", "").toLowerCase(Locale.ROOT);
        try {
            return TimeValue.fromString(text).convertTo(TimeUnit.NANOSECONDS) / 1e9;
        } catch (IllegalArgumentException e) {
            throw new InputException(file, result.name() + ": measurementTime '" + result.measurementTime()
                    + "' is not a time");
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
        List<ForkOutcome> forks = new ArrayList<>();
        for (DynamicRun.Warmup warmup : run.warmups()) {
            forks.add(ForkOutcome.unjudged(forks.size(), warmup.iterations(),
                    recording.secondsOf(0, warmup.iterations()), warmup.stable(), warmup.why()));
        }
        return new TechniqueOutcome(candidate.label(), run.forksUsed(), forks, staticRun.compare(run), run.overhead());
    }
}
