package org.openjdk.jmh.results.assertions;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Resolves the names in a formula from the class that declares it. */
public final class BenchmarkNames {

    private BenchmarkNames() {
    }

    /**
     * Finds a benchmark, first among methods of the class itself; then a method of a class that is named from within
     * the class, its outer classes or its package; then one whose qualified name ends like this.
     *
     * @param name  of a method, perhaps behind a class
     * @param owner qualified name of the class
     * @param known qualified names of benchmarks
     * @return none if there is no such benchmark, and several if the name is ambiguous
     */
    public static List<String> find(String name, String owner, Collection<String> known) {
        for (String place = owner; !place.isEmpty(); place = parent(place)) {
            if (known.contains(place + "." + name)) {
                return Collections.singletonList(place + "." + name);
            }
        }
        if (known.contains(name)) {
            return Collections.singletonList(name);
        }
        if (name.indexOf('.') < 0) {
            return Collections.emptyList();
        }
        return Collections.unmodifiableList(known.stream().filter(benchmark -> benchmark.endsWith("." + name)).sorted()
                .collect(Collectors.toList()));
    }

    private static String parent(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
