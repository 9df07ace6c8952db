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
 * one step has the change with the requested confidence. An outlying fork costs further forks, but leads to no wrong
 * answer, as no version is ever excluded for good.
 *
 * <p>The levels before and after the change are measured along: unless scores do not drift, every {@value #TURN}rd fork
 * of the search is of an end, so that drift of the machine affects both.
 *
 * <p>Not thread-safe.
 */
public final class Bisection {

    /** An end takes its turn after so many forks of the search. More often costs forks, less often right answers. */
    private static final int TURN = 3;
    /** No answer rests on a single fork, which something else on the machine may have disturbed. */
    private static final int CONFIRMED = 2;
    /**
     * A version of which the first forks are lost is not worth a third, nor are ends of which as many blocks running
     * are.
     */
    private static final int MOST_LOSSES = 2;
    /** In units of the score: that of counted work, where forks are nearly equal. */
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
     * @param weights   how likely each version is to have brought the change, from that behind the first one to the
     *                last one, in any unit: 1 for each where nothing is known, 0 for one that cannot have
     * @param settings  of the answer
     * @param direction of the scores
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

    /**
     * {@return the version to run a fork of next, if all cost the same; from 0, the first version; empty at the end}
     */
    public OptionalInt next() {
        return next(version -> 1);
    }

    /**
     * Returns the version of which a fork is to be run next.
     *
     * @param cost of a fork of a version, which has to be built first, perhaps: above 0, in any unit
     * @return from 0, the first one, to the last one; empty at the end
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
        return OptionalInt.of(groups.isOne() ? unconfirmed(groups) : mostTelling(cost));
    }

    /**
     * Returns the less certain of the versions before and after the change, each of which represents versions that are
     * the same.
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
     * Returns the most informative version: for small differences of the levels, the information of a fork is
     * proportional to p (1 − p).
     */
    private int mostTelling(IntToDoubleFunction cost) {
        double[] posterior = location.posterior();
        int best = 0;
        double most = -1;
        double before = 0;
        for (int version = 1; version < last(); version++) {
            before += posterior[version - 1];
            double told = measurable[version] ? before * (1 - before) / cost.applyAsDouble(version) : -1;
            if (told > most) {
                most = told;
                best = version;
            }
        }
        return best;
    }

    /**
     * A fork has ended.
     *
     * @param version of which it was
     * @param mean    its score; one that is not above 0 and finite counts as lost
     */
    public void forkEnded(int version, double mean) {
        if (!(mean > 0 && mean < Double.POSITIVE_INFINITY)) {
            forkLost(version);
            return;
        }
        forks[version]++;
        location.add(version, Math.log(mean));
        take(version, mean);
    }

    /**
     * A fork gave no score. A version that has not given any after two of them is left out.
     *
     * @param version of which it was
     */
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
     * @param version neither the first nor the last
     * @throws IllegalArgumentException if it is one of these
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
     * Two versions are known to be the same, as far as the benchmark goes: the change is not between them.
     *
     * @param before from 0
     * @param behind above it
     * @throws IllegalArgumentException if no version would be left that can have brought the change
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
        } else if (searched >= settings.mostForks()) {
            state = BisectionState.BOUND;
        }
    }

    private SuspectGroups groups() {
        return new SuspectGroups(measurable, location.posterior(), settings.confidence());
    }

    /**
     * {@return an estimate of the remaining forks, 0 or more, by Burnashev's two phases; NaN unless it is searching}
     * The first phase narrows the suspects at the information rate of a fork in their middle. The second confirms the
     * likeliest one at the rate at which forks beside the change distinguish it from its neighbours.
     */
    public double forksLeft() {
        if (state != BisectionState.SEARCHING) {
            return Double.NaN;
        }
        SuspectGroups groups = groups();
        double perFork = location.information(groups.mostLikely() - 1);
        double surest = groups.largest();
        double narrow = groups.entropy() / ChangeLocation.rate(perFork);
        double confirm = Math.max(0, logit(settings.confidence()) - Math.max(0, logit(surest))) / perFork;
        double unconfirmed = Math.max(0, CONFIRMED - Math.min(forksBefore(groups), forksBehind(groups)));
        double forksLeft = Math.max(unconfirmed, narrow + confirm);
        return settings.mayDrift() ? forksLeft * TURN / (TURN - 1) : forksLeft;
    }

    private static double logit(double probability) {
        return Math.log(probability / (1 - probability));
    }

    /** {@return the state after all forks so far} */
    public BisectionState state() {
        return state;
    }

    /**
     * {@return the shortest run of versions that contains the change with the requested confidence; one version if the
     * change is {@linkplain BisectionState#FOUND found} and its neighbour can be measured}
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
        Interval change = location.change(groups.mostLikely() - 1, settings.confidence());
        return new Suspects(first, last, groups.probability(), Interval.of(Math.exp(change.lower()),
                Math.exp(change.point()), Math.exp(change.upper())));
    }

    /**
     * {@return the posterior probability of each version to have brought the change, from the second version to the
     * last; the sum is 1}
     */
    public double[] posterior() {
        return location.posterior();
    }

    /**
     * Returns how many versions may have brought the change, given what is known without a fork.
     *
     * @param first from 1
     * @param last  of the range
     * @return from 0 to their number
     */
    public int possible(int first, int last) {
        return (int) IntStream.rangeClosed(first, last).filter(version -> weights[version - 1] > 0).count();
    }

    /**
     * Returns how many forks of a version have given a score.
     *
     * @param version from 0 to the last one
     * @return 0 or more
     */
    public int forks(int version) {
        return forks[version];
    }

    /**
     * Returns whether a version can be measured.
     *
     * @param version from 0 to the last one
     * @return false where it is left out
     */
    public boolean isMeasurable(int version) {
        return measurable[version];
    }
}
