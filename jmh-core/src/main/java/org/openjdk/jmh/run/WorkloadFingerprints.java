package org.openjdk.jmh.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.bytecode.fingerprint.Fingerprints;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/**
 * Adds the fingerprint of a benchmark's code to its result, so that comparisons notice changed benchmarks. Static
 * results get one only if an option compares, shards or judges them.
 */
final class WorkloadFingerprints {

    private final boolean wanted;
    private final Map<String, Optional<String>> known = new HashMap<>();
    private Fingerprints fingerprints;

    WorkloadFingerprints(Options options) {
        wanted = !options.getBaselines().isEmpty() || options.getShard().hasValue() || options.getHistory().hasValue()
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
