package org.openjdk.jmh.ab;

import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.SideOrder;

/** How the two forks of a pair run, and by which clock they are compared. Immutable. */
final class PairOrder {

    private final SideOrder order;
    private final String obstacle;
    private final boolean inOwnTime;
    private final Interval warmup;
    final int givenWarmups;

    private PairOrder(SideOrder order, String obstacle, boolean inOwnTime, Interval warmup, int givenWarmups) {
        this.order = order;
        this.obstacle = obstacle;
        this.inOwnTime = inOwnTime;
        this.warmup = warmup;
        this.givenWarmups = givenWarmups;
    }

    static PairOrder of(SideOrder order, boolean inOwnTime) {
        return new PairOrder(order, null, inOwnTime, null, 0);
    }

    /** Returns this order with the reason why forks do not alternate, as a phrase for users. */
    PairOrder because(String reason) {
        return new PairOrder(order, reason, inOwnTime, warmup, givenWarmups);
    }

    /**
     * Returns this order with a warmup that ends when both forks are warm: a minimum of seconds on a processor, and a
     * maximum of own time.
     *
     * @param iterations of the warmup by options, annotations or defaults
     */
    PairOrder warmingUpFor(Interval seconds, int iterations) {
        return new PairOrder(order, obstacle, inOwnTime, seconds, iterations);
    }

    /** Returns the value of the key {@link StoredResult#SIDE_ORDER}, empty if one fork runs after the other. */
    Optional<String> name() {
        return order == SideOrder.INTERLEAVED ? Optional.empty() : Optional.of(order.toString());
    }

    boolean isAlternating() {
        return order == SideOrder.ALTERNATING;
    }

    /** Returns why forks do not alternate, empty if the options chose that. */
    Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Returns whether the compared scores exclude the time for which threads waited for a processor. */
    boolean isInOwnTime() {
        return inOwnTime;
    }

    /**
     * Returns the seconds of the warmup, minimum on a processor and maximum of own time; empty if the number of
     * iterations is fixed.
     */
    Optional<Interval> warmup() {
        return Optional.ofNullable(warmup);
    }
}
