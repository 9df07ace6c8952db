package org.openjdk.jmh.integration.support;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * Records what a run announces and writes, in order. Whenever the run prints something, it looks at the files of a
 * folder and records their changes first. Figures and machine-dependent texts are omitted.
 */
public final class EventTrace implements OutputFormat {

    /** Keys that results of any upstream JMH have. */
    private static final Set<String> UPSTREAMS = Set.of("jmhVersion", "benchmark", "mode", "threads", "forks", "jvm",
            "jvmArgs", "jdkVersion", "vmName", "vmVersion", "warmupIterations", "warmupTime", "warmupBatchSize",
            "measurementIterations", "measurementTime", "measurementBatchSize", "params", "primaryMetric",
            "secondaryMetrics");
    /** Lines that depend on the machine. */
    private static final String OF_THE_MACHINE =
            "# Environment: .*|# WARNING: (load|governor|a reading of the clock|JMH"
                    + " lock|the machine|a single iteration|the measurement contradicts|earlier forks changed).*"
                    + "|# (Candidate|Baseline): .*|# WARNING: jvmArgs differs.*|.* m?s apart.*|# Pair \\d+ of .*|# Undecided, .*|# \\d+ compared: .*"
                    + "|# \\d+ warning.*|# \\d+ benchmarks? stayed less precise.*";
    private static final String FIGURE =
            "[-+]?\\d+\\.\\d+([eE][-+]?\\d+)?|[-+]?\\d+[eE][-+]?\\d+|≈ \\S+|NaN|[-+]?\\d{3,}";
    private static final String CONTINUED = "(#? {3,})\\S.*";

    private final List<String> events = new ArrayList<>();
    private final Path folder;
    private final Map<Path, String> files = new LinkedHashMap<>();
    private String said;
    private String awaited;
    private int times;
    private Runnable action;

    /** Creates the trace of a run with files in this folder. */
    public EventTrace(Path folder) {
        this.folder = folder;
        look();
        events.clear();
    }

    /** Runs an action when a line with this beginning is printed for the given time. */
    public synchronized void at(String line, int time, Runnable what) {
        awaited = line;
        times = time;
        action = what;
    }

    /** Returns the trace so far. */
    public synchronized String text() {
        endLine();
        look();
        return events.stream().map(event -> event + "\n").collect(Collectors.joining());
    }

    /** Adds an observation of the test. */
    public synchronized void add(String event) {
        endLine();
        look();
        events.add(event);
    }

    private void look() {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.sorted().toList()) {
                String name = file.getFileName().toString();
                String state = name.matches("fork\\d+|\\..*") ? ""
                        : name.endsWith(".json") ? results(file) : "grows " + Files.size(file);
                if (!state.equals(files.put(file, state)) && !state.isEmpty()) {
                    addOnce("> " + name + " " + state.replaceAll("grows \\d+", "grows"));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Merges successive changes of a file, as their number depends on the number of progress messages. */
    private void addOnce(String event) {
        if (events.isEmpty() || !events.get(events.size() - 1).equals(event)) {
            events.add(event);
        }
    }

    private static String results(Path file) throws IOException {
        return Files.size(file) == 0 ? "empty"
                : "holds " + Json.results(file).stream().map(EventTrace::result).collect(Collectors.joining("; "));
    }

    private static String result(JsonObject result) {
        Set<String> ours = new TreeSet<>(result.keySet());
        ours.removeAll(UPSTREAMS);
        // Depends on whether the system reports for how long threads waited.
        ours.remove("clock");
        JsonElement incomplete = result.get("incomplete");
        return name(result.get("benchmark").getAsString()) + " "
                + counted(result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size()) + " " + ours
                + (incomplete == null ? "" : " " + normalized(incomplete.toString()));
    }

    private static String name(String benchmark) {
        return benchmark.replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
    }

    private static String counted(int forks) {
        return forks + (forks == 1 ? " fork" : " forks");
    }

    private static String normalized(String line) {
        return line.replaceAll("/\\S*/", "").replaceAll("org\\.openjdk\\.\\S*\\.(\\w+\\.\\w+)", "$1")
                .replaceAll("\\d\\d:\\d\\d:\\d\\d", "TIME").replaceAll("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d", "DATE")
                .replaceAll(FIGURE, "X").replaceAll("\\b\\d+ (ms|s|min|h|%)(\\W|$)", "X $1$2")
                .replaceAll("X (?:h|min) X (min|s)\\b", "X $1")
                .replaceAll("X[kMGT]\\b", "X").replaceAll("[-+](X|\\d+)(?= (%|to))", "X")
                .replaceAll("(< )?X to (> )?X %", "X to X %")
                .replaceAll("  +", " ").strip()
                .replaceAll(
                        "(%\\)?) (faster|slower|same|undecided)(; these are all pairs| so far; more pairs have to confirm it)?",
                        "$1 VERDICT")
                .replaceAll("on \\d+ cores? each \\([^,]*", "on CORES each (CORES")
                .replaceAll("^(?:(?:good to|rough,) )?\u00b1 .*", "VERDICT")
                .replaceAll("nothing saved, X % longer", "X % saved").replaceAll(" none$", " X %");
    }

    @Override
    public synchronized void println(String text) {
        text.lines().forEach(this::line);
    }

    private void line(String line) {
        if (awaited != null && line.startsWith(awaited) && --times == 0) {
            action.run();
        }
        if (said != null && line.matches(CONTINUED)) {
            said += " " + line.replaceFirst("#? +", "");
        } else {
            endLine();
            look();
            said = line;
        }
    }

    /** Joins broken lines, as breaks depend on figures. */
    private void endLine() {
        if (said != null && !said.isBlank() && !said.matches(OF_THE_MACHINE)) {
            events.add("| " + normalized(said));
        }
        said = null;
    }

    @Override
    public void print(String text) {
        println(text);
    }

    @Override
    public void verbosePrintln(String line) {
        // descriptions of the machine, and stack traces
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        // its result follows
    }

    @Override
    public void iterationResult(BenchmarkParams benchmark, IterationParams params, int iteration,
                                IterationResult data) {
        add(params.getType().toString().toLowerCase() + " " + iteration);
    }

    @Override
    public void startBenchmark(BenchmarkParams benchmark) {
        add("benchmark starts: " + name(benchmark.getBenchmark()) + ", " + benchmark.getWarmupForks() + " + "
                + benchmark.getForks() + " forks");
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        add("benchmark ends: " + (result == null ? "nothing" : result.getIterationResults().size() + " iterations"));
    }

    @Override
    public void startRun() {
        add("run starts");
    }

    @Override
    public void endRun(Collection<RunResult> results) {
        add("run ends: " + results(results));
    }

    /** Returns benchmarks with their forks. */
    public static String results(Collection<RunResult> results) {
        return results.stream().map(result -> name(result.getParams().getBenchmark()) + " "
                + counted(result.getBenchmarkResults().size())
                + (result.getReconfiguration().isPresent() ? ", dynamic" : "")
                + (result.getIncomplete().isPresent() ? ", incomplete" : "")).collect(Collectors.joining("; "));
    }

    @Override
    public void flush() {
        // unbuffered
    }

    @Override
    public void close() {
        // no resources
    }

    @Override
    public void write(int b) {
        // output of forks
    }

    @Override
    public void write(byte[] b) {
        // output of forks
    }
}
