package org.openjdk.jmh.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.reconfiguration.ReconfigurationPlan;
import org.openjdk.jmh.results.EarlierForks;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.forkhistory.HistoryException;
import org.openjdk.jmh.results.forkhistory.HistoryStore;
import org.openjdk.jmh.results.forkhistory.RememberedBenchmark;
import org.openjdk.jmh.results.stored.MeasuredResults;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.run.RunningBenchmark;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.link.ForkObserver;
import org.openjdk.jmh.runner.options.WarmupMode;
import org.openjdk.jmh.util.FullName;

/**
 * Adds the history of earlier runs to plans, and the forks of this run to the history. It is read before the first fork
 * and written at the end of the run; a failure then is a warning.
 */
public final class HistoryPart implements Part {

    /** One fork may differ from the history by chance. Two show that the benchmark or the machine has changed. */
    private static final int FORKS_TO_REPLACE_HISTORY = 2;

    /** Ignores changes that are within the usual variation of forks. */
    private static final double LATE_CHANGE = 0.1;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RunContext run;
    /** The start of the run in milliseconds since 1970. */
    private final long start = System.currentTimeMillis();
    private final Map<BenchmarkParams, BenchmarkHistory> known = new LinkedHashMap<>();
    private final Map<BenchmarkParams, Set<String>> differences = new LinkedHashMap<>();
    private final Map<BenchmarkParams, List<RememberedFork>> added = new LinkedHashMap<>();
    private final List<String> warnings = new ArrayList<>();
    private HistoryStore store;
    private HistoryObserver observer;

    public HistoryPart(RunContext run) {
        this.run = run;
    }

    /** Reads the history of every benchmark, static or dynamic, before anything runs. */
    @Override
    public ReconfigurationPlan adaptPlan(BenchmarkListEntry entry, BenchmarkParams params, ReconfigurationPlan plan)
            throws HistoryFailure {
        try {
            if (store == null) {
                store = open(run.options().getHistory().get());
            }
            if (!known.containsKey(params)) {
                known.put(params, read(params));
            }
        } catch (HistoryException e) {
            throw new HistoryFailure(e.getMessage());
        }
        return plan == null ? null : plan.withHistory(known.get(params));
    }

    private HistoryStore open(String name) throws HistoryFailure, HistoryException {
        if (run.options().getJournal().hasValue()) {
            throw new HistoryFailure(
                    "-journal and -hist exclude each other, because an interrupted run could not continue with a "
                            + "changed history: leave one of them out");
        }
        if (run.options().getWarmupMode().orElse(Defaults.WARMUP_MODE) != WarmupMode.INDI) {
            throw new HistoryFailure("-hist needs forks that run one benchmark each: leave it out, or use -wm INDI");
        }
        HistoryStore opened = HistoryStore.open(name);
        if (!opened.isWritable()) {
            warnings.add("The history " + opened + " is read-only: this run does not extend it");
        }
        return opened;
    }

    /** Reads the history of a benchmark, empty if it was never measured under these conditions. */
    private BenchmarkHistory read(BenchmarkParams params) throws HistoryException {
        Map<String, String> conditions = conditions(params, run.fingerprint(params));
        List<RememberedFork> forks = new ArrayList<>();
        for (RememberedBenchmark earlier : store.read(FullName.of(params), warnings::add)) {
            if (earlier.circumstances().equals(conditions)) {
                forks.addAll(earlier.forks());
            } else {
                differences.putIfAbsent(params, differences(earlier.circumstances(), conditions));
            }
        }
        return BenchmarkHistory.of(forks);
    }

    private static Set<String> differences(Map<String, String> earlier, Map<String, String> now) {
        Set<String> names = new LinkedHashSet<>(now.keySet());
        names.removeIf(name -> now.get(name).equals(earlier.get(name)));
        return names;
    }

    private BenchmarkHistory known(BenchmarkParams params) {
        return known.getOrDefault(params, BenchmarkHistory.NONE);
    }

