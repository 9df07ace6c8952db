package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonRun;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;

/** Holds the comparisons of all common benchmarks of two sides, and notes on what could not be compared. */
public final class ResultComparison {

    private final ComparedSides sides;
    private final ComparisonQuestion question;
    private final ComparisonRun run;
    private final List<ComparedMetric> metrics;
    private final List<String> notes;
    private final List<ExplainedChange> explained;
    private final List<ClockCheck> clock;

    private ResultComparison(ComparedSides sides, ComparisonQuestion question, ComparisonRun run,
                             List<ComparedMetric> metrics, List<String> notes, List<ExplainedChange> explained,
                             List<ClockCheck> clock) {
        this.sides = sides;
        this.question = question;
        this.run = run;
        this.metrics = Collections.unmodifiableList(metrics);
        this.notes = Collections.unmodifiableList(notes);
        this.explained = Collections.unmodifiableList(new ArrayList<>(explained));
        this.clock = Collections.unmodifiableList(new ArrayList<>(clock));
    }

    /** Returns a copy with explanations of the changes. */
    public ResultComparison with(List<ExplainedChange> changes) {
        return new ResultComparison(sides, question, run, metrics, notes, changes, clock);
    }

    /** Returns a copy with the command, as typed, that compared the sides; empty if unknown. */
    public ResultComparison by(String command) {
        return new ResultComparison(sides.by(command), question, run, metrics, notes, explained, clock);
    }

    /** Returns a copy with further notes at the end. */
    public ResultComparison withNotes(List<String> sentences) {
        List<String> all = new ArrayList<>(notes);
        all.addAll(sentences);
        return new ResultComparison(sides, question, run, metrics, all, explained, clock);
    }

    /** Returns a copy with benchmarks that could not be compared, each with a phrase that says why. */
    public ResultComparison withUnjudged(Map<ResultKey, String> reasons) {
        List<ComparedMetric> all = new ArrayList<>(metrics);
        reasons.forEach((key, reason) -> all.add(ComparedMetric.unjudged(key, question.settings(), reason)));
        all.sort(Comparator.comparing(ComparedMetric::key));
        return new ResultComparison(sides, question, run, all, notes, explained, clock);
    }

    /** Returns a copy with some benchmarks marked as negative controls, which no gate depends on. */
    public ResultComparison withControls(Set<ResultKey> controls) {
        List<ComparedMetric> all = metrics.stream()
                .map(metric -> controls.contains(metric.key()) ? metric.asControl() : metric)
                .collect(Collectors.toList());
        return new ResultComparison(sides, question, run, all, notes, explained, clock);
    }

    /**
     * Returns a copy with checks by own time. A score with the same instructions is replaced by its time if that
     * changed.
     */
    public ResultComparison withClock(List<ClockCheck> checks) {
        Map<ResultKey, ComparedMetric> changes = new HashMap<>();
        checks.forEach(check -> check.change().ifPresent(change -> changes.put(check.key(), change)));
        List<ComparedMetric> all = metrics.stream()
                .map(metric -> metric.label().isPresent() ? metric : changes.getOrDefault(metric.key(), metric))
                .collect(Collectors.toList());
        return new ResultComparison(sides, question,
                changes.isEmpty() ? run : ComparisonRun.apart(comparisons(all), question.rate()), all, notes, explained,
                checks);
    }

    /** Compares two sides. There are no metrics if the sides have nothing in common. */
    public static ResultComparison of(ResultSide baseline, ResultSide candidate, ComparisonQuestion question) {
        Pairing pairing = new Pairing(baseline, candidate);
        return together(pairing.sides(baseline.name, candidate.name), question, pairing.compare(question),
                pairing.notes());
    }

    private static ResultComparison together(ComparedSides sides, ComparisonQuestion question,
                                             List<ComparedMetric> alone, List<String> notes) {
        ComparisonRun run = ComparisonRun.of(comparisons(alone),
                alone.stream().map(ComparedMetric::family).collect(Collectors.toList()), question.rate());
        List<ComparedMetric> together = new ArrayList<>();
        for (Comparison comparison : run.comparisons()) {
            together.add(alone.get(together.size()).judged(comparison));
        }
        return new ResultComparison(sides, question, run, together, notes, Collections.emptyList(),
                Collections.emptyList());
    }

