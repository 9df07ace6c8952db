package org.openjdk.jmh.results.merge;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Merges several runs of one benchmark into one result, with figures as JMH computes them. The other data of the runs
 * are kept under the key {@code runs}.
 */
final class PooledResult {

    private static final String PRIMARY = "primaryMetric";
    private static final String SECONDARY = "secondaryMetrics";
    /** Settings that must be equal, since results would not be comparable otherwise. */
    private static final List<String> CIRCUMSTANCES =
            Collections.unmodifiableList(Arrays.asList("threads", "jdkVersion",
                    "vmName", "vmVersion", "warmupBatchSize", "measurementBatchSize"));

    /** Keys that only apply to a single run. */
    private static final String[] OF_ONE_RUN = {"reconfiguration", "incomplete", "assertions"};

    private PooledResult() {
    }

    /**
     * Merges runs of the same benchmark, mode and parameters, or throws IllegalArgumentException with the settings that
     * differ.
     */
    static StoredResult of(List<StoredResult> runs) {
        StoredResult first = runs.get(0);
        runs.forEach(run -> check(first, run));
        int forks = runs.stream().mapToInt(run -> run.primary().iterations().length).sum();
        StoredResult common = isOneCode(runs) ? first : first.without(StoredResult.FINGERPRINT);
        return shards(PooledEnvironment.mark(common.without(OF_ONE_RUN), runs), runs)
                .with("forks", String.valueOf(forks))
                .with(PRIMARY,
                        PooledMetric.of(first + ", score", primaries(runs)).orElseThrow(
                                () -> new IllegalArgumentException(
                                        first + ": its score is not the mean of its raw data")))
                .with(SECONDARY, secondaries(runs))
                .with("runs", runs.stream().map(run -> run.textWithout(PRIMARY, SECONDARY, StoredResult.SHARDS))
                        .collect(Collectors.joining(",", "[", "]")));
    }

    private static void check(StoredResult first, StoredResult other) {
        for (String name : CIRCUMSTANCES) {
            if (!Objects.equals(first.value(name), other.value(name))) {
                throw new IllegalArgumentException(first + " cannot be merged: its " + name + " is "
                        + first.value(name).orElse("unknown") + " in one file and "
                        + other.value(name).orElse("unknown") + " in another");
            }
        }
        if (!first.value(StoredResult.CLOCK).equals(other.value(StoredResult.CLOCK))) {
            throw new IllegalArgumentException(first + " cannot be merged: files are compared by different clocks, "
                    + "according to the key " + StoredResult.CLOCK);
        }
        if (!first.value(StoredResult.SIDE_ORDER).equals(other.value(StoredResult.SIDE_ORDER))) {
            throw new IllegalArgumentException(
                    first + " cannot be merged: forks of both sides ran in different orders, "
                            + "according to the key " + StoredResult.SIDE_ORDER);
        }
    }

    /** Appends the descriptions of all shards, in the order of their forks. */
    private static StoredResult shards(StoredResult pooled, List<StoredResult> runs) {
        String all = runs.stream().map(run -> run.json(StoredResult.SHARDS)).filter(Optional::isPresent)
                .map(part -> part.get().substring(1, part.get().length() - 1)).collect(Collectors.joining(","));
        return all.isEmpty() ? pooled : pooled.with(StoredResult.SHARDS, "[" + all + "]");
    }

    /** Returns whether all runs have the same fingerprint; false if some have none. */
    private static boolean isOneCode(List<StoredResult> runs) {
        Set<Optional<String>> codes = runs.stream().map(run -> run.value(StoredResult.FINGERPRINT))
                .collect(Collectors.toSet());
        if (codes.stream().filter(Optional::isPresent).count() > 1) {
            throw new IllegalArgumentException(
                    runs.get(0) + " cannot be merged: the benchmark itself differs between files, according to the key "
                            + StoredResult.FINGERPRINT);
        }
        return codes.size() == 1;
    }

    private static List<StoredMetric> primaries(List<StoredResult> runs) {
        return runs.stream().map(StoredResult::primary).collect(Collectors.toList());
    }

    /** Merges the metrics that all runs have; others do not describe all forks. */
    private static String secondaries(List<StoredResult> runs) {
        Set<String> labels = new LinkedHashSet<>(runs.get(0).secondary().keySet());
        runs.forEach(run -> labels.retainAll(run.secondary().keySet()));
        return labels.stream().map(label -> PooledMetric.of(runs.get(0) + ", " + label, runs.stream()
                .map(run -> run.secondary().get(label)).collect(Collectors.toList()))
                .map(metric -> StoredResult.quoted(label) + ":" + metric))
                .filter(Optional::isPresent).map(Optional::get).collect(Collectors.joining(",", "{", "}"));
    }
}
