package org.openjdk.jmh.dynreconf.bisection;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Searches for one change between two versions, or for all: the versions before and after a found change are bisected
 * as well, each by the same rules (binary segmentation; Vostrikova, Soviet Mathematics Doklady 24, 1981). Between two
 * versions that do not differ, a few others are probed, as a change may have been reverted. Not thread-safe.
 */
public final class ChangeSearch {

    private final BisectionSettings settings;
    private final Direction direction;
    private final double[] weights;
    private final boolean[] measurable;
    private final ForkScores scores;
    private final RangeBisection whole;
    private final Deque<RangeBisection> waiting = new ArrayDeque<>();
    private final List<Suspects> found = new ArrayList<>();
    private final List<Suspects> unlocated = new ArrayList<>();
    private final List<RangeBisection> bisected = new ArrayList<>();
    private @Nullable RangeBisection current;

    /**
     * Creates a search without forks.
     *
     * @param weights   as of a {@link Bisection}
     * @param settings  of each bisection, and whether to find all changes
     * @throws IllegalArgumentException if no version can have brought a change
     */
    public ChangeSearch(double[] weights, BisectionSettings settings, Direction direction) {
        this.settings = settings;
        this.direction = direction;
        this.weights = weights.clone();
        measurable = new boolean[weights.length + 1];
        Arrays.fill(measurable, true);
        scores = new ForkScores(measurable.length);
        whole = range(0, weights.length, true);
        current = whole;
        bisected.add(whole);
    }

    private RangeBisection range(int first, int last, boolean mayLookInside) {
        Bisection bisection = new Bisection(Arrays.copyOfRange(weights, first, last), settings, direction);
        for (int version = first + 1; version < last; version++) {
            if (!measurable[version]) {
                bisection.leaveOut(version - first);
            }
        }
        return new RangeBisection(first, last, bisection, mayLookInside && settings.seeksAll());
    }

    /** Returns the range that needs a fork, after closing ended ones; null at the end. */
    private @Nullable RangeBisection current() {
        RangeBisection range = current;
        while (range != null && !range.isOpen(scores)) {
            close(range);
            range = waiting.poll();
            if (range != null) {
                bisected.add(range);
            }
        }
        current = range;
        return range;
    }

    private void close(RangeBisection range) {
        Bisection bisection = range.bisection;
        if (bisection.state() == BisectionState.FOUND) {
            Suspects suspects = bisection.suspects().movedBy(range.first());
            found.add(suspects);
            if (settings.seeksAll()) {
                open(range.first(), suspects.first() - 1, true);
                open(suspects.last(), range.last(), true);
            }
        } else if (bisection.state() == BisectionState.BOUND) {
            unlocated.add(bisection.suspects().movedBy(range.first()));
        }
        OptionalInt other = range.differentInside(scores, tolerance());
        if (other.isPresent()) {
            open(range.first(), other.getAsInt(), false);
            open(other.getAsInt(), range.last(), false);
        }
    }

    private void open(int first, int last, boolean mayLookInside) {
        if (first < last && possible(first + 1, last) > 0) {
            waiting.add(range(first, last, mayLookInside));
        }
    }

    /**
     * Returns the version of the next fork, from 0; empty at the end.
     *
     * @param cost of a fork of a version: above 0, in any unit
     */
    public OptionalInt next(IntToDoubleFunction cost) {
        RangeBisection range = current();
        return range == null ? OptionalInt.empty() : OptionalInt.of(range.next(cost));
    }

    /** Returns whether another fork is needed. */
    public boolean isOpen() {
        return current() != null;
    }

    /** Adds a fork of a version; a score that is not above 0 and finite counts as lost. */
    public void forkEnded(int version, double mean) {
        RangeBisection range = current();
        if (mean > 0 && mean < Double.POSITIVE_INFINITY) {
            scores.add(version, mean);
        }
        if (range != null) {
            range.forkEnded(version, mean);
        }
    }

    /** Adds a fork without a score. */
    public void forkLost(int version) {
        forkEnded(version, Double.NaN);
        RangeBisection range = current;
        if (range != null && range.contains(version) && !range.bisection.isMeasurable(version - range.first())) {
            measurable[version] = false;
        }
    }

    /**
     * Excludes a version that cannot be measured.
     *
     * @throws IllegalArgumentException if it is the first or the last of a range
     */
    public void leaveOut(int version) {
        RangeBisection range = current();
        measurable[version] = false;
        if (range != null) {
            range.leaveOut(version);
        }
    }

    /** Excludes a change between two versions that are known to be the same. */
    public void areSame(int before, int behind) {
        RangeBisection range = current();
        Arrays.fill(weights, before, behind, 0);
        if (range != null) {
            range.areSame(before, behind);
        }
    }

    /** Returns the first bisection, which covers all versions. */
    public Bisection whole() {
        return whole.bisection;
    }

    /** Returns the ends of the range where it searches for another change; empty before that and at the end. */
    public int[] elsewhere() {
        RangeBisection range = current();
        return range == null || range == whole ? new int[0] : new int[] {range.first(), range.last()};
    }

    /** Returns whether to find all changes instead of one. */
    public boolean seeksAll() {
        return settings.seeksAll();
    }

    /** Returns the smallest relevant change, from 0 to below 1. */
    public double tolerance() {
        return settings.ends().comparison().tolerance();
    }

    /** Returns how many versions of a range, from 1, may have brought a change, given what is known without a fork. */
    public int possible(int first, int last) {
        return (int) IntStream.rangeClosed(first, last).filter(version -> weights[version - 1] > 0).count();
    }

    /** Returns the probability that a version, from 1, brought one of the changes. */
    public double probability(int version) {
        return bisected.stream()
                .filter(range -> range.endsDiffer() && version > range.first() && version <= range.last())
                .mapToDouble(range -> range.bisection.posterior()[version - range.first() - 1]).max().orElse(0);
    }

    /** Returns the located changes with their sizes relative to the version before, in the order of versions. */
    public List<Suspects> found() {
        current();
        return found.stream().sorted(Comparator.comparingInt(Suspects::first))
                .map(change -> change.withRatio(scores.step(change, this::isSame, settings.confidence)))
                .collect(Collectors.toList());
    }

    private boolean isSame(int version) {
        return weights[version - 1] == 0;
    }

    /**
     * Returns the first version before a change and the last one after it whose forks determine its size: those next to
     * it, and neighbours that do not differ from them.
     */
    public int[] sizedBy(Suspects change) {
        return scores.alike(change, this::isSame);
    }

    /** Returns the product of consecutive changes of {@link #found()}, from one to another inclusive. */
    public Interval together(int from, int to) {
        return scores.between(found(), from, to, settings.confidence);
    }

    /** Returns ranges of versions with a change that could not be located, in the order of the search. */
    public List<Suspects> unlocated() {
        current();
        return new ArrayList<>(unlocated);
    }
}
