package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.bisection.ChangeSearch;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.json.ResultKey;

/** Formats the progress and the outcome of a bisection. */
public final class BisectionText {

    private static final List<String> HEAD =
            Collections.unmodifiableList(Arrays.asList("Version", "Forks", "Score", "Probability"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3));
    private static final int LONGEST_NAME = 44;
    /** Minimum probability of a version in the table, unless it was measured. */
    private static final double LEAST_SHARE = 0.005;

    /**
     * Ratio of the slowest to the fastest fork of a version above which forks cannot be normally distributed. In
     * recordings, the ratio is below 1.5.
     */
    private static final double FAR_APART = 3;

    final ResultKey benchmark;
    final List<String> versions;
    private final IntFunction<String> titles;
    private final Direction direction;
    final ChangeSearch search;
    final Bisection bisection;
    private final List<List<Double>> scores;
    private String unit = "";
    private boolean isOwn;

    /**
     * Creates the text of a bisection without measurements.
     *
     * @param benchmark that is measured
     * @param versions  names of all versions, the first one first
     * @param titles    returns the name of a version in the outcome
     * @param direction of the scores
     * @param search    receives the same forks as this
     */
    public BisectionText(ResultKey benchmark, List<String> versions, IntFunction<String> titles, Direction direction,
                         ChangeSearch search) {
        this.benchmark = benchmark;
        this.titles = titles;
        this.versions = new ArrayList<>(versions);
        this.direction = direction;
        this.search = search;
        bisection = search.whole();
        scores = Stream.generate(() -> new ArrayList<Double>()).limit(versions.size()).collect(Collectors.toList());
    }

    /** Adds the score of a fork of a version, counted from 0; own time leaves out waiting for a processor. */
    public void measured(int version, double score, String unitOfScore, boolean own) {
        scores.get(version).add(score);
        unit = unitOfScore;
        isOwn = own;
    }

    public String afterFork(int version) {
        int forks = scores.stream().mapToInt(List::size).sum();
        List<Double> own = scores.get(version);
        String score = own.isEmpty() ? "no score" : ReportText.significant(own.get(own.size() - 1)) + " " + unit;
        return "Fork " + forks + ", " + versions.get(version) + ": " + score + "; " + known();
    }

    /** Returns the state of the search as a phrase. */
    public String known() {
        int[] elsewhere = search.elsewhere();
        if (elsewhere.length > 0) {
            return "JMH searches for another change in " + versions.get(elsewhere[0]) + " to "
                    + versions.get(elsewhere[1]);
        }
        switch (bisection.state()) {
            case COMPARING_ENDS:
                return "open";
            case NO_DIFFERENCE:
                return "first and last are the same";
            case UNDECIDED:
                return "it is undecided whether first and last differ";
            default:
                Suspects suspects = bisection.suspects();
                int all = versions.size() - 1;
                int left = bisection.possible(suspects.first(), suspects.last());
                int unreached = all - bisection.possible(1, all);
                return left == 1 && suspects.first() == suspects.last() ? versions.get(suspects.first()) + " brought it"
                        : left + " of " + all + " left" + (unreached == 0 ? "" : ", " + unreached + " not reached");
        }
    }

    /**
     * Returns the outcome: a table of the measured or likely versions, and sentences wrapped to the width of a
     * terminal.
     *
     * @param forksOfEnd maximum number of forks of each end in the comparison of the ends
     */
    public List<String> end(int forksOfEnd) {
        List<String> lines = new ArrayList<>(table());
        lines.add("");
        for (String sentence : search.seeksAll() ? sentences(forksOfEnd)
                : Collections.singletonList(sentence(forksOfEnd))) {
            lines.addAll(Wrapped.lines(sentence, "    "));
        }
        return lines;
    }

    /** Returns a sentence for each change, the largest first, followed by the unlocated ones. */
    private List<String> sentences(int forksOfEnd) {
        List<String> sentences = new ArrayList<>();
        largestFirst().forEach(change -> sentences.add(found(change) + "."));
        sentences.addAll(goneAgain());
        for (Suspects range : search.unlocated()) {
            sentences.add(
                    "Another change is among " + range(range) + ". More iterations per fork (-i) would show more.");
        }
        if (search.found().isEmpty() && search.unlocated().isEmpty()) {
            sentences.add(sentence(forksOfEnd));
        }
        sentences.add("After " + Nouns.count(forks(), "fork") + " of " + versionsMeasured() + (search.isOpen()
                ? ", some versions are not fully measured: a longer -budget would show more."
                : ", there is no other change larger than the tolerance (-tol), except one that was made and "
                        + "undone between two measured versions."));
        return sentences;
    }

    private List<Suspects> largestFirst() {
        List<Suspects> changes = search.found();
        changes.sort(Comparator.comparingDouble(change -> -Math.abs(Math.log(change.ratio().point()))));
        return changes;
    }

