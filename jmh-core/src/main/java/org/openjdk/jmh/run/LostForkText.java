package org.openjdk.jmh.run;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.RunSummary;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkException;

/** Describes lost forks and their causes. */
public final class LostForkText {

    private LostForkText() {
    }

    /** Returns the cause in one line; upstream wraps it. */
    static String cause(BenchmarkException e) {
        Throwable cause = Stream.of(e.getSuppressed()).findFirst().orElse(e);
        String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        return message.trim().split("\\R", 2)[0];
    }

    /** Returns lines for the end of the run, one for each static result in which forks are missing. */
    public static Stream<String> summary(Collection<RunResult> results) {
        return results.stream().filter(result -> !result.getReconfiguration().isPresent())
                .map(LostForkText::line).filter(Objects::nonNull);
    }

    /**
     * Returns a line for the end of the run that names the dynamic benchmarks without a result; empty if there are
     * none. The table of results does not contain them.
     *
     * @param failures the benchmarks that lack something, each with the last cause
     */
    public static Optional<String> withoutResult(Map<BenchmarkParams, String> failures,
                                                 Collection<RunResult> results) {
        Set<String> measured = results.stream().map(result -> result.getParams().id()).collect(Collectors.toSet());
        List<String> missing = failures.keySet().stream()
                .filter(params -> params.isReconfigurable() && !measured.contains(params.id()))
                .map(RunSummary::name).collect(Collectors.toList());
        return missing.isEmpty() ? Optional.empty()
                : Optional.of("# WARNING: " + Nouns.count(missing.size(), "benchmark", "has", "have")
                        + " no result, because forks failed: " + String.join(", ", missing));
    }

    private static String line(RunResult result) {
        IncompleteResult missing = result.getIncomplete().orElse(null);
        if (missing == null || missing.lostForks().isEmpty()) {
            return null;
        }
        int lost = missing.lostForks().size();
        return "# WARNING: " + Nouns.count(lost, "fork") + " of " + result.getParams().getBenchmark()
                + (lost == 1 ? " is" : " are") + " lost: the result comes from the others";
    }
}
