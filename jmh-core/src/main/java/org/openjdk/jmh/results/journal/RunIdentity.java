package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.WarmupMode;
import org.openjdk.jmh.util.Digest;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.FullName;

/** Collects the properties that two runs must share for one to resume the journal of the other. */
public final class RunIdentity {

    private static final String BUDGET = "the budget";
    private static final double MILLIS_OF_SECOND = TimeUnit.SECONDS.toMillis(1);

    private final Map<String, String> properties = new LinkedHashMap<>();

    private RunIdentity() {
    }

    /** Describes a run of one side in this VM. */
    public static JournalHeader of(Collection<BenchmarkParams> benchmarks,
                                   Function<BenchmarkParams, String> reconfiguration, Options options)
            throws JournalException {
        RunIdentity identity = new RunIdentity();
        identity.addVersions(benchmarks);
        identity.addMachine();
        identity.addShard(options);
        identity.addOptions(options);
        identity.addClassPath("the ", System.getProperty("java.class.path"));
        for (BenchmarkParams params : benchmarks) {
            identity.addBenchmark(params, reconfiguration.apply(params));
        }
        return new JournalHeader(identity.properties);
    }

    /** Describes a run of two sides by their class paths and further properties, by name. */
    public static JournalHeader ofSides(Map<String, String> classPaths, Map<String, String> properties, Options options)
            throws JournalException {
        RunIdentity identity = new RunIdentity();
        identity.addJvm();
        identity.addMachine();
        identity.addShard(options);
        identity.addOptions(options);
        for (Map.Entry<String, String> side : classPaths.entrySet()) {
            identity.addClassPath(side.getKey() + " ", side.getValue());
        }
        identity.properties.putAll(properties);
        return new JournalHeader(identity.properties);
    }

    /** Describes a bisection, which may get a new budget each time it is resumed. */
    public static JournalHeader ofVersions(Map<String, String> properties, Options options) {
        RunIdentity identity = new RunIdentity();
        identity.addJvm();
        identity.addMachine();
        identity.addOptions(options);
        identity.properties.remove(BUDGET);
        identity.properties.putAll(properties);
        return new JournalHeader(identity.properties);
    }

    /**
     * Returns the fingerprint of a class path: equal if class files and resources are, regardless of the names of jars.
     */
    public static String fingerprint(String classPath) throws IOException {
        return Digest.of(ClassPathFingerprints.of(classPath, Paths.get("")).values());
    }

    /** Returns the options that runs of one suite share, apart from benchmarks, class path and machine. */
    public static Map<String, String> settings(Options options) {
        RunIdentity identity = new RunIdentity();
        identity.addOptions(options);
        return identity.properties;
    }

    private void addVersions(Collection<BenchmarkParams> benchmarks) {
        properties.put("the version of JMH", distinct(benchmarks, BenchmarkParams::getJmhVersion));
        properties.put("the JVM", distinct(benchmarks, params -> params.getVmName() + " " + params.getVmVersion()
                + " of JDK " + params.getJdkVersion() + " (" + params.getJvm() + ")"));
    }

    private static String distinct(Collection<BenchmarkParams> benchmarks, Function<BenchmarkParams, String> property) {
        return benchmarks.stream().map(property).distinct().collect(Collectors.joining(" and "));
    }

    private void addJvm() {
        properties.put("the JVM", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    }

    private void addMachine() {
        properties.put("the operating system",
                System.getProperty("os.name") + " on " + System.getProperty("os.arch"));
        properties.put("the processor", HostMachine.processorModel());
        properties.put("the number of processors", String.valueOf(Runtime.getRuntime().availableProcessors()));
    }

    private void addShard(Options options) {
        if (options.getShard().hasValue()) {
            properties.put("the shard", options.getShard().get().toString());
        }
    }

    private void addOptions(Options options) {
        properties.put("the list of profilers", options.getProfilers().stream()
                .map(profiler -> (profiler.getKlass() + " " + profiler.getOpts()).trim())
                .collect(Collectors.toList()).toString());
        WarmupMode warmupMode = options.getWarmupMode().orElse(Defaults.WARMUP_MODE);
        properties.put("the warmup mode", warmupMode.toString().toLowerCase(Locale.ROOT)
                + (warmupMode.isBulk() ? " with " + options.getWarmupIncludes() : ""));
        properties.put(BUDGET, options.getBudget().hasValue()
                ? options.getBudget().get().convertTo(TimeUnit.MILLISECONDS) / MILLIS_OF_SECOND + " s" : "none");
        if (options.getCount().hasValue()) {
            properties.put("what is counted", options.getCount().get().toString());
        }
        properties.put("the garbage collection between iterations",
                options.shouldDoGC().orElse(Defaults.DO_GC) ? "on" : "off");
        properties.put("the keeping of forks", options.getKeepForks().hasValue()
                ? options.getKeepForks().get() ? "on" : "off" : "the default");
    }

    private void addClassPath(String whose, String classPath) throws JournalException {
        try {
            ClassPathFingerprints.of(classPath, Paths.get("")).forEach((name, fingerprint) -> properties
                    .put(whose + "content of " + name, fingerprint));
        } catch (IOException e) {
            throw new JournalException("A journal needs a fingerprint of the class path, which cannot be read: "
                    + FileFailure.reason(e));
        }
    }

    private void addBenchmark(BenchmarkParams params, String reconfiguration) {
        properties.put(FullName.of(params), settings(params, reconfiguration));
    }

    /** Describes how a benchmark runs and is reconfigured, in one line that is equal for equal settings. */
    public static String settings(BenchmarkParams params, String reconfiguration) {
        return Stream.of(
                Nouns.count(params.getForks(), "fork"),
                Nouns.count(params.getWarmupForks(), "warmup fork"),
                "warmup " + iterations(params.getWarmup()),
                "measurement " + iterations(params.getMeasurement()),
                Nouns.count(params.getThreads(), "thread"),
                "thread groups " + Arrays.toString(params.getThreadGroups()),
                params.shouldSynchIterations() ? "synchronized iterations" : "unsynchronized iterations",
                params.getOpsPerInvocation() + " operations per invocation",
                "unit " + params.getTimeUnit(),
                "timeout " + params.getTimeout(),
                reconfiguration,
                "JVM arguments " + Secrets.masked(params.getJvmArgs()))
                .collect(Collectors.joining(JournalHeader.SEPARATOR));
    }

    private static String iterations(IterationParams iterations) {
        return iterations.getCount() + " x " + iterations.getTime() + " (batches of " + iterations.getBatchSize() + ")";
    }
}