    private List<String> goneAgain() {
        List<Suspects> changes = search.found();
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i + 1 < changes.size(); i++) {
            Interval both = search.together(i, i + 1);
            if (Math.abs(Math.log(both.point())) <= Math.log1p(search.tolerance())) {
                sentences.add("What " + range(changes.get(i)) + " changed, " + range(changes.get(i + 1))
                        + " undid: " + ReportText.changeWithInterval(both) + " together.");
            }
        }
        return sentences;
    }

    /** Returns the largest change; empty if there is none. */
    public Optional<Suspects> largest() {
        return largestFirst().stream().findFirst();
    }

    /** Returns a warning if forks vary too much for the stated confidence, which assumes a normal distribution. */
    public Optional<String> doubt() {
        return IntStream.range(0, scores.size()).filter(version -> !scores.get(version).isEmpty()).boxed()
                .max(Comparator.comparingDouble(version -> spread(scores.get(version))))
                .filter(version -> spread(scores.get(version)) >= FAR_APART && isLarge(spread(scores.get(version))))
                .map(version -> "Forks of " + versions.get(version) + " are up to "
                        + ReportText.significant(spread(scores.get(version)))
                        + " times apart: the machine is busy, so the answer may be wrong more often than stated. Counts (-count "
                        + "instructions) do not depend on the load");
    }

    /** Returns whether the spread is at least half of the largest change, as logarithms. */
    private boolean isLarge(double spread) {
        double change = largest().map(suspects -> Math.abs(Math.log(suspects.ratio().point()))).orElse(0.0);
        return Math.log(spread) >= change / 2;
    }

    private static double spread(List<Double> scores) {
        return Collections.max(scores) / Collections.min(scores);
    }

    /** Returns the scores of all forks of consecutive versions, counted from 0. */
    public double[] scores(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().flatMap(version -> scores.get(version).stream())
                .mapToDouble(Double::doubleValue).toArray();
    }

    List<Double> scores(int version) {
        return scores.get(version);
    }

    boolean isInOwnTime() {
        return isOwn;
    }

    public String unit() {
        return unit;
    }

    /** Returns whether the first and the last version differ, so that some versions are more likely than others. */
    boolean endsDiffer() {
        BisectionState state = bisection.state();
        return state == BisectionState.FOUND || state == BisectionState.BOUND || state == BisectionState.SEARCHING;
    }

    private List<String> table() {
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        for (int version = 0; version < versions.size(); version++) {
            List<Double> own = scores.get(version);
            double share = version > 0 ? search.probability(version) : 0;
            if (!own.isEmpty() || share >= LEAST_SHARE) {
                columns.add(Arrays.asList(versions.get(version), String.valueOf(own.size()),
                        own.isEmpty() ? ""
                                : ReportText.score(own.stream().mapToDouble(Double::doubleValue).toArray()) + " "
                                        + unit,
                        share >= LEAST_SHARE ? Math.round(100 * share) + " %" : ""), "");
            }
        }
        return columns.lines();
    }

    private String sentence(int forksOfEnd) {
        String name = benchmark.shortName();
        String ends = versions.get(0) + " and " + versions.get(versions.size() - 1);
        switch (bisection.state()) {
            case FOUND:
                return found(bisection.suspects()) + ", after " + Nouns.count(forks(), "fork") + " of "
                        + versionsMeasured() + ".";
            case BOUND:
                return range(name, ends) + "More iterations per fork (-i) would show more.";
            case SEARCHING:
                return range(name, ends) + "A longer -budget would show more.";
            case COMPARING_ENDS:
                return name + ": whether " + ends + " differ is undecided after " + Nouns.count(forks(), "fork")
                        + ". A longer -budget would show more.";
            case NO_DIFFERENCE:
                return name + ": no difference between " + ends
                        + " larger than the tolerance (-tol). There is nothing to find.";
            default:
                Optional<String> scoreless = IntStream.of(0, versions.size() - 1)
                        .filter(version -> scores.get(version).isEmpty()).mapToObj(versions::get).findFirst();
                if (scoreless.isPresent()) {
                    return name + ": no fork of " + scoreless.get() + " gave a score; the warnings say why.";
                }
                return name + ": " + ends + " could not be distinguished by " + Nouns.count(forksOfEnd, "fork")
                        + " of each. Such a small change needs more forks (-f) or longer ones (-i).";
        }
    }

    private String range(String name, String ends) {
        return name + ": " + ends + " differ, and after " + Nouns.count(forks(), "fork") + " the change is among "
                + range() + ". ";
    }

    /** Returns the state of the search as the end of a sentence, for a bisection that stops early. */
    public String soFar() {
        return Nouns.count(forks(), "fork") + " of " + versionsMeasured() + "; "
                + (endsDiffer() ? "the change is in " + range()
                        + " by " + (int) Math.floor(100 * bisection.suspects().probability()) + " %"
                        : "it is unknown whether first and last differ");
    }

    /** Returns the direction and the size of a change, such as {@code slower, +38.0 %}. */
    public String verdict(Suspects suspects) {
        return way(suspects) + ", " + ReportText.change(suspects.ratio());
    }

    private String way(Suspects suspects) {
        return suspects.ratio().point() < 1 == (direction == Direction.LOWER_IS_BETTER) ? "faster" : "slower";
    }

    private String found(Suspects suspects) {
        String brought = suspects.first() == suspects.last() ? titles.apply(suspects.first())
                : "One of " + range(suspects);
        return brought + " made " + benchmark.shortName() + " " + way(suspects) + ": "
                + ReportText.changeWithInterval(suspects.ratio()) + " against "
                + versions.get(suspects.first() - 1) + "; " + (int) Math.floor(100 * suspects.probability())
                + " % sure that it is " + (suspects.first() == suspects.last() ? "this version" : "one of these");
    }

    private String versionsMeasured() {
        return Nouns.count(scores.stream().filter(own -> !own.isEmpty()).count(), "version");
    }

    int forks() {
        return scores.stream().mapToInt(List::size).sum();
    }

    private String range() {
        return range(bisection.suspects());
    }

    private String range(Suspects suspects) {
        return IntStream.of(suspects.first(), suspects.last()).distinct().mapToObj(versions::get)
                .collect(Collectors.joining(" to "));
    }
}
