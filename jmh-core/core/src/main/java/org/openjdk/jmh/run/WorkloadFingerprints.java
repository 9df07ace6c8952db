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
 * Marks results with the code of their benchmark, so that a comparison notices where it was changed. Results of static
 * runs stay as they are, unless the run is told to judge them.
 */
final class WorkloadFingerprints {

    private final boolean wanted;
    private final Map<String, Optional<String>> known = new HashMap<>();
    private Fingerprints fingerprints;

    /** Computes none yet; static results are marked, too, where the options have them compared, shared out or judged. */
    WorkloadFingerprints(Options options) {
        wanted = !options.getBaselines().isEmpty() || options.getShard().hasValue() || options.getHistory().hasValue()
                || options instanceof CommandLineOptions
                        && !((CommandLineOptions) options).getExitConditions().isEmpty();
    }

    /**
     * Marks a result, where results of the run are marked.
     *
     * @param result how its run went is known by now
     */
    void mark(RunResult result) {
        if (wanted || result.getReconfiguration().isPresent()) {
            ofCode(result.getParams()).ifPresent(result::attachFingerprint);
        }
    }

    /**
     * Returns what a result of a benchmark will be marked with.
     *
     * @param params of the benchmark
     * @return empty where results of the run are not marked, or the code cannot be read
     */
    Optional<String> of(BenchmarkParams params) {
        return wanted || params.isReconfigurable() ? ofCode(params) : Optional.empty();
    }

    private Optional<String> ofCode(BenchmarkParams params) {
        return known.computeIfAbsent(params.getBenchmark(), this::compute);
    }

    /** A class path may lack the library that reads class files, and a class be of a Java that it does not know. */
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
