package org.openjdk.jmh.dynreconf.assertions;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** Truncates measurements to the first forks of each benchmark. Those of baselines are complete. */
final class TruncatedData implements MeasuredData {

    private final MeasuredData all;
    private final int forks;
    /** The first object for each truncated benchmark: the same benchmark must be the same object. */
    private final IdentityHashMap<ForkSamples, ForkSamples> first = new IdentityHashMap<>();

    TruncatedData(MeasuredData all, int forks) {
        this.all = all;
        this.forks = forks;
    }

    @Override
    public Findings find(Measured wanted) {
        return wanted.isBaseline() ? all.find(wanted) : cut(all.find(wanted));
    }

    @Override
    public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
        SortedMap<Double, Findings> series = all.series(wanted, parameter);
        if (wanted.isBaseline()) {
            return series;
        }
        SortedMap<Double, Findings> cut = new TreeMap<>();
        series.forEach((value, findings) -> cut.put(value, cut(findings)));
        return cut;
    }

    private Findings cut(Findings findings) {
        if (findings.reason().isPresent()) {
            return findings;
        }
        Map<String, ForkSamples> sides = new LinkedHashMap<>();
        findings.sides().forEach((mode, side) -> sides.put(mode, first.computeIfAbsent(side, this::cut)));
        return findings.with(sides);
    }

    private ForkSamples cut(ForkSamples side) {
        return side.forks().size() <= forks ? side : ForkSamples.of(side.forks().subList(0, forks));
    }
}
