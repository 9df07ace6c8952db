package org.openjdk.jmh.results.explanation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;

/** What observed forks of both sides tell: costs of methods, and what else differs; immutable. */
public final class Evidence {

    private static final double[] NO_OTHERS = {};

    private final String unit;
    private final CostBlocks costs;
    private final double[] baseline;
    private final double[] candidate;
    private final @Nullable CostBlocks allocation;
    private final List<String> notes;
    private final Map<String, String> lines;

    /**
     * Evidence.
     *
     * @param unit       of the costs, such as {@code ns/op}
     * @param costs      of methods
     * @param baseline   what an operation took in each observed fork of the baseline
     * @param candidate  what it took in each of the candidate
     * @param allocation in bytes per operation, by where they are allocated; null where nobody knows
     * @param notes      what else differs, a sentence for each, without a capital letter in front and a full stop behind
     * @param lines      where in its source a method costs most, in words by the name of the method
     */
    public Evidence(String unit, CostBlocks costs, double[] baseline, double[] candidate,
                    @Nullable CostBlocks allocation, List<String> notes, Map<String, String> lines) {
        this.unit = unit;
        this.costs = costs;
        this.baseline = baseline.clone();
        this.candidate = candidate.clone();
        this.allocation = allocation;
        this.notes = new ArrayList<>(notes);
        this.lines = new TreeMap<>(lines);
    }

    /**
     * Evidence of the forks that the verdict is of, as where these are counted.
     *
     * @param unit  of the costs, such as {@code instr/op}
     * @param costs of methods
     */
    public static Evidence ofTheVerdict(String unit, CostBlocks costs) {
        return new Evidence(unit, costs, NO_OTHERS, NO_OTHERS, null, Collections.emptyList(), Collections.emptyMap());
    }

    /** Whether it is of the forks that the verdict is of, and not of others. */
    public boolean isOfTheVerdict() {
        return baseline.length == 0;
    }

    /** The unit of the costs. */
    public String unit() {
        return unit;
    }

    /** Costs of methods. */
    public CostBlocks costs() {
        return costs;
    }

    /**
     * What an operation took in each observed fork of the baseline, be it that it was slower for being observed; none where
     * it is of the forks of the verdict.
     */
    public double[] baseline() {
        return baseline.clone();
    }

    /** What an operation took in each observed fork of the candidate. */
    public double[] candidate() {
        return candidate.clone();
    }

    /** Bytes per operation, by where they are allocated; empty where nobody knows. */
    public Optional<CostBlocks> allocation() {
        return Optional.ofNullable(allocation);
    }

    /** What else differs, a sentence for each. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** Where in its source a method costs most, in words by the name of the method. */
    public Map<String, String> lines() {
        return Collections.unmodifiableMap(lines);
    }
}
