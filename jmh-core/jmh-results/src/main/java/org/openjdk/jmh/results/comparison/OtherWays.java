package org.openjdk.jmh.results.comparison;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Finds benchmarks that the sides measure in different modes or with different parameters. They are neither new nor
 * gone, but cannot be compared.
 */
public final class OtherWays {

    private OtherWays() {
    }

    /**
     * Returns a phrase for each key of the candidate.
     *
     * @param baseline  keys without a counterpart
     * @param candidate keys without a counterpart
     * @param compared  names of benchmarks with at least one counterpart, which are left out
     */
    public static SortedMap<ResultKey, String> of(Collection<ResultKey> baseline, Collection<ResultKey> candidate,
                                                  Collection<String> compared) {
        Map<String, List<ResultKey>> before = byName(baseline);
        Map<String, List<ResultKey>> after = byName(candidate);
        after.keySet().retainAll(before.keySet());
        after.keySet().removeAll(compared);
        SortedMap<ResultKey, String> reasons = new TreeMap<>();
        after.forEach((name, keys) -> keys.forEach(
                key -> reason(before.getOrDefault(name, Collections.emptyList()), key, keys)
                        .ifPresent(reason -> reasons.put(key, reason))));
        return reasons;
    }

    private static Map<String, List<ResultKey>> byName(Collection<ResultKey> keys) {
        return keys.stream().collect(Collectors.groupingBy(ResultKey::benchmark));
    }

    private static Optional<String> reason(List<ResultKey> before, ResultKey key, List<ResultKey> after) {
        SortedSet<String> parameters = all(before, was -> was.parameters().keySet().stream());
        SortedSet<String> ofCandidate = new TreeSet<>(key.parameters().keySet());
        if (!parameters.equals(ofCandidate)) {
            return Optional.of("its parameters differ: " + names(parameters) + " in the baseline, "
                    + names(ofCandidate) + " in the candidate");
        }
        SortedSet<String> modes = all(before, was -> Stream.of(was.mode()));
        return Collections.disjoint(modes, all(after, is -> Stream.of(is.mode())))
                ? Optional.of("it is in " + names(modes) + " in the baseline, in " + key.mode()
                        + " in the candidate, which measure different things")
                : Optional.empty();
    }

    private static SortedSet<String> all(List<ResultKey> keys, Function<ResultKey, Stream<String>> texts) {
        return keys.stream().flatMap(texts).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String names(Collection<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }
}
