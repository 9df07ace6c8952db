package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.results.json.ResultKey;

/** One metric of one benchmark on both sides, and what came of comparing them. */
public final class ComparedMetric {

    private final ResultKey key;
    private final String label;
    private final String unit;
    private final double[] baseline;
    private final double[] candidate;
    private final Comparison comparison;
    private final @Nullable Remedy remedy;
    private final List<Look> looks;
    private final boolean duet;

    private ComparedMetric(ComparedMetric alone, Comparison comparison) {
        this.key = alone.key;
        this.label = alone.label;
        this.unit = alone.unit;
        this.baseline = alone.baseline;
        this.candidate = alone.candidate;
        this.comparison = comparison;
        this.remedy = alone.remedy == null ? null : alone.remedy.at(comparison.confidence());
        this.looks = alone.looks;
        this.duet = alone.duet;
    }

    /** A metric of a benchmark that was compared block by block. */
    ComparedMetric(ResultKey key, String label, String unit, double[] baseline, double[] candidate,
                   Comparison comparison, List<Look> looks, boolean duet) {
        this.key = key;
        this.label = label;
        this.unit = unit;
        this.baseline = baseline;
        this.candidate = candidate;
        this.comparison = comparison;
        this.remedy = null;
        this.looks = Collections.unmodifiableList(new ArrayList<>(looks));
        this.duet = duet;
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
        this.duet = false;
    }

    private static double[] means(ForkSamples side) {
        return side.defect().isPresent() ? new double[0] : side.forkMeans();
    }

    /** The same with the verdict that it has among others. */
    ComparedMetric judged(Comparison together) {
        return new ComparedMetric(this, together);
    }

    /** Benchmark, mode and parameters. */
    public ResultKey key() {
        return key;
    }

    /**
     * The label of a profiler's metric or an auxiliary counter.
     *
     * @return empty for the benchmark's own score
     */
    public Optional<String> label() {
        return label.equals(SideMetric.PRIMARY) ? Optional.empty() : Optional.of(label);
    }

    /** What its verdict is found together with: all benchmarks' figures of the same metric. */
    String family() {
        return label;
    }

    /** The unit of both sides; that of the candidate, if they differ. */
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

    /** What the engine says. */
    public Comparison comparison() {
        return comparison;
    }

    /**
     * What would decide it: forks and iterations on each side that show a change of the tolerance in eight of ten runs.
     * It is planned when it is asked for first.
     *
     * @return empty where it is decided, where more forks would not help, and where nothing is known of their costs
     */
    public Optional<Plan> plan() {
        return remedy == null || verdict() != Verdict.UNDECIDED ? Optional.empty() : remedy.plan();
    }

    /**
     * What was known after each block, where both sides were measured block by block.
     *
     * @return unmodifiable, in the order of the blocks, the last one with the verdict; empty for stored results
     */
    public List<Look> looks() {
        return looks;
    }

    /** Whether both forks of each block ran at the same time; false for stored results. */
    public boolean isDuet() {
        return duet;
    }

    /**
     * Whether nothing is known of the benchmark's score, as where forks of a side are lost or too few: it is undecided then,
     * and could not be anything else.
     *
     * @return false where there is an interval, and for metrics of profilers
     */
    public boolean isUnjudged() {
        return label.equals(SideMetric.PRIMARY) && comparison.obstacle().isPresent()
                && comparison.ratio().lower() == 0 && comparison.ratio().upper() == Double.POSITIVE_INFINITY;
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
