package org.openjdk.jmh.mutate.forks;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A benchmark with values of its parameters.
 *
 * @param name       qualified name of the method
 * @param mode       short label of the mode: average time, or single shot if the benchmark has nothing else
 * @param parameters values by name
 */
public record BenchmarkCase(String name, String mode, SortedMap<String, String> parameters) {

    public BenchmarkCase {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** {@return name and parameters, as files and reports write them} */
    public String id() {
        return parameters.isEmpty() ? name : name + parameters;
    }

    /** {@return the id without packages, for narrow tables} */
    public String shortId() {
        String[] parts = name.split("\\.");
        String shortName = parts.length < 2 ? name : parts[parts.length - 2] + "." + parts[parts.length - 1];
        return parameters.isEmpty() ? shortName : shortName + parameters;
    }

    @Override
    public String toString() {
        return id();
    }
}
