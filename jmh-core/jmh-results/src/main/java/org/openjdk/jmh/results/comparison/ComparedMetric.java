package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** Represents one metric of a benchmark on both sides, with the outcome of the comparison. */
public final class ComparedMetric {

    /** The order of forks that ran one after the other. */
    static final String INTERLEAVED = "interleaved";

    private final ResultKey key;
    private final String label;
    private final String unit;
    private final double[] baseline;
    private final double[] candidate;
    private final Comparison comparison;
    private final @Nullable Remedy remedy;
    private final List<Look> looks;
    private final String order;
    private final boolean control;

    private ComparedMetric(ResultKey key, String label, String unit, double[] baseline, double[] candidate,
                           Comparison comparison, @Nullable Remedy remedy, List<Look> looks, String order,
                           boolean control) {
        this.key = key;
        this.label = label;
        this.unit = unit;
        this.baseline = baseline;
        this.candidate = candidate;
        this.comparison = comparison;
        this.remedy = remedy;
        this.looks = looks;
        this.order = order;
        this.control = control;
    }

    /** Creates a metric that was compared block by block. */
    ComparedMetric(ResultKey key, String label, String unit, double[] baseline, double[] candidate,
                   Comparison comparison, List<Look> looks, String order) {
        this(key, label, unit, baseline, candidate, comparison, null,
                Collections.unmodifiableList(new ArrayList<>(looks)), order, false);
    }

    ComparedMetric(ResultKey key, String label, Unit unit, ForkSamples baseline, ForkSamples candidate,
                   Comparison comparison, @Nullable Remedy remedy) {
        this(key, label, unit.toString(), means(baseline), means(candidate), comparison, remedy,
                Collections.emptyList(), INTERLEAVED, false);
    }

    private ComparedMetric with(ResultKey ofKey, Comparison judged, boolean asControl) {
        return new ComparedMetric(ofKey, label, unit, baseline, candidate, judged,
                remedy == null ? null : remedy.at(judged.confidence()), looks, order, asControl);
    }

    /** Returns a benchmark whose score cannot be compared. */
    static ComparedMetric unjudged(ResultKey key, ComparisonSettings settings, String reason) {
        return unjudged(key, SideMetric.PRIMARY, "", settings, reason);
    }

    /** Returns a metric whose sides are in units of different kinds. */
    static ComparedMetric ofOtherUnits(ResultKey key, String label, Unit before, Unit after,
                                       ComparisonSettings settings) {
        return unjudged(key, label, after.toString(), settings,
                (label.isEmpty() ? "it" : label) + " is in " + before + " in the baseline and in " + after
                        + " in the candidate: these cannot be compared");
    }

    private static ComparedMetric unjudged(ResultKey key, String label, String unit, ComparisonSettings settings,
                                           String reason) {
        return new ComparedMetric(key, label, unit, new double[0], new double[0],
                Comparison.impossible(settings, reason), Collections.emptyList(), INTERLEAVED);
    }

    /** Returns the means of the forks of a side; empty if it has no usable ones. */
    static double[] means(ForkSamples side) {
        return side.defect().isPresent() ? new double[0] : side.forkMeans();
    }

    /** Returns a copy with the verdict that accounts for the other comparisons. */
    ComparedMetric judged(Comparison together) {
        return with(key, together, control);
    }

    /** Returns a copy that is marked as a negative control. */
    ComparedMetric asControl() {
        return with(key, comparison, true);
    }

    /** Returns a copy for another key of the same benchmark. */
    ComparedMetric of(ResultKey other) {
        return with(other, comparison, control);
    }

    public ResultKey key() {
        return key;
    }

    /** Returns the label of a profiler's metric or auxiliary counter; empty for the benchmark's own score. */
    public Optional<String> label() {
        return label.equals(SideMetric.PRIMARY) ? Optional.empty() : Optional.of(label);
    }

    /** Returns the name of its family: the same metric of all benchmarks. */
    String family() {
        return label;
    }

    /** Returns the unit of both sides; the candidate's if they differ. */
    public String unit() {
        return unit;
    }

    /** Returns the means of the baseline's forks, or of its runs if there are several. */
    public double[] baseline() {
        return baseline.clone();
    }

    /** Returns the means of the candidate's forks, or of its runs if there are several. */
    public double[] candidate() {
        return candidate.clone();
    }

    public Comparison comparison() {
        return comparison;
    }

    /**
     * Returns the forks and iterations that detect a change of the tolerance in eight of ten runs. Empty if the metric
     * is decided, if more forks would not help, and if the costs are unknown. The first call computes the plan.
     */
    public Optional<Plan> plan() {
        return remedy == null || verdict() != Verdict.UNDECIDED ? Optional.empty() : remedy.plan();
    }

    /** Returns the interim analyses in order, one for each block; empty for stored results. */
    public List<Look> looks() {
        return looks;
    }

    /** Returns whether both forks of each block ran at the same time. */
    public boolean isDuet() {
        return order.equals(StoredResult.DUET);
    }

    /** Returns the order of the forks of a pair: interleaved, alternating or duet. */
    public String order() {
        return order;
    }

    /**
     * Returns whether the score has no verdict because a side has too few forks or the better direction is unknown.
     * False for metrics of profilers.
     */
    public boolean isUnjudged() {
        return label.equals(SideMetric.PRIMARY) && comparison.obstacle().isPresent()
                && (comparison.direction() == Direction.UNKNOWN
                        || comparison.ratio().lower() == 0 && comparison.ratio().upper() == Double.POSITIVE_INFINITY);
    }

    /**
     * Returns whether this is a negative control: it cannot have changed, so a difference is noise and no gate depends
     * on it.
     */
    public boolean isControl() {
        return control;
    }

    /** Returns the verdict that accounts for all comparisons of the run. */
    public Verdict verdict() {
        return comparison.verdict();
    }

    @Override
    public String toString() {
        return key + label().map(text -> " " + text).orElse("");
    }
}
