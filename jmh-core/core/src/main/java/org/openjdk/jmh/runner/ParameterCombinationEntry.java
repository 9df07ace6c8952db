package org.openjdk.jmh.runner;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.Optional;

/** An entry of a list of benchmarks that names one combination of parameters, instead of the values of all. */
final class ParameterCombinationEntry extends BenchmarkListEntry {

    private final BenchmarkListEntry entry;

    ParameterCombinationEntry(BenchmarkListEntry entry) {
        super(entry.toLine());
        this.entry = entry;
    }

    /** Returns those of all benchmarks that have the name of one of some, each once, with all of its parameters. */
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
            keys.forEach(key -> name.append(key).append(" = ").append(params.get(key)).append(", "));
        }
        return name.append("mode = ").append(entry.getMode().shortLabel()).append(')').toString();
    }

    @Override
    public Optional<Map<String, String[]>> getParams() {
        return Optional.none();
    }
}
