package org.openjdk.jmh.ab;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.json.StoredResult;

/** How the two forks of a pair run, and by which clock they are compared; immutable. */
final class PairOrder {

    /** Why forks do not alternate; null if they do, and empty if nothing prevents it. */
    private final String obstacle;
    private final boolean inOwnTime;
    private final Interval warmup;
    private final boolean duet;

    private PairOrder(String obstacle, boolean inOwnTime, Interval warmup, boolean duet) {
        this.obstacle = obstacle;
        this.inOwnTime = inOwnTime;
        this.warmup = warmup;
        this.duet = duet;
    }

    /**
     * Returns the order of forks that do not wait for each other.
     *
     * @param obstacle why they do not alternate, as a phrase for users; empty if they were not to
     */
    static PairOrder apart(boolean inOwnTime, String obstacle) {
        return new PairOrder(obstacle, inOwnTime, null, false);
    }

    /** Returns the order of forks that run at the same time. */
    static PairOrder duet(boolean inOwnTime) {
        return new PairOrder("", inOwnTime, null, true);
    }

    /**
     * Returns the order of forks that run one iteration each in turns.
     *
     * @param warmup seconds of a warmup that ends when both forks are warm: on a processor at least, of own time at most;
     *               null if the number of iterations is fixed
     */
    static PairOrder alternating(boolean inOwnTime, Interval warmup) {
        return new PairOrder(null, inOwnTime, warmup, false);
    }

    /** Returns the value of the key {@link StoredResult#SIDE_ORDER}; empty if one fork runs after the other. */
    Optional<String> name() {
        return isAlternating() ? Optional.of(StoredResult.ALTERNATING)
                : duet ? Optional.of(StoredResult.DUET) : Optional.empty();
    }

    boolean isAlternating() {
        return obstacle == null;
    }

    /** Returns why forks do not alternate though they were to; empty if there is no reason to mention. */
    Optional<String> obstacle() {
        return Optional.ofNullable(obstacle).filter(reason -> !reason.isEmpty());
    }

    /** Returns whether waiting for a processor is left out of the scores that are compared. */
    boolean isInOwnTime() {
        return inOwnTime;
    }

    /** Returns the seconds of the warmup, on a processor at least and of own time at most; empty if the number of iterations is fixed. */
    Optional<Interval> warmup() {
        return Optional.ofNullable(warmup);
    }
}