    private static List<Comparison> comparisons(List<ComparedMetric> metrics) {
        return metrics.stream().map(ComparedMetric::comparison).collect(Collectors.toList());
    }

    /**
     * Creates a comparison from decisions that were made while both sides were measured in blocks. The scores were
     * decided together then; the other metrics are judged here. Decisions without p-values are left alone.
     *
     * @param baseline  name of the side before the change
     * @param candidate name of the side after it
     * @param question  its rate is the false discovery rate of each metric
     * @param notes     other differences, a sentence for each
     * @return without metrics if no block is complete
     */
    public static ResultComparison ofBlocks(String baseline, String candidate, ComparisonQuestion question,
                                            List<BlockSequence> sequences, List<String> notes) {
        return ofBlocks(baseline, candidate, question, sequences, notes, Collections.emptySet());
    }

    /**
     * Creates such a comparison, with settings that are expected to differ.
     *
     * @param intended names in the JSON, such as {@code jvmArgs}; no note says that they differ
     */
    public static ResultComparison ofBlocks(String baseline, String candidate, ComparisonQuestion question,
                                            List<BlockSequence> sequences, List<String> notes, Set<String> intended) {
        PairingDifferences circumstances = new PairingDifferences(intended);
        sequences.forEach(sequence -> sequence.note(circumstances));
        List<ComparedMetric> metrics = MemoryCheck.of(sequences.stream()
                .flatMap(sequence -> sequence.compared().stream()).collect(Collectors.toList()), circumstances);
        List<String> all = new ArrayList<>(notes);
        all.addAll(circumstances.sentences((int) metrics.stream().map(ComparedMetric::key).distinct().count()));
        all.addAll(BlockWarnings.of(metrics));
        boolean known = comparisons(metrics).stream()
                .allMatch(comparison -> comparison.obstacle().isPresent() || !Double.isNaN(comparison.pValue()));
        ComparedSides sides = ComparedSides.of(baseline, candidate,
                sequences.stream().flatMap(sequence -> sequence.setups(true)).collect(Collectors.toList()),
                sequences.stream().flatMap(sequence -> sequence.setups(false)).collect(Collectors.toList()));
        return known ? together(sides, question, metrics, all)
                : new ResultComparison(sides, question,
                        ComparisonRun.apart(comparisons(metrics), question.rate()), metrics, all,
                        Collections.emptyList(), Collections.emptyList());
    }

    public String baseline() {
        return sides.baseline;
    }

    public String candidate() {
        return sides.candidate;
    }

    public ComparedSides sides() {
        return sides;
    }

    public ComparisonQuestion question() {
        return question;
    }

    /** Returns the metrics by the name of the benchmark, the score before the others. */
    public List<ComparedMetric> metrics() {
        return metrics;
    }

    /** Returns the metrics with a verdict, the largest change first (by the limit closest to no change). */
    public List<ComparedMetric> metrics(Verdict verdict) {
        return metrics.stream().filter(metric -> metric.verdict() == verdict).sorted(ChangeOrder.LARGEST_FIRST)
                .collect(Collectors.toList());
    }

    /** Returns the metrics, the worst first: slower, undecided, same, faster. */
    public List<ComparedMetric> worstFirst() {
        return metrics.stream().sorted(ChangeOrder.WORST_FIRST).collect(Collectors.toList());
    }

    /** Returns a sentence for each difference other than results, and for each metric that could not be compared. */
    public List<String> notes() {
        return notes;
    }

    /** Returns whether both sides were measured and decided in blocks. */
    public boolean isOfBlocks() {
        return metrics.stream().anyMatch(metric -> !metric.looks().isEmpty());
    }

    /** Returns the checks by own time of benchmarks whose instructions are the same; none if time was measured. */
    public List<ClockCheck> clock() {
        return clock;
    }

    /** Returns the explanations of the changes that were requested. */
    public List<ExplainedChange> explained() {
        return explained;
    }

    /** Returns the verdicts with their adjustment for multiple comparisons. */
    public ComparisonRun run() {
        return run;
    }
}
