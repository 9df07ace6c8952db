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
 * Marks results with the fingerprint of their benchmark's code, so that comparisons notice changed benchmarks. Static
 * results are
 * marked only if an option compares, shares out or judges them.
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

    /** Marks a result, after its parts have annotated it. */
    void mark(RunResult result) {
        if (wanted || result.getReconfiguration().isPresent()) {
            ofCode(result.getParams()).ifPresent(result::attachFingerprint);
        }
    }

    /**
     * Returns the fingerprint of a benchmark.
     *
     * @return empty if results are not marked, or the code cannot be read
     */
    Optional<String> of(BenchmarkParams params) {
        return wanted || params.isReconfigurable() ? ofCode(params) : Optional.empty();
    }

    private Optional<String> ofCode(BenchmarkParams params) {
        return known.computeIfAbsent(params.getBenchmark(), this::compute);
    }

    /** The class path may lack the class file reader, or a class may be of a newer Java than it supports. */
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
