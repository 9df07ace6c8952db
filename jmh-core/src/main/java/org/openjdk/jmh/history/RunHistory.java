package org.openjdk.jmh.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.EarlierForks;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.forkhistory.HistoryException;
import org.openjdk.jmh.results.forkhistory.HistoryStore;
import org.openjdk.jmh.results.forkhistory.RememberedBenchmark;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.util.FullName;

/**
 * The history that a run uses and extends. It is read before the first fork and written at the end of the run; a
 * failure then is a warning.
 */
public final class RunHistory {

    /** One fork may differ from the history by chance. Two show that the benchmark or the machine has changed. */
    private static final int FORKS_TO_REPLACE_HISTORY = 2;

    /** Ignores changes that are within the usual variation of forks. */
    private static final double LATE_CHANGE = 0.1;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final HistoryStore store;
    private final Function<BenchmarkParams, String> fingerprints;
    private final long run = System.currentTimeMillis();
    private final Map<BenchmarkParams, BenchmarkHistory> known = new LinkedHashMap<>();
    private final Map<BenchmarkParams, Set<String>> differences = new LinkedHashMap<>();
    private final Map<BenchmarkParams, List<RememberedFork>> added = new LinkedHashMap<>();
    private final List<String> warnings = new ArrayList<>();
    private HistoryObserver observer;

    /**
     * @param name         of a file or folder, as the user gave it
     * @param fingerprints returns the fingerprint of a benchmark's code, or null if unknown
     * @throws HistoryFailure if there can be no such file
     */
    public RunHistory(String name, Function<BenchmarkParams, String> fingerprints) throws HistoryFailure {
        this.fingerprints = fingerprints;
        try {
            store = HistoryStore.open(name);
        } catch (HistoryException e) {
            throw new HistoryFailure(e.getMessage());
        }
        if (!store.isWritable()) {
            warnings.add("The history " + store + " is read-only: this run does not extend it");
        }
    }

    /** Returns the history of a benchmark, empty if it was never measured under these conditions. */
    public BenchmarkHistory of(BenchmarkParams params) throws HistoryFailure {
        BenchmarkHistory history = known.get(params);
        if (history == null) {
            history = read(params);
            known.put(params, history);
        }
        return history;
    }

    private BenchmarkHistory read(BenchmarkParams params) throws HistoryFailure {
        Map<String, String> conditions = conditions(params, fingerprints.apply(params));
        List<RememberedFork> forks = new ArrayList<>();
        try {
            for (RememberedBenchmark earlier : store.read(FullName.of(params), warnings::add)) {
                if (earlier.circumstances().equals(conditions)) {
                    forks.addAll(earlier.forks());
                } else {
                    differences.putIfAbsent(params, differences(earlier.circumstances(), conditions));
                }
            }
        } catch (HistoryException e) {
            throw new HistoryFailure(e.getMessage());
        }
        return BenchmarkHistory.of(forks);
    }

    private static Set<String> differences(Map<String, String> earlier, Map<String, String> now) {
        Set<String> names = new LinkedHashSet<>(now.keySet());
        names.removeIf(name -> now.get(name).equals(earlier.get(name)));
        return names;
    }

    /** Returns warnings about the file, once. */
    public List<String> takeWarnings() {
        List<String> taken = new ArrayList<>(warnings);
        warnings.clear();
        return taken;
    }

    /** Describes the history of a benchmark in one line. */
    public String line(BenchmarkParams params) {
        BenchmarkHistory history = known.getOrDefault(params, BenchmarkHistory.NONE);
        if (!history.isEmpty()) {
            return HistoryText.known(history) + " (" + store + ")";
        }
        Set<String> differing = differences.getOrDefault(params, Collections.emptySet());
        return "# History: none for this benchmark" + (differing.isEmpty() ? " yet"
                : " under these conditions; the last recorded ones differ in: " + String.join(", ", differing))
                + " (" + store + ")";
    }

