package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonRun;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.ResultKey;

/** All that two sides have in common, compared and judged together, and what cannot be compared. */
public final class ResultComparison {

    private final ComparedSides sides;
    private final ComparisonQuestion question;
    private final ComparisonRun run;
    private final List<ComparedMetric> metrics;
    private final List<String> notes;
    private final List<ExplainedChange> explained;

    private ResultComparison(ComparedSides sides, ComparisonQuestion question, ComparisonRun run,
                             List<ComparedMetric> metrics, List<String> notes, List<ExplainedChange> explained) {
        this.sides = sides;
        this.question = question;
        this.run = run;
        this.metrics = Collections.unmodifiableList(metrics);
        this.notes = Collections.unmodifiableList(notes);
        this.explained = Collections.unmodifiableList(new ArrayList<>(explained));
    }

    /**
     * Returns the same with why benchmarks differ.
     *
     * @param changes what is known of them, or why it is not
     */
    public ResultComparison with(List<ExplainedChange> changes) {
        return new ResultComparison(sides, question, run, metrics, notes, changes);
    }

    /**
     * Returns the same with the command that compared the sides.
     *
     * @param command as it was typed; empty if unknown
     */
    public ResultComparison by(String command) {
        return new ResultComparison(sides.by(command), question, run, metrics, notes, explained);
    }

    /**
     * Returns the same with more to be said, behind the rest.
     *
     * @param sentences one for each note
     */
    public ResultComparison withNotes(List<String> sentences) {
        List<String> all = new ArrayList<>(notes);
        all.addAll(sentences);
        return new ResultComparison(sides, question, run, metrics, all, explained);
    }

    /**
     * Returns the same with benchmarks that both sides have, and that could not be compared.
     *
     * @param reasons a phrase for each of them
     */
    public ResultComparison withUnjudged(Map<ResultKey, String> reasons) {
        List<ComparedMetric> all = new ArrayList<>(metrics);
        reasons.forEach((key, reason) -> all.add(ComparedMetric.unjudged(key, question.settings(), reason)));
        all.sort(Comparator.comparing(ComparedMetric::key));
        return new ResultComparison(sides, question, run, all, notes, explained);
    }

    /**
     * Returns the same with some benchmarks as negative controls, which decide no gate.
     *
     * @param controls benchmarks that cannot have changed
     */
    public ResultComparison withControls(Set<ResultKey> controls) {
        List<ComparedMetric> all = metrics.stream()
                .map(metric -> controls.contains(metric.key()) ? metric.asControl() : metric)
                .collect(Collectors.toList());
        return new ResultComparison(sides, question, run, all, notes, explained);
    }

    /**
     * Compares two sides.
     *
     * @param baseline  the results before the change
     * @param candidate the results after it
     * @param question  the settings for each benchmark, and for all
     * @return the comparison; without metrics if the sides have nothing in common
     */
    public static ResultComparison of(ResultSide baseline, ResultSide candidate, ComparisonQuestion question) {
        Pairing pairing = new Pairing(baseline, candidate);
        return together(pairing.sides(baseline.name(), candidate.name()), question, pairing.compare(question),
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
        return new ResultComparison(sides, question, run, together, notes, Collections.emptyList());
    }

    private static List<Comparison> comparisons(List<ComparedMetric> metrics) {
        return metrics.stream().map(ComparedMetric::comparison).collect(Collectors.toList());
    }

    /**
     * Creates a comparison from decisions made while both sides were measured in blocks. Scores were decided together
     * by then; other metrics are compared here, one by one. Decisions of a rule without p-values stay.
     *
     * @param baseline  name of the side before the change
     * @param candidate name of the side after it
     * @param question  the settings; its rate is the share of changes of a metric that may be wrong
     * @param sequences of all benchmarks
     * @param notes     other differences, a sentence for each
     * @return the comparison; without metrics if no block is complete
     */
    public static ResultComparison ofBlocks(String baseline, String candidate, ComparisonQuestion question,
                                            List<BlockSequence> sequences, List<String> notes) {
        PairingDifferences circumstances = new PairingDifferences();
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
                        Collections.emptyList());
    }

    /** Returns the name of the side that was. */
    public String baseline() {
        return sides.baseline();
    }

    /** Returns the name of the side that is. */
    public String candidate() {
        return sides.candidate();
    }

    /** Returns the names of both sides, and with what they were measured. */
    public ComparedSides sides() {
        return sides;
    }

    /** Returns the settings. */
    public ComparisonQuestion question() {
        return question;
    }

    /** {@return the compared metrics, unmodifiable, by the name of the benchmark, the score before other metrics} */
    public List<ComparedMetric> metrics() {
        return metrics;
    }

    /**
     * Returns the compared metrics with a verdict.
     *
     * @param verdict to look for
     * @return the largest change first, by its limit closest to no change
     */
    public List<ComparedMetric> metrics(Verdict verdict) {
        return metrics.stream().filter(metric -> metric.verdict() == verdict).sorted(ChangeOrder.LARGEST_FIRST)
                .collect(Collectors.toList());
    }

    /**
     * {@return the compared metrics, the worst first: slower ones with the largest change first, then undecided ones,
     * the same ones, and faster ones with the largest change last}
     */
    public List<ComparedMetric> worstFirst() {
        return metrics.stream().sorted(ChangeOrder.WORST_FIRST).collect(Collectors.toList());
    }

    /**
     * {@return a sentence for each difference between the sides apart from results, and for each metric that could not
     * be compared because of it; unmodifiable}
     */
    public List<String> notes() {
        return notes;
    }

    /** Returns whether both sides were measured in blocks, and decided on while they were. */
    public boolean isOfBlocks() {
        return metrics.stream().anyMatch(metric -> !metric.looks().isEmpty());
    }

    /** Returns explanations of the benchmarks that differ, as far as they were requested. */
    public List<ExplainedChange> explained() {
        return explained;
    }

    /** Returns the verdicts as a whole. */
    public ComparisonRun run() {
        return run;
    }
}
