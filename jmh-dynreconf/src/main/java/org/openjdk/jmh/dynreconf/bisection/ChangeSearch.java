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
 * The search for one change between two versions, or for all: where one is found, what is before it and what is behind
 * it are bisected as well, each by the same rules (binary segmentation; Vostrikova, Soviet Mathematics Doklady 24,
 * 1981). Between two versions that do not differ, a few others are looked at, as a change may have come and gone.
 *
 * <p>Not for several threads at once.
 */
public final class ChangeSearch {

    private final BisectionSettings settings;
    private final Direction direction;
    private final double[] weights;
    private final boolean[] measurable;
    private final ForkScores scores;
    private final Part whole;
    private final Deque<Part> waiting = new ArrayDeque<>();
    private final List<Suspects> found = new ArrayList<>();
    private final List<Suspects> unlocated = new ArrayList<>();
    private final List<Part> met = new ArrayList<>();
    private @Nullable Part current;

    /**
     * Creates a search without forks.
     *
     * @param weights   as of a {@link Bisection}
     * @param settings  of each bisection; they say whether all changes are wanted
     * @param direction of the scores
     * @throws IllegalArgumentException if no version can have brought a change
     */
    public ChangeSearch(double[] weights, BisectionSettings settings, Direction direction) {
        this.settings = settings;
        this.direction = direction;
        this.weights = weights.clone();
        measurable = new boolean[weights.length + 1];
        Arrays.fill(measurable, true);
        scores = new ForkScores(measurable.length);
        whole = part(0, weights.length, true);
        current = whole;
        met.add(whole);
    }

    private Part part(int first, int last, boolean mayLookInside) {
        Bisection bisection = new Bisection(Arrays.copyOfRange(weights, first, last), settings, direction);
        for (int version = first + 1; version < last; version++) {
            if (!measurable[version]) {
                bisection.leaveOut(version - first);
            }
        }
        return new Part(first, last, bisection, mayLookInside && settings.seeksAll());
    }

    /** Returns the part that wants forks, behind all that have ended; null at the end. */
    private @Nullable Part current() {
        Part part = current;
        while (part != null && !part.isOpen(scores)) {
            close(part);
            part = waiting.poll();
            if (part != null) {
                met.add(part);
            }
        }
        current = part;
        return part;
    }

    private void close(Part part) {
        Bisection bisection = part.bisection();
        if (bisection.state() == BisectionState.FOUND) {
            Suspects suspects = bisection.suspects().movedBy(part.first());
            found.add(suspects);
            if (settings.seeksAll()) {
                open(part.first(), suspects.first() - 1, true);
                open(suspects.last(), part.last(), true);
            }
        } else if (bisection.state() == BisectionState.BOUND) {
            unlocated.add(bisection.suspects().movedBy(part.first()));
        }
        OptionalInt other = part.differentInside(scores, tolerance());
        if (other.isPresent()) {
            open(part.first(), other.getAsInt(), false);
            open(other.getAsInt(), part.last(), false);
        }
    }

    private void open(int first, int last, boolean mayLookInside) {
        if (first < last && possible(first + 1, last) > 0) {
            waiting.add(part(first, last, mayLookInside));
        }
    }

    /**
     * Returns the version of which a fork is to be run next.
     *
     * @param cost of a fork of a version: above 0, in any unit
     * @return from 0, the first one, to the last one; empty at the end
     */
    public OptionalInt next(IntToDoubleFunction cost) {
        Part part = current();
        return part == null ? OptionalInt.empty() : OptionalInt.of(part.next(cost));
    }

    /** {@return whether another fork is needed} */
    public boolean isOpen() {
        return current() != null;
    }

    /**
     * A fork has ended.
     *
     * @param version of which it was
     * @param mean    its score; one that is not above 0 and finite counts as lost
     */
    public void forkEnded(int version, double mean) {
        Part part = current();
        if (mean > 0 && mean < Double.POSITIVE_INFINITY) {
            scores.add(version, mean);
        }
        if (part != null) {
            part.forkEnded(version, mean);
        }
    }

    /**
     * A fork gave no score.
     *
     * @param version of which it was
     */
    public void forkLost(int version) {
        forkEnded(version, Double.NaN);
        Part part = current;
        if (part != null && part.contains(version) && !part.bisection().isMeasurable(version - part.first())) {
            measurable[version] = false;
        }
    }

    /**
     * A version cannot be measured.
     *
     * @param version neither the first nor the last
     * @throws IllegalArgumentException if it is one of these
     */
    public void leaveOut(int version) {
        Part part = current();
        measurable[version] = false;
        if (part != null) {
            part.leaveOut(version);
        }
    }

    /**
     * Two versions are known to be the same: there is no change between them.
     *
     * @param before from 0
     * @param behind above it
     */
    public void areSame(int before, int behind) {
        Part part = current();
        Arrays.fill(weights, before, behind, 0);
        if (part != null) {
            part.areSame(before, behind);
        }
    }

    /** {@return the first bisection, which covers all versions} */
    public Bisection whole() {
        return whole.bisection();
    }

    /**
     * {@return the first and the last version of the part where it searches for another change; empty before that and
     * at the end}
     */
    public int[] elsewhere() {
        Part part = current();
        return part == null || part == whole ? new int[0] : new int[] {part.first(), part.last()};
    }

    /** {@return whether to find all changes instead of one} */
    public boolean seeksAll() {
        return settings.seeksAll();
    }

    /** {@return the smallest relevant change, from 0 to below 1} */
    public double tolerance() {
        return settings.ends().comparison().tolerance();
    }

    /**
     * Returns how many versions may have brought a change, given what is known without a fork.
     *
     * @param first from 1
     * @param last  of the range
     * @return from 0 to their number
     */
    public int possible(int first, int last) {
        return (int) IntStream.rangeClosed(first, last).filter(version -> weights[version - 1] > 0).count();
    }

    /**
     * Returns the probability that a version brought one of the changes.
     *
     * @param version from 1
     * @return from 0 to 1
     */
    public double probability(int version) {
        return met.stream().filter(part -> part.endsDiffer() && version > part.first() && version <= part.last())
                .mapToDouble(part -> part.bisection().posterior()[version - part.first() - 1]).max().orElse(0);
    }

    /** {@return the located changes with their sizes relative to the version before, in the order of versions} */
    public List<Suspects> found() {
        current();
        return found.stream().sorted(Comparator.comparingInt(Suspects::first))
                .map(change -> change.withRatio(scores.step(change, this::isSame, settings.confidence())))
                .collect(Collectors.toList());
    }

    private boolean isSame(int version) {
        return weights[version - 1] == 0;
    }

    /**
     * Returns the versions whose forks say how large a change is: those beside it, and their neighbours that are like
     * them.
     *
     * @param change of {@link #found()}
     * @return the first one before it, and the last one behind it
     */
    public int[] sizedBy(Suspects change) {
        return scores.alike(change, this::isSame);
    }

    /**
     * Returns the product of some consecutive changes.
     *
     * @param from of {@link #found()}, from 0
     * @param to   of the last one
     * @return the score behind the last one in units of that before the first one
     */
    public Interval together(int from, int to) {
        return scores.between(found(), from, to, settings.confidence());
    }

    /** {@return ranges of versions with a change that could not be located, in the order of the search} */
    public List<Suspects> unlocated() {
        current();
        return new ArrayList<>(unlocated);
    }
}