    /** Returns a warning if earlier forks changed after the longest warmup of a benchmark. */
    public Optional<String> outOfReach(BenchmarkParams params) {
        double warmup = seconds(params.getWarmup());
        double change = params.getMode() == Mode.SingleShotTime ? 0
                : known.getOrDefault(params, BenchmarkHistory.NONE).lateChange(warmup,
                        seconds(params.getMeasurement()));
        return params.isReconfigurable() && change > LATE_CHANGE
                ? Optional.of(HistoryText.outOfReach(change, warmup)) : Optional.empty();
    }

    private static double seconds(IterationParams iterations) {
        return iterations.getCount() * iterations.getTime().convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    /**
     * Returns an observer that records the forks of a benchmark and passes all events to another one, which may be
     * null.
     */
    public ForkObserver observer(ForkObserver other) {
        observer = new HistoryObserver(other);
        return observer;
    }

    public void startFork() {
        if (observer != null) {
            observer.startFork();
        }
    }

    /** Adds a measured fork that succeeded. */
    public void endFork(BenchmarkParams params) {
        RememberedFork fork = observer == null ? null : observer.end(run, params.getMeasurement().getCount());
        if (fork != null) {
            added.computeIfAbsent(params, first -> new ArrayList<>()).add(fork);
        }
    }

    /**
     * Returns the history of a benchmark before its forks ran, and whether they differ from it; empty without history.
     */
    public Optional<EarlierForks> earlier(BenchmarkParams params) {
        BenchmarkHistory history = known.getOrDefault(params, BenchmarkHistory.NONE);
        return history.isEmpty() ? Optional.empty()
                : Optional.of(new EarlierForks(history, isUnlike(history, added.get(params))));
    }

    private static boolean isUnlike(BenchmarkHistory history, List<RememberedFork> forks) {
        return forks != null && forks.stream().noneMatch(history::resembles);
    }

    /** Writes the forks of the run, at its end, and returns messages for the user. */
    public List<String> write() {
        List<String> lines = new ArrayList<>();
        if (added.isEmpty() || !store.isWritable()) {
            return lines;
        }
        List<RememberedBenchmark> benchmarks = new ArrayList<>();
        Set<String> renewed = new LinkedHashSet<>();
        int forks = 0;
        for (Map.Entry<BenchmarkParams, List<RememberedFork>> entry : added.entrySet()) {
            BenchmarkParams params = entry.getKey();
            String name = FullName.of(params);
            benchmarks.add(new RememberedBenchmark(name, conditions(params, fingerprints.apply(params)),
                    entry.getValue()));
            forks += entry.getValue().size();
            if (isOutdated(known.getOrDefault(params, BenchmarkHistory.NONE), entry.getValue())) {
                renewed.add(name);
                lines.add("# History: all " + entry.getValue().size() + " forks of " + name
                        + " differ from the recorded ones, which JMH drops");
            }
        }
        try {
            store.add(benchmarks, benchmark -> renewed.contains(benchmark.name()));
            lines.add("# History: " + Nouns.count(forks, "fork") + " added to " + store);
        } catch (HistoryException e) {
            lines.add("# WARNING: " + e.getMessage() + "; this does not affect the results");
        }
        return lines;
    }

    private static boolean isOutdated(BenchmarkHistory history, List<RememberedFork> forks) {
        return !history.isEmpty() && forks.size() >= FORKS_TO_REPLACE_HISTORY && isUnlike(history, forks);
    }

    /** Returns the conditions under which forks of two runs are comparable. */
    private static Map<String, String> conditions(BenchmarkParams params, String fingerprint) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("code", fingerprint == null ? "unknown" : fingerprint);
        all.put("JVM", params.getVmName() + " " + params.getVmVersion() + " of JDK " + params.getJdkVersion());
        all.put("JVM arguments", String.join(" ", Secrets.masked(params.getJvmArgs())));
        all.put("machine", System.getProperty("os.name") + " on " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " x " + HostMachine.processorModel());
        all.put("threads", params.getThreads() + " " + Arrays.toString(params.getThreadGroups()));
        all.put("operations",
                params.getOpsPerInvocation() + " per invocation, batches of " + batchSize(params.getWarmup())
                        + " and " + batchSize(params.getMeasurement()) + ", in " + params.getTimeUnit());
        return all;
    }

    private static int batchSize(IterationParams iterations) {
        return iterations.getBatchSize();
    }
}
