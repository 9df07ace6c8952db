package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.client.WorkerLog;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.results.JmhResult;
import org.openjdk.jmh.results.json.ResultVisitor;

/** Runs one benchmark in all configurations at once, their forks in turns. */
public final class LiveRun {

    private final TargetJar jar;
    private final List<LiveConfiguration> configurations;
    private final List<String> options;
    private final Path folder;
    private final Consumer<String> complaints;

    /**
     * Runs that have not begun.
     *
     * @param jar            of the benchmark
     * @param configurations the static one first
     * @param options        of JMH, for all configurations
     * @param folder         for JMH's results and messages
     * @param complaints     takes one line for each configuration that failed
     */
    public LiveRun(TargetJar jar, List<LiveConfiguration> configurations, List<String> options, Path folder,
                   Consumer<String> complaints) {
        this.jar = jar;
        this.configurations = configurations;
        this.options = options;
        this.folder = folder;
        this.complaints = complaints;
    }

    /**
     * What came of a benchmark.
     *
     * @param outcomes one for each combination of parameters and mode that was run statically
     * @param complete whether no configuration failed
     */
    public record Finished(List<BenchmarkOutcome> outcomes, boolean complete) {
    }

    /** A host with the files that it writes. */
    private record Started(LiveConfiguration configuration, TurnWorker process, Path result, Path log) {
    }

    /**
     * Runs a benchmark.
     *
     * @param benchmark its name
     * @param turn      number of the benchmark, so that another configuration begins each time
     * @return what came of it
     * @throws IOException if a result cannot be written
     */
    public Finished run(String benchmark, int turn) throws IOException, InterruptedException {
        Path own = folder.resolve(benchmark);
        Files.createDirectories(own);
        List<Started> hosts = new ArrayList<>();
        try {
            for (LiveConfiguration configuration : configurations) {
                hosts.add(start(benchmark, configuration, own, hosts.size()));
            }
            new Lockstep(hosts.stream().map(Started::process).toList(), turn % hosts.size()).run();
            return compare(benchmark, hosts);
        } finally {
            hosts.forEach(host -> host.process().close());
        }
    }

    private Started start(String benchmark, LiveConfiguration configuration, Path own, int index) throws IOException {
        String name = configuration.label().replaceAll("[^A-Za-z0-9.,=@_-]", "_");
        Path result = own.resolve(name + ".json");
        Path log = own.resolve(name + ".log");
        Files.deleteIfExists(result);
        List<String> arguments = new ArrayList<>(List.of("^" + Pattern.quote(benchmark) + "$"));
        arguments.addAll(options);
        arguments.addAll(configuration.options());
        arguments.addAll(List.of("-rf", "json", "-rff", result.toString()));
        boolean ignoreLock = index > 0 || Boolean.getBoolean("jmh.ignoreLock");
        return new Started(configuration, jar.run(ignoreLock, configuration.measurementIterations(),
                arguments, log), result, log);
    }

    private Finished compare(String benchmark, List<Started> hosts) throws IOException, InterruptedException {
        Map<String, LiveComparison> comparisons = new LinkedHashMap<>();
        boolean complete = true;
        for (Started host : hosts) {
            String label = host.configuration().label();
            Map<String, JmhResult> results = results(host);
            if (host.process().begun().isEmpty()) {
                complete = false;
                complaints.accept(benchmark + ", " + label + ": " + (results.isEmpty() ? reason(host)
                        : "ran without a fork; an evaluation needs them, with -f or @Fork") + seeLog(host));
            }
            for (String key : host.process().begun()) {
                try {
                    add(comparisons, key, host, results.get(key));
                } catch (WorkerException | IllegalArgumentException e) {
                    complete = false;
                    complaints.accept(key + ", " + label + ": " + e.getMessage() + seeLog(host));
                }
            }
        }
        return new Finished(comparisons.values().stream().map(LiveComparison::outcome).toList(), complete);
    }

    private static String reason(Started host) throws IOException, InterruptedException {
        return WorkerLog.reason(host.log(), host.process().exitCode());
    }

    private static String seeLog(Started host) {
        return " (see " + host.log() + ")";
    }

    /** What JMH wrote; nothing where it did not get so far. */
    private static Map<String, JmhResult> results(Started host) throws IOException, InterruptedException {
        Map<String, JmhResult> results = new HashMap<>();
        if (host.process().exitCode() != 0 || Files.notExists(host.result())) {
            return results;
        }
        ResultVisitor.visit(host.result(), name -> true, stored -> {
            JmhResult result = new JmhResult(stored);
            results.put(result.name(), result);
        });
        return results;
    }

    private static void add(Map<String, LiveComparison> comparisons, String key, Started host, JmhResult result)
            throws WorkerException, IOException, InterruptedException {
        if (result == null) {
            throw new WorkerException(reason(host));
        }
        LiveResult live = LiveResult.of(result, host.process().forks());
        if (host.configuration().label().equals(LiveConfiguration.STATIC)) {
            comparisons.put(key, new LiveComparison(live));
        } else if (comparisons.containsKey(key)) {
            comparisons.get(key).add(host.configuration().label(), live);
        }
    }
}
