package org.openjdk.jmh.mutate.forks;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Represents a benchmark with values of its parameters.
 *
 * @param name qualified name of the method
 * @param mode short label: average time, or single shot if the benchmark has nothing else
 */
public record BenchmarkCase(String name, String mode, SortedMap<String, String> parameters) {

    public BenchmarkCase {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** {@return name and parameters, as in files and reports} */
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
