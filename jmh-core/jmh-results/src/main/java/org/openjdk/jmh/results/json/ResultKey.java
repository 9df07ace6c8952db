package org.openjdk.jmh.results.json;

import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Identifies a result of a run by benchmark, mode and parameters. */
public final class ResultKey implements Comparable<ResultKey> {

    private static final Comparator<ResultKey> ORDER = Comparator.comparing(ResultKey::benchmark)
            .thenComparing(key -> key.parameters, ResultKey::compare).thenComparing(ResultKey::mode);

    /** At most 18 digits, which always fit into a long. */
    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,18}");

    private final String benchmark;
    private final String mode;
    private final SortedMap<String, String> parameters;

    /**
     * Creates a key.
     *
     * @param benchmark  qualified name of the method
     * @param mode       short label, such as thrpt
     * @param parameters values by name, in any order
     */
    public ResultKey(String benchmark, String mode, Map<String, String> parameters) {
        this.benchmark = Objects.requireNonNull(benchmark, "benchmark");
        this.mode = Objects.requireNonNull(mode, "mode");
        this.parameters = new TreeMap<>(parameters);
    }

    private static int compare(SortedMap<String, String> one, SortedMap<String, String> other) {
        Iterator<Map.Entry<String, String>> others = other.entrySet().iterator();
        for (Map.Entry<String, String> parameter : one.entrySet()) {
            if (!others.hasNext()) {
                return 1;
            }
            Map.Entry<String, String> next = others.next();
            int order = parameter.getKey().compareTo(next.getKey());
            order = order == 0 ? compare(parameter.getValue(), next.getValue()) : order;
            if (order != 0) {
                return order;
            }
        }
        return others.hasNext() ? -1 : 0;
    }

    /** Compares whole numbers by value, so that 9 comes before 10, and sorts them before other texts. */
    private static int compare(String one, String other) {
        boolean number = WHOLE_NUMBER.matcher(one).matches();
        boolean otherNumber = WHOLE_NUMBER.matcher(other).matches();
        int order = number && otherNumber ? Long.compare(Long.parseLong(one), Long.parseLong(other))
                : Boolean.compare(otherNumber, number);
        return order == 0 ? one.compareTo(other) : order;
    }

    public String benchmark() {
        return benchmark;
    }

    public String mode() {
        return mode;
    }

    /** Returns class and method, without packages. */
    public String shortBenchmark() {
        return benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1);
    }

    /** Returns class, method and parameters, such as {@code Class.method(size=10)}. */
    public String shortName() {
        return shortBenchmark() + parameterText();
    }

    /** Returns the parameters in parentheses; empty if there are none. */
    public String parameterText() {
        return parameters.isEmpty() ? "" : parameters.entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + parameter.getValue())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns the values of the parameters, sorted by name. */
    public SortedMap<String, String> parameters() {
        return new TreeMap<>(parameters);
    }

    @Override
    public int compareTo(ResultKey other) {
        return ORDER.compare(this, other);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ResultKey && compareTo((ResultKey) other) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(benchmark, mode, parameters);
    }

    /** Returns a readable form: {@code pkg.Class.method (size=10, mode=avgt)}. */
    @Override
    public String toString() {
        return parameters.entrySet().stream().map(parameter -> parameter.getKey() + "=" + parameter.getValue() + ", ")
                .collect(Collectors.joining("", benchmark + " (", "mode=" + mode + ")"));
    }
}
