package org.openjdk.jmh.runner;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.Optional;

/** An entry of a list of benchmarks that shows one combination of parameters, instead of all values of each. */
final class ParameterCombinationEntry extends BenchmarkListEntry {

    private final BenchmarkListEntry entry;

    ParameterCombinationEntry(BenchmarkListEntry entry) {
        super(entry.toLine());
        this.entry = entry;
    }

    /**
     * Returns the entries of {@code all} whose name occurs in {@code some}, each once and with all of its parameters.
     */
    static SortedSet<BenchmarkListEntry> named(Collection<BenchmarkListEntry> all,
                                               Collection<BenchmarkListEntry> some) {
        Set<String> names = some.stream().map(BenchmarkListEntry::getUsername).collect(Collectors.toSet());
        return all.stream().filter(each -> names.contains(each.getUsername()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public String getUsername() {
        if (entry == null) {
            return super.getUsername();
        }
        StringBuilder name = new StringBuilder(entry.getUsername()).append(" (");
        WorkloadParams params = entry.getWorkloadParams();
        if (params != null) {
            Collection<String> keys = params.keys();
            keys.forEach(key -> name.append(key).append('=').append(params.get(key)).append(", "));
        }
        return name.append("mode=").append(entry.getMode().shortLabel()).append(')').toString();
    }

    @Override
    public Optional<Map<String, String[]>> getParams() {
        return Optional.none();
    }
}
