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

/** One metric of one benchmark on both sides, and what came of comparing them. */
public final class ComparedMetric {

    /** One fork after the other. */
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

    private ComparedMetric(ComparedMetric alone, Comparison comparison, boolean control) {
        this.key = alone.key;
        this.label = alone.label;
        this.unit = alone.unit;
        this.baseline = alone.baseline;
        this.candidate = alone.candidate;
        this.comparison = comparison;
        this.remedy = alone.remedy == null ? null : alone.remedy.at(comparison.confidence());
        this.looks = alone.looks;
        this.order = alone.order;
        this.control = control;
    }

    /** Creates a metric of a benchmark that was compared block by block. */
    ComparedMetric(ResultKey key, String label, String unit, double[] baseline, double[] candidate,
                   Comparison comparison, List<Look> looks, String order) {
        this.key = key;
        this.label = label;
        this.unit = unit;
        this.baseline = baseline;
        this.candidate = candidate;
        this.comparison = comparison;
        this.remedy = null;
        this.looks = Collections.unmodifiableList(new ArrayList<>(looks));
        this.order = order;
        this.control = false;
    }

    ComparedMetric(ResultKey key, String label, Unit unit, ForkSamples baseline, ForkSamples candidate,
                   Comparison comparison,
                   @Nullable Remedy remedy) {
        this.key = key;
        this.label = label;
        this.unit = unit.toString();
        this.baseline = means(baseline);
        this.candidate = means(candidate);
        this.comparison = comparison;
        this.remedy = remedy;
        this.looks = Collections.emptyList();
        this.order = INTERLEAVED;
        this.control = false;
    }

    /** Returns a benchmark whose score was to be compared, and cannot be. */
    static ComparedMetric unjudged(ResultKey key, ComparisonSettings settings, String reason) {
        return unjudged(key, SideMetric.PRIMARY, "", settings, reason);
    }

    /** Returns a metric that both sides measure in units of different kinds. */
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

    private static double[] means(ForkSamples side) {
        return side.defect().isPresent() ? new double[0] : side.forkMeans();
    }

    /** Returns the same with the verdict that it has among others. */
    ComparedMetric judged(Comparison together) {
        return new ComparedMetric(this, together, control);
    }

    /** Returns the same of a benchmark that cannot have changed. */
    ComparedMetric asControl() {
        return new ComparedMetric(this, comparison, true);
    }

    /** Benchmark, mode and parameters. */
    public ResultKey key() {
        return key;
    }

    /** {@return the label of a profiler's metric or an auxiliary counter; empty for the benchmark's own score} */
    public Optional<String> label() {
        return label.equals(SideMetric.PRIMARY) ? Optional.empty() : Optional.of(label);
    }

    /** Returns its family: all benchmarks' figures of the same metric. */
    String family() {
        return label;
    }

    /** Returns the unit of both sides; that of the candidate, if they differ. */
    public String unit() {
        return unit;
    }

    /** The means of the baseline's forks, or of its runs where there are several. */
    public double[] baseline() {
        return baseline.clone();
    }

    /** The means of the candidate's forks, or of its runs where there are several. */
    public double[] candidate() {
        return candidate.clone();
    }

    /** Returns the judgement of the engine. */
    public Comparison comparison() {
        return comparison;
    }

    /**
     * {@return the forks and iterations on each side that show a change of the tolerance in eight of ten runs; empty if
     * the metric is decided, if more forks would not help, and if costs are unknown} The plan is computed at the first
     * call.
     */
    public Optional<Plan> plan() {
        return remedy == null || verdict() != Verdict.UNDECIDED ? Optional.empty() : remedy.plan();
    }

    /**
     * {@return the state after each block, if both sides were measured in blocks: unmodifiable, in order, the last one
     * with the verdict; empty for stored results}
     */
    public List<Look> looks() {
        return looks;
    }

    /** Returns whether both forks of each block ran at the same time; false for stored results. */
    public boolean isDuet() {
        return order.equals(StoredResult.DUET);
    }

    /** Returns how the forks of a pair ran: interleaved, alternating or duet. */
    public String order() {
        return order;
    }

    /**
     * {@return whether there is no verdict on the benchmark's score: because forks of a side are lost or too few, or
     * because the direction of better values is unknown} It is false for an interval of a score in a known unit, and
     * for metrics of profilers.
     */
    public boolean isUnjudged() {
        return label.equals(SideMetric.PRIMARY) && comparison.obstacle().isPresent()
                && (comparison.direction() == Direction.UNKNOWN
                        || comparison.ratio().lower() == 0 && comparison.ratio().upper() == Double.POSITIVE_INFINITY);
    }

    /**
     * Returns whether the benchmark cannot have changed, so that a difference is one of the machine: no gate depends on
     * it.
     */
    public boolean isControl() {
        return control;
    }

    /** The verdict among all comparisons of the run. */
    public Verdict verdict() {
        return comparison.verdict();
    }

    @Override
    public String toString() {
        return key + label().map(text -> " " + text).orElse("");
    }
}
