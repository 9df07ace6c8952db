package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;

/** Finds the benchmarks of a run whose forks decide a relation. */
final class AtomBenchmarks {

    /** The number of a benchmark of the baseline, which is not in the run. */
    private static final int BASELINE = -1;

    private final RunningData data;

    AtomBenchmarks(RunningData data) {
        this.data = data;
    }

    /** Returns the numbers of the benchmarks; none if no fork of the run can decide the relation. */
    SortedSet<Integer> of(Formula atom) {
        return common(atom instanceof Growth ? series((Growth) atom) : sides((Relation) atom));
    }

    private List<Map<String, Integer>> sides(Relation relation) {
        List<Map<String, Integer>> sides = new ArrayList<>();
        for (Measured measured : relation.measured()) {
            sides.add(measured.isBaseline() ? baseline(data.measured().find(measured)) : data.numbers(measured));
        }
        return sides;
    }

    private static Map<String, Integer> baseline(Findings findings) {
        Map<String, Integer> modes = new HashMap<>();
        findings.sides.keySet().forEach(mode -> modes.put(mode, BASELINE));
        return modes;
    }

    private List<Map<String, Integer>> series(Growth growth) {
        Measured grown = growth.grown();
        List<Map<String, Integer>> series = grown.isBaseline() ? Collections.emptyList()
                : data.numbers(grown, growth.order().parameter());
        return series.size() < 2 ? Collections.emptyList() : series;
    }

    /** Returns the benchmarks in the first mode that all sides have. */
    private static SortedSet<Integer> common(List<Map<String, Integer>> all) {
        SortedSet<Integer> numbers = new TreeSet<>();
        if (!all.isEmpty()) {
            Set<String> modes = new LinkedHashSet<>(all.get(0).keySet());
            all.forEach(each -> modes.retainAll(each.keySet()));
            modes.stream().findFirst().ifPresent(mode -> all.forEach(each -> numbers.add(each.getOrDefault(mode,
                    BASELINE))));
        }
        numbers.remove(BASELINE);
        return numbers;
    }
}
