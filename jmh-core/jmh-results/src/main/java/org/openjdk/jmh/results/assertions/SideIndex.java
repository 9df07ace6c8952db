package org.openjdk.jmh.results.assertions;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.openjdk.jmh.dynreconf.assertions.formula.Dimension;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.comparison.SideMetric;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.ResultKey;

/** Indexes the results of a side by benchmark, in the units of formulas; thread safe. */
final class SideIndex {

    /** Label of the allocated bytes per operation that the profiler gc reports. */
    private static final String ALLOCATION = "gc.alloc.rate.norm";
    private static final Unit NANOSECONDS = Unit.of("ns/op");
    private static final Unit RATE = Unit.of("ops/ns");
    private static final Unit BYTES = Unit.of("B/op");
    /** Units of the results of {@code -count}. */
    private static final List<Unit> COUNTS =
            Collections.unmodifiableList(Arrays.asList(Unit.of("instr/op"), Unit.of("cycles/op")));
    /** Less is JMH's own allocation between iterations, divided among the operations. */
    private static final double LEAST_BYTES = 0.01;

    private final BiFunction<ResultKey, String, Optional<SideMetric>> metrics;
    /** The qualified names of all benchmarks. */
    final NavigableSet<String> names = new TreeSet<>();
    private final Map<String, List<ResultKey>> byName = new TreeMap<>();
    private final Map<List<Object>, Optional<ForkSamples>> measured = new ConcurrentHashMap<>();
    private final Map<ResultKey, Optional<Map.Entry<String, ForkSamples>>> counted = new ConcurrentHashMap<>();

    /** Creates the index of a side that has been measured. */
    static SideIndex of(ResultSide side, JudgedClock clock) {
        return new SideIndex(side.keys(), (key, label) -> clock.metric(side, key, label));
    }

    /**
     * Creates an index of results that may still change.
     *
     * @param metrics returns a measurement by key and label
     */
    SideIndex(Collection<ResultKey> keys, BiFunction<ResultKey, String, Optional<SideMetric>> metrics) {
        this.metrics = metrics;
        for (ResultKey key : keys) {
            names.add(key.benchmark());
            byName.computeIfAbsent(key.benchmark(), name -> new ArrayList<>()).add(key);
        }
    }

    List<ResultKey> keys(String benchmark) {
        return byName.getOrDefault(benchmark, Collections.emptyList());
    }

    /**
     * Returns the nanoseconds or bytes per operation; empty if this dimension was not measured. Each call returns the
     * same object until {@link #changed}.
     */
    Optional<ForkSamples> measured(ResultKey key, Dimension dimension) {
        return measured.computeIfAbsent(Arrays.asList(key, dimension), wanted -> dimension == Dimension.TIME
                ? metrics.apply(key, SideMetric.PRIMARY).flatMap(SideIndex::times)
                : metrics.apply(key, ALLOCATION).flatMap(SideIndex::bytes));
    }

    /**
     * Returns the count per operation with its unit; empty if it was not counted. Each call returns the same object
     * until {@link #changed}.
     */
    Optional<Map.Entry<String, ForkSamples>> counted(ResultKey key) {
        return counted.computeIfAbsent(key, wanted -> metrics.apply(key, SideMetric.PRIMARY)
                .filter(metric -> COUNTS.contains(metric.unit()))
                .map(metric -> new SimpleImmutableEntry<>(metric.unit().toString(), metric.samples())));
    }

    /** Discards the cached values of a result that has changed. */
    void changed(ResultKey key) {
        for (Dimension dimension : Dimension.values()) {
            measured.remove(Arrays.asList(key, dimension));
        }
        counted.remove(key);
    }

    /** Forgets what was looked up, because the clock of a mode has changed. */
    void clear() {
        measured.clear();
        counted.clear();
    }

    private static Optional<ForkSamples> times(SideMetric metric) {
        if (metric.unit().direction().filter(Direction.HIGHER_IS_BETTER::equals).isPresent()) {
            return metric.unit().factorTo(RATE).map(factor -> metric.samples().mapped(rate -> 1 / (rate * factor)));
        }
        return metric.unit().factorTo(NANOSECONDS).map(factor -> metric.samples().mapped(time -> time * factor));
    }

    private static Optional<ForkSamples> bytes(SideMetric metric) {
        return metric.unit().factorTo(BYTES).map(factor -> metric.samples()
                .mapped(bytes -> Math.abs(bytes) < LEAST_BYTES ? 0 : bytes * factor));
    }
}
