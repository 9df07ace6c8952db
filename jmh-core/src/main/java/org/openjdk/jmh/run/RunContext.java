package org.openjdk.jmh.run;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.bytecode.fingerprint.Fingerprints;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.ConsoleLines;
import org.openjdk.jmh.reconfiguration.RunWarnings;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/**
 * The state that the parts of one run share: options, console, plans, clock, failed benchmarks, and the values that the
 * run and its features publish under {@link RunKey}s. Confined to the runner's thread.
 */
public final class RunContext {

    private final Options options;
    private final OutputFormat out;
    private final RunInputs inputs;
    private final BenchmarkPlans plans;
    private final RunWarnings warnings = new RunWarnings();
    private final WorkloadFingerprints fingerprints;
    private final Map<BenchmarkParams, String> failures = new LinkedHashMap<>();
    private final Map<RunKey<?>, Object> published = new HashMap<>();
    private RunClock clock;

    /** Creates the context of a run that has not started. */
    public RunContext(Options options, OutputFormat out, RunInputs inputs) {
        this.options = options;
        this.out = out;
        this.inputs = inputs;
        plans = new BenchmarkPlans(options);
        clock = new RunClock(inputs.nanos().getAsLong(), inputs.nanos());
        fingerprints = new WorkloadFingerprints(options);
    }

    /** Publishes a value and replaces an earlier one under the same key. */
    public <T> void publish(RunKey<T> key, T value) {
        published.put(key, value);
    }

    /** Returns the value published in this run, else the one that the caller set in {@link RunInputs}. */
    @SuppressWarnings("unchecked") // publish() stores values of the key's type only
    public <T> Optional<T> find(RunKey<T> key) {
        Object value = published.get(key);
        return value == null ? inputs.find(key) : Optional.of((T) value);
    }

    /** Returns the outcome of a feature, empty if there is none. Throws if its computation failed. */
    public <T> Optional<T> outcome(RunKey<GuardedOutcome<T>> key) throws ComparisonException {
        Optional<GuardedOutcome<T>> outcome = find(key);
        return outcome.isPresent() ? outcome.get().required() : Optional.empty();
    }

    public Options options() {
        return options;
    }

    public OutputFormat out() {
        return out;
    }

    /** Prints a comment in lines that fit a terminal. */
    public void say(String comment) {
        ConsoleLines.of(comment).forEach(out::println);
    }

    public RunInputs inputs() {
        return inputs;
    }

    public BenchmarkPlans plans() {
        return plans;
    }

    public RunWarnings warnings() {
        return warnings;
    }

    /** Returns the clock, which starts with the first fork unless the inputs set an earlier start. */
    public RunClock clock() {
        return clock;
    }

    public void startClock() {
        clock = new RunClock(inputs.takeStart(), inputs.nanos());
    }

    /** Returns the fingerprint of a benchmark's code, or null if it is unknown or no option needs it. */
    public String fingerprint(BenchmarkParams params) {
        return fingerprints.of(params).orElse(null);
    }

    void markCode(RunResult result) {
        fingerprints.mark(result);
    }

    public void addFailure(BenchmarkParams params, String cause) {
        failures.put(params, cause);
    }

    void removeFailure(BenchmarkParams params) {
        failures.remove(params);
    }

    /** Returns the benchmarks that lack a fork or an iteration, or have no result, each with the last cause. */
    public Map<BenchmarkParams, String> failures() {
        return Collections.unmodifiableMap(failures);
    }

    /** Returns whether losing a fork keeps the other forks of a benchmark. */
    public boolean keepsForks(BenchmarkParams params) {
        return options.getKeepForks().orElse(params.isReconfigurable());
    }

    public boolean failsOnError() {
        return options.shouldFailOnError().orElse(Defaults.FAIL_ON_ERROR);
    }

    /**
     * Adds the fingerprint of a benchmark's code to its result, so that comparisons notice changed benchmarks. Static
     * results get one only if an option compares, shards or judges them.
     */
    private static final class WorkloadFingerprints {

        private final boolean wanted;
        private final Map<String, Optional<String>> known = new HashMap<>();
        private Fingerprints fingerprints;

        WorkloadFingerprints(Options options) {
            wanted = !options.getBaselines().isEmpty() || options.getShard().hasValue()
                    || options.getHistory().hasValue()
                    || options instanceof CommandLineOptions
                            && !((CommandLineOptions) options).getExitConditions().isEmpty();
        }

        /** Adds the fingerprint to a result, which its parts have annotated before. */
        void mark(RunResult result) {
            if (wanted || result.getReconfiguration().isPresent()) {
                ofCode(result.getParams()).ifPresent(result::attachFingerprint);
            }
        }

        /** Returns the fingerprint of a benchmark, empty if none is wanted or the code cannot be read. */
        Optional<String> of(BenchmarkParams params) {
            return wanted || params.isReconfigurable() ? ofCode(params) : Optional.empty();
        }

        private Optional<String> ofCode(BenchmarkParams params) {
            return known.computeIfAbsent(params.getBenchmark(), this::compute);
        }

        /** A class file may be newer than its reader supports. */
        private Optional<String> compute(String benchmark) {
            try {
                if (fingerprints == null) {
                    fingerprints = Fingerprints.of(ClassLoader.getSystemClassLoader());
                }
                return fingerprints.of(benchmark);
            } catch (LinkageError | RuntimeException e) {
                return Optional.empty();
            }
        }
    }
}
