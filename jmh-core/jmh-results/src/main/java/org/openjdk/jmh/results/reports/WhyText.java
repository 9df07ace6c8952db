package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.attribution.CodeChange;
import org.openjdk.jmh.dynreconf.attribution.CostDifference;
import org.openjdk.jmh.dynreconf.attribution.Culprit;
import org.openjdk.jmh.dynreconf.attribution.Explanation;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.explanation.ProfileEvidence;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.explanation.MethodNames;

/** Formats explanations of changes for the console: a few sentences and a table of the methods that differ most. */
public final class WhyText {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Method, with what it calls", "Baseline", "Candidate", "Change", "Interval", "Share"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4, 5));
    private static final int LONGEST_NAME = 26;
    private static final int MOST_ROWS = 6;
    private static final int MOST_NOTES = 3;
    private static final int DIGITS = 3;
    private static final double PERCENT = 100;
    /** Allocating less than this, in bytes, hardly explains a difference in time. */
    private static final double LEAST_BYTES = 1;

    private WhyText() {
    }

    /** Returns the explanations of all benchmarks that differ; empty unless requested. */
    static List<String> lines(ResultComparison comparison) {
        List<String> lines = new ArrayList<>();
        for (ExplainedChange change : comparison.explained()) {
            lines.add("");
            lines.addAll(lines(change, verdict(comparison, change)));
        }
        return lines;
    }

    /** Returns one sentence for each explained benchmark. */
    static List<String> headlines(ResultComparison comparison) {
        return comparison.explained().stream().map(change -> headline(comparison, change)).collect(Collectors.toList());
    }

    /** Returns the explanation of the change of a score in one sentence; empty unless requested. */
    static Optional<String> headline(ResultComparison comparison, ComparedMetric metric) {
        return comparison.explained().stream()
                .filter(change -> change.key().equals(metric.key()) && !metric.label().isPresent()).findFirst()
                .map(change -> headline(comparison, change));
    }

    private static String headline(ResultComparison comparison, ExplainedChange change) {
        return sentences(change, verdict(comparison, change)).get(0);
    }

    /** Returns the sentences as comments, and a table, for a verdict such as {@code slower, +38.0 %}. */
    public static List<String> lines(ExplainedChange change, String verdict) {
        List<String> lines = new ArrayList<>();
        sentences(change, verdict).forEach(sentence -> lines.add("# " + sentence));
        change.time().filter(time -> !time.differences().isEmpty()).ifPresent(time -> lines.addAll(table(time)));
        return lines;
    }

    /** Returns the sentences, the most important first. */
    private static List<String> sentences(ExplainedChange change, String verdict) {
        List<String> sentences = new ArrayList<>();
        String name = change.key().shortName();
        if (change.obstacle().isPresent()) {
            sentences.add("Why " + name + " differs is unknown: " + change.obstacle().get());
            return sentences;
        }
        ProfileEvidence evidence = change.evidence().orElseThrow(IllegalStateException::new);
        Explanation time = change.time().orElseThrow(IllegalStateException::new);
        sentences.add("Why " + name + " is " + verdict + ": " + explained(time, evidence.unit()));
        change.allocation().flatMap(WhyText::allocated).ifPresent(sentences::add);
        if (!evidence.notes().isEmpty()) {
            sentences.add(evidence.notes().stream().limit(MOST_NOTES).collect(Collectors.joining("; "))
                    + (evidence.notes().size() > MOST_NOTES
                            ? "; and " + (evidence.notes().size() - MOST_NOTES) + " more, which -report has" : ""));
        }
        sentences.add(foundIn(Nouns.count(time.blocks().size(), "fork") + " of each side", evidence, time));
        return sentences;
    }

    private static String foundIn(String forks, ProfileEvidence evidence, Explanation time) {
        return evidence.isOfTheVerdict() ? "counted in " + forks + ", those of the verdict"
                : "observed in " + forks + ", whose wall time was " + ReportText.score(evidence.baseline()) + " "
                        + evidence.unit() + " (baseline) and " + ReportText.score(evidence.candidate())
                        + " (candidate); forks of the verdict: " + number(time.blocks().baseline().get(0).total())
                        + " and " + number(time.blocks().candidate().get(0).total());
    }

