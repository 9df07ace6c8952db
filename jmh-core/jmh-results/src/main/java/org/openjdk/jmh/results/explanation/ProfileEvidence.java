package org.openjdk.jmh.results.explanation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.attribution.CostBlocks;

/** Holds what profiled forks of both sides show: costs of methods and other differences; immutable. */
public final class ProfileEvidence {

    private static final double[] NO_OTHERS = {};

    private final String unit;
    final CostBlocks costs;
    private final double[] baseline;
    private final double[] candidate;
    private final @Nullable CostBlocks allocation;
    private final List<String> notes;
    private final Map<String, String> lines;

    /**
     * Creates evidence.
     *
     * @param unit       of the costs, such as {@code ns/op}
     * @param baseline   the time of an operation in each profiled fork of the baseline
     * @param candidate  the same for the candidate
     * @param allocation in bytes per operation, by place of allocation; null if unknown
     * @param notes      other differences, a sentence for each, without initial capital and full stop
     * @param lines      the most expensive lines of a method, as text by the name of the method
     */
    public ProfileEvidence(String unit, CostBlocks costs, double[] baseline, double[] candidate,
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
     * Returns evidence in a unit such as {@code instr/op} from the forks of the verdict itself, such as counted ones.
     */
    public static ProfileEvidence ofTheVerdict(String unit, CostBlocks costs) {
        return new ProfileEvidence(unit, costs, NO_OTHERS, NO_OTHERS, null, Collections.emptyList(),
                Collections.emptyMap());
    }

    /** Returns whether the evidence comes from the forks of the verdict. */
    public boolean isOfTheVerdict() {
        return baseline.length == 0;
    }

    public String unit() {
        return unit;
    }

    /**
     * Returns the time of an operation in each profiled fork of the baseline; empty if the forks are those of the
     * verdict. Profiling may have slowed it down.
     */
    public double[] baseline() {
        return baseline.clone();
    }

    public double[] candidate() {
        return candidate.clone();
    }

    /** Returns the bytes per operation by place of allocation; empty if unknown. */
    public Optional<CostBlocks> allocation() {
        return Optional.ofNullable(allocation);
    }

    /** Returns other differences, a sentence for each. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** Returns the most expensive lines as text, by the name of the method. */
    public Map<String, String> lines() {
        return Collections.unmodifiableMap(lines);
    }
}
