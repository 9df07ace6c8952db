package org.openjdk.jmh.dynreconf.bisection;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.statistics.ChangeLocation;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Locates a change among versions by noisy bisection. First forks of both ends take turns until they are known to
 * differ. Then it runs forks of the most informative versions, those with equal probability of a change before and
 * after them (Burnashev and Zigangirov, 1974; Waeber, Frazier and Henderson, SIAM J. Control Optim. 51(3), 2013), until
 * one step has the change with the requested confidence. An outlying fork costs further forks, but causes no wrong
 * answer, as no version is ever excluded for good.
 *
 * <p>The levels before and after the change are estimated along with it: unless scores do not drift, every {@value
 * #TURN}rd fork of the search is of an end, so that drift of the machine affects both. Not thread-safe.
 */
public final class Bisection {

    /** An end has every third fork of the search. A shorter interval costs forks, a longer one right answers. */
    private static final int TURN = 3;
    /** No answer is based on a single fork, which may have been disturbed. */
    private static final int CONFIRMED = 2;
    /** A version whose first two forks are lost is left out; two lost blocks of the ends in a row are the end. */
    private static final int MOST_LOSSES = 2;
    /** The smallest credible standard deviation of logarithms: that of counts, where forks are nearly equal. */
    static final double LEAST_SCATTER = 1e-6;

    private final BisectionSettings settings;
    private final double[] weights;
    private final ChangeLocation location;
    private final DifferenceJudge judge;
    private final double[] block = new double[2];
    private final boolean[] measurable;
    private final int[] forks;
    private final int[] losses;
    private int ended;
    private int lostBlocks;
    private int searched;
    private BisectionState state = BisectionState.COMPARING_ENDS;

    /**
     * Creates a bisection without forks.
     *
     * @param weights   the prior probability of each version after the first to have brought the change, in any unit; 0
     * excludes it
     * @param settings  of the answer
     * @throws IllegalArgumentException if no version can have brought the change
     */
    public Bisection(double[] weights, BisectionSettings settings, Direction direction) {
        this.settings = settings;
        this.weights = weights.clone();
        location = new ChangeLocation(weights, LEAST_SCATTER);
        judge = DifferenceRule.standard().judge(settings.ends(), direction);
        measurable = new boolean[weights.length + 1];
        forks = new int[measurable.length];
        losses = new int[measurable.length];
        Arrays.fill(measurable, true);
    }

    /** Returns the version of the next fork, if all cost the same; from 0, the first version; empty at the end. */
    public OptionalInt next() {
        return next(version -> 1);
    }

    /**
     * Returns the version of the next fork, from 0; empty at the end.
     *
     * @param cost of a fork of a version, perhaps including its build: above 0, in any unit
     */
    public OptionalInt next(IntToDoubleFunction cost) {
        if (state == BisectionState.COMPARING_ENDS) {
            return OptionalInt.of(end(ended / 2 % 2 == ended % 2));
        }
        if (state != BisectionState.SEARCHING) {
            return OptionalInt.empty();
        }
        int turn = searched + 1;
        if (settings.mayDrift() && turn % TURN == 0) {
            return OptionalInt.of(end(turn / TURN % 2 == 1));
        }
        SuspectGroups groups = groups();
        return OptionalInt.of(groups.isOne() ? unconfirmed(groups) : mostInformative(cost));
    }

    /**
     * Returns the one with fewer forks of the versions before and after the change; forks of versions that are known to
     * be the same count together.
     */
    private int unconfirmed(SuspectGroups groups) {
        return forksBefore(groups) < forksBehind(groups) ? groups.first() - 1 : groups.last();
    }

    private int forksBefore(SuspectGroups groups) {
        int version = groups.first() - 1;
        int count = forks[version];
        while (version > 0 && weights[version - 1] == 0) {
            version--;
            count += forks[version];
        }
        return count;
    }

    private int forksBehind(SuspectGroups groups) {
        int version = groups.last();
        int count = forks[version];
        while (version < last() && weights[version] == 0) {
            version++;
            count += forks[version];
        }
        return count;
    }

    private int end(boolean isFirst) {
        return isFirst ? 0 : last();
    }

    private int last() {
        return weights.length;
    }

    /**
     * Returns the most informative version for its cost: for small differences of the levels, the information of a fork
     * is proportional to p (1 − p).
     */
    private int mostInformative(IntToDoubleFunction cost) {
        double[] posterior = location.posterior();
        int best = 0;
        double most = -1;
        double before = 0;
        for (int version = 1; version < last(); version++) {
            before += posterior[version - 1];
            double information = measurable[version] ? before * (1 - before) / cost.applyAsDouble(version) : -1;
            if (information > most) {
                most = information;
                best = version;
            }
        }
        return best;
    }

    /** Adds a fork of a version; a score that is not above 0 and finite counts as lost. */
    public void forkEnded(int version, double mean) {
        if (!(mean > 0 && mean < Double.POSITIVE_INFINITY)) {
            forkLost(version);
            return;
        }
        forks[version]++;
        location.add(version, Math.log(mean));
        take(version, mean);
    }

    /** Adds a fork without a score. A version whose first two forks are lost is left out. */
    public void forkLost(int version) {
        losses[version]++;
        if (forks[version] == 0 && losses[version] == MOST_LOSSES && version > 0 && version < last()) {
            leaveOut(version);
        }
        take(version, Double.NaN);
    }

    /**
     * Excludes a version that cannot be measured, so that its change and that of the next one cannot be separated.
     *
     * @throws IllegalArgumentException if it is the first or the last
     */
    public void leaveOut(int version) {
        if (version <= 0 || version >= last()) {
            throw new IllegalArgumentException("without version " + version + ", an end, there is no bisection");
        }
        measurable[version] = false;
        if (state == BisectionState.SEARCHING) {
            look();
        }
    }

    /**
     * Excludes a change between two versions that are known to be the same for the benchmark.
     *
     * @throws IllegalArgumentException if no version would remain that can have brought the change
     */
    public void areSame(int before, int behind) {
        if (possible(1, before) + possible(behind + 1, last()) == 0) {
            throw new IllegalArgumentException("if " + before + " to " + behind + " are the same, nothing has changed");
        }
        for (int step = before; step < behind; step++) {
            location.exclude(step);
            weights[step] = 0;
        }
        if (state == BisectionState.SEARCHING) {
            look();
        }
    }

    private void take(int version, double mean) {
        if (state == BisectionState.COMPARING_ENDS) {
            takeEnd(version, mean);
        } else if (state == BisectionState.SEARCHING) {
            searched++;
            look();
        }
    }

    private void takeEnd(int version, double mean) {
        block[version == 0 ? 0 : 1] = mean;
        ended++;
        if (ended % 2 == 0) {
            lostBlocks = Double.isNaN(block[0] + block[1]) ? lostBlocks + 1 : 0;
            if (lostBlocks == MOST_LOSSES) {
                state = BisectionState.UNDECIDED;
                return;
            }
            Look look = judge.endBlock(Block.of(block[0], block[1]));
            if (look.stop().isPresent()) {
                endsCompared(look.verdict());
            }
        }
    }

    private void endsCompared(Verdict verdict) {
        if (verdict.isChange()) {
            state = BisectionState.SEARCHING;
            look();
        } else {
            state = verdict == Verdict.SAME ? BisectionState.NO_DIFFERENCE : BisectionState.UNDECIDED;
        }
    }

    private void look() {
        SuspectGroups groups = groups();
        if (groups.isOne() && Math.min(forksBefore(groups), forksBehind(groups)) >= CONFIRMED) {
            state = BisectionState.FOUND;
        } else if (searched >= settings.mostForks) {
            state = BisectionState.BOUND;
        }
    }

    private SuspectGroups groups() {
        return new SuspectGroups(measurable, location.posterior(), settings.confidence);
    }

    /**
     * Returns an estimate of the remaining forks by Burnashev's two phases; NaN unless it is searching. The first phase
     * narrows the suspects at the information rate of a fork in their middle. The second confirms the likeliest one at
     * the rate at which forks beside the change distinguish it from its neighbours.
     */
    public double forksLeft() {
        if (state != BisectionState.SEARCHING) {
            return Double.NaN;
        }
        SuspectGroups groups = groups();
        double perFork = location.information(groups.mostLikely() - 1);
        double surest = groups.largest();
        double narrow = groups.entropy() / ChangeLocation.rate(perFork);
        double confirm = Math.max(0, logit(settings.confidence) - Math.max(0, logit(surest))) / perFork;
        double unconfirmed = Math.max(0, CONFIRMED - Math.min(forksBefore(groups), forksBehind(groups)));
        double forksLeft = Math.max(unconfirmed, narrow + confirm);
        return settings.mayDrift() ? forksLeft * TURN / (TURN - 1) : forksLeft;
    }

    private static double logit(double probability) {
        return Math.log(probability / (1 - probability));
    }

    /** Returns the state after all forks so far. */
    public BisectionState state() {
        return state;
    }

    /**
     * Returns the shortest run of versions that contains the change with the requested confidence; one version if the
     * change is {@linkplain BisectionState#FOUND found} and its neighbour can be measured.
     */
    public Suspects suspects() {
        SuspectGroups groups = groups();
        int first = groups.first();
        int last = groups.last();
        while (first < last && weights[first - 1] == 0) {
            first++;
        }
        while (last > first && weights[last - 1] == 0) {
            last--;
        }
        Interval change = location.change(groups.mostLikely() - 1, settings.confidence);
        return new Suspects(first, last, groups.probability(), change.exp());
    }

    /** Returns the posterior probability of each version after the first to have brought the change; the sum is 1. */
    public double[] posterior() {
        return location.posterior();
    }

    /** Returns how many versions of a range, from 1, may have brought the change, as known without a fork. */
    public int possible(int first, int last) {
        return (int) IntStream.rangeClosed(first, last).filter(version -> weights[version - 1] > 0).count();
    }

    /** Returns how many forks of a version have given a score. */
    public int forks(int version) {
        return forks[version];
    }

    /** Returns whether a version can be measured. */
    public boolean isMeasurable(int version) {
        return measurable[version];
    }
}