    private static Optional<ComparedMetric> score(ResultComparison comparison, ExplainedChange change) {
        return comparison.metrics().stream()
                .filter(metric -> metric.key().equals(change.key()) && !metric.label().isPresent()).findFirst();
    }

    private static String verdict(ResultComparison comparison, ExplainedChange change) {
        return score(comparison, change).filter(score -> score.verdict() != Verdict.UNDECIDED)
                .map(score -> (score.verdict() == Verdict.SAME ? "the " : "") + ReportText.verdict(score) + ", "
                        + ReportText.change(score))
                .orElse("not decided");
    }

    private static String explained(Explanation explanation, String unit) {
        String change = signed(explanation.change().point()) + " " + unit;
        if (explanation.culprits().isEmpty()) {
            return change + "; inconclusive, each method may differ by chance"
                    + (explanation.neededBlocks().isPresent() ? "; about "
                            + Nouns.count(explanation.neededBlocks().getAsInt(), "fork") + " of each side would show it"
                            : "");
        }
        return change + ", of which "
                + explanation.culprits().stream().map(WhyText::named).collect(Collectors.joining("; "));
    }

    private static String named(Culprit culprit) {
        CostDifference difference = culprit.difference();
        return withInterval(difference) + " in " + MethodNames.brief(difference.method()) + changed(culprit)
                + (culprit.below().isEmpty() ? "" : culprit.below().stream()
                        .map(callee -> MethodNames.brief(callee.method()) + " " + signed(callee.exclusive().point()))
                        .collect(Collectors.joining(", ", " (in it ", ")")));
    }

    private static String changed(Culprit culprit) {
        CodeChange change = culprit.change();
        switch (change) {
            case CHANGED:
                return ", which changed";
            case ADDED:
                return ", which is new";
            case REMOVED:
                return ", which is gone";
            default:
                return culprit.isOfOneSide() ? ", which only the "
                        + (culprit.difference().baseline().inclusive() == 0 ? "candidate" : "baseline") + " runs"
                        : change == CodeChange.SAME ? ", which is the same code" : "";
        }
    }

    private static Optional<String> allocated(Explanation bytes) {
        if (bytes.culprits().isEmpty() || Math.abs(bytes.change().point()) < LEAST_BYTES) {
            return Optional.empty();
        }
        Culprit first = bytes.culprits().get(0);
        return Optional.of(
                "allocates " + signed(bytes.change().point()) + " B/op, of which " + withInterval(first.difference())
                        + " in " + MethodNames.brief(first.difference().method()) + changed(first)
                        + (first.below().isEmpty() ? ""
                                : " (" + MethodNames.brief(first.below().get(0).method()) + " "
                                        + signed(first.below().get(0).exclusive().point()) + ")"));
    }

    private static List<String> table(Explanation explanation) {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        explanation.differences().stream().limit(MOST_ROWS)
                .forEach(difference -> columns.add(row(difference, explanation.change().point())));
        return columns.lines();
    }

    private static List<String> row(CostDifference difference, double change) {
        Interval inclusive = difference.inclusive();
        return Arrays.asList(MethodNames.brief(difference.method()), number(difference.baseline().inclusive()),
                number(difference.candidate().inclusive()), signed(inclusive.point()), interval(inclusive),
                String.format(Locale.ROOT, "%.0f %%", PERCENT * inclusive.point() / change));
    }

    private static String interval(Interval interval) {
        return interval.isKnown() ? signed(interval.lower()) + " to " + signed(interval.upper()) : "";
    }

    private static String withInterval(CostDifference difference) {
        String interval = interval(difference.inclusive());
        return signed(difference.inclusive().point()) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    private static String number(double cost) {
        return ShortNumber.of(cost, DIGITS);
    }

    private static String signed(double cost) {
        return (cost < 0 ? "-" : "+") + number(Math.abs(cost));
    }
}
