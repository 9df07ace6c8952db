package org.openjdk.jmh.dynreconf.bisection;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;

/** Bisects a range of versions of a longer history, and translates their numbers. */
final class RangeBisection {

    /** The number of versions between two equal ends that are probed by a fork each. */
    private static final int INSIDE = 7;
    /** One in twenty ranges without a change is searched once more by chance. */
    private static final double LEVEL = 0.05;

    private final int first;
    private final int last;
    final Bisection bisection;
    private final boolean mayLookInside;
    private final Deque<Integer> toLookAt = new ArrayDeque<>();
    private final List<Integer> inside = new ArrayList<>();
    private boolean looksInside;
    private boolean isSame;

    RangeBisection(int first, int last, Bisection bisection, boolean mayLookInside) {
        this.first = first;
        this.last = last;
        this.bisection = bisection;
        this.mayLookInside = mayLookInside;
    }

    int first() {
        return first;
    }

    int last() {
        return last;
    }

    boolean contains(int version) {
        return version >= first && version <= last;
    }

    boolean endsDiffer() {
        BisectionState state = bisection.state();
        return state == BisectionState.SEARCHING || state == BisectionState.FOUND || state == BisectionState.BOUND;
    }

    /** Returns whether it needs another fork. */
    boolean isOpen(ForkScores scores) {
        if (isSame) {
            return false;
        }
        if (!bisection.state().isOpen() && !endsDiffer() && mayLookInside && !looksInside) {
            looksInside = true;
            chooseInside(scores);
        }
        return bisection.state().isOpen() || !toLookAt.isEmpty();
    }

    /** Chooses versions that divide those which may have brought a change into equal parts. */
    private void chooseInside(ForkScores scores) {
        int all = bisection.possible(1, last - first);
        int behind = 0;
        int next = 1;
        for (int version = 1; version < last - first; version++) {
            behind += bisection.possible(version, version);
            if (bisection.isMeasurable(version) && behind * (INSIDE + 1) >= next * all && behind < all) {
                next = behind * (INSIDE + 1) / all + 1;
                inside.add(first + version);
                if (scores.count(first + version) == 0) {
                    toLookAt.add(first + version);
                }
            }
        }
    }

    int next(IntToDoubleFunction cost) {
        return bisection.state().isOpen()
                ? first + bisection.next(version -> cost.applyAsDouble(first + version)).orElseThrow(
                        IllegalStateException::new)
                : toLookAt.getFirst();
    }

    /** Adds a fork, which need not be the requested one: it may come from an earlier start, which had other data. */
    void forkEnded(int version, double mean) {
        toLookAt.remove(version);
        boolean isEnd = version == first || version == last;
        if (contains(version) && bisection.state().isOpen()
                && (isEnd || bisection.state() == BisectionState.SEARCHING)) {
            bisection.forkEnded(version - first, mean);
        }
    }

    void leaveOut(int version) {
        toLookAt.remove(version);
        inside.remove(Integer.valueOf(version));
        if (version > first && version < last) {
            bisection.leaveOut(version - first);
        }
    }

    void areSame(int before, int behind) {
        int from = Math.max(before, first) - first;
        int to = Math.min(behind, last) - first;
        if (from >= to) {
            return;
        }
        if (bisection.possible(1, from) + bisection.possible(to + 1, last - first) > 0) {
            bisection.areSame(from, to);
        } else {
            isSame = true;
        }
    }

    /** Returns the version inside that differs most from both ends, if one does. */
    OptionalInt differentInside(ForkScores scores, double tolerance) {
        return inside.stream().filter(version -> scores.count(version) > 0)
                .filter(version -> Math.abs(scores.distance(version, first, last)) > Math.log1p(tolerance))
                .filter(version -> scores.pValue(version, first, last) * inside.size() < LEVEL)
                .max(Comparator.comparingDouble(version -> Math.abs(scores.distance(version, first, last))))
                .map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
