package org.openjdk.jmh.ab;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.SideOrder;

/** How the two forks of a pair run, and by which clock they are compared; immutable. */
final class PairOrder {

    private final SideOrder order;
    private final String obstacle;
    private final boolean inOwnTime;
    private final Interval warmup;

    private PairOrder(SideOrder order, String obstacle, boolean inOwnTime, Interval warmup) {
        this.order = order;
        this.obstacle = obstacle;
        this.inOwnTime = inOwnTime;
        this.warmup = warmup;
    }

    /** Returns an order with a fixed number of warmup iterations. */
    static PairOrder of(SideOrder order, boolean inOwnTime) {
        return new PairOrder(order, null, inOwnTime, null);
    }

    /**
     * Returns this order with the reason for it.
     *
     * @param reason why forks do not alternate though they were to, as a phrase for users
     */
    PairOrder because(String reason) {
        return new PairOrder(order, reason, inOwnTime, warmup);
    }

    /**
     * Returns this order with a warmup that ends when both forks are warm.
     *
     * @param seconds on a processor at least, of own time at most
     */
    PairOrder warmingUpFor(Interval seconds) {
        return new PairOrder(order, obstacle, inOwnTime, seconds);
    }

    /** Returns the value of the key {@link StoredResult#SIDE_ORDER}; empty if one fork runs after the other. */
    Optional<String> name() {
        return order == SideOrder.INTERLEAVED ? Optional.empty() : Optional.of(order.toString());
    }

    boolean isAlternating() {
        return order == SideOrder.ALTERNATING;
    }

    /** Returns why forks do not alternate though they were to; empty if there is no reason to mention. */
    Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
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