    @Override
    public void benchmarkAnnounced(RunningBenchmark benchmark) {
        warnings.forEach(warning -> run.say("# WARNING: " + warning));
        warnings.clear();
        run.say(line(benchmark.params()));
        warnOfLateChange(benchmark.params());
    }

    private String line(BenchmarkParams params) {
        if (!known(params).isEmpty()) {
            return HistoryText.known(known(params)) + " (" + store + ")";
        }
        Set<String> differing = differences.getOrDefault(params, Collections.emptySet());
        return "# History: none for this benchmark" + (differing.isEmpty() ? " yet"
                : " under these conditions; the last recorded ones differ in: " + String.join(", ", differing))
                + " (" + store + ")";
    }

    /** Warns if earlier forks changed after the longest warmup of a dynamic benchmark. */
    private void warnOfLateChange(BenchmarkParams params) {
        double warmup = seconds(params.getWarmup());
        double change = params.getMode() == Mode.SingleShotTime ? 0
                : known(params).lateChange(warmup, seconds(params.getMeasurement()));
        if (params.isReconfigurable() && change > LATE_CHANGE) {
            run.say("# WARNING: " + HistoryText.outOfReach(change, warmup));
        }
    }

    private static double seconds(IterationParams iterations) {
        return iterations.getCount() * iterations.getTime().convertTo(TimeUnit.NANOSECONDS) / NANOS;
    }

    @Override
    public ForkObserver observe(RunningBenchmark benchmark, ForkObserver next) {
        if (benchmark.params().getForks() == 0) {
            return next;
        }
        observer = new HistoryObserver(next);
        return observer;
    }

    @Override
    public void forkStarts(RunningBenchmark benchmark) {
        observer.startFork();
    }

    /** Adds a measured fork that succeeded. */
    @Override
    public void forkStops(RunningBenchmark benchmark) {
        BenchmarkParams params = benchmark.params();
        RememberedFork fork = benchmark.hasResult() && !benchmark.isWarmupFork()
                ? observer.end(start, params.getMeasurement().getCount()) : null;
        if (fork != null) {
            added.computeIfAbsent(params, first -> new ArrayList<>()).add(fork);
        }
    }

    /** Marks static results only: a dynamic result contains the history in its reconfiguration. */
    @Override
    public void annotate(RunResult result) {
        BenchmarkParams params = result.getParams();
        if (!params.isReconfigurable() && !known(params).isEmpty()) {
            result.attachHistory(new EarlierForks(known(params), isUnlike(known(params), added.get(params))));
        }
    }

    private static boolean isUnlike(BenchmarkHistory history, List<RememberedFork> forks) {
        return forks != null && forks.stream().noneMatch(history::resembles);
    }

    /** Writes the forks of the run. */
    @Override
    public void runEnds(MeasuredResults results) {
        if (added.isEmpty() || !store.isWritable()) {
            return;
        }
        List<RememberedBenchmark> benchmarks = new ArrayList<>();
        Set<String> renewed = new LinkedHashSet<>();
        int forks = 0;
        for (Map.Entry<BenchmarkParams, List<RememberedFork>> entry : added.entrySet()) {
            BenchmarkParams params = entry.getKey();
            String name = FullName.of(params);
            benchmarks.add(new RememberedBenchmark(name, conditions(params, run.fingerprint(params)),
                    entry.getValue()));
            forks += entry.getValue().size();
            if (isOutdated(known(params), entry.getValue())) {
                renewed.add(name);
                run.say("# History: all " + entry.getValue().size() + " forks of " + name
                        + " differ from the recorded ones, which JMH drops");
            }
        }
        try {
            store.add(benchmarks, benchmark -> renewed.contains(benchmark.name()));
            run.say("# History: " + Nouns.count(forks, "fork") + " added to " + store);
        } catch (HistoryException e) {
            run.say("# WARNING: " + e.getMessage() + "; this does not affect the results");
        }
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
                params.getOpsPerInvocation() + " per invocation, batches of " + params.getWarmup().getBatchSize()
                        + " and " + params.getMeasurement().getBatchSize() + ", in " + params.getTimeUnit());
        return all;
    }
}
