package org.openjdk.jmh.ab;

import java.util.Optional;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.options.SideOrder;

/** How the two forks of a pair run, and by which clock they are compared. Immutable. */
final class PairOrder {

    private final SideOrder order;
    private final String obstacle;
    private final boolean inOwnTime;
    private final SliceLimits slices;

    private PairOrder(SideOrder order, String obstacle, boolean inOwnTime, SliceLimits slices) {
        this.order = order;
        this.obstacle = obstacle;
        this.inOwnTime = inOwnTime;
        this.slices = slices;
    }

    static PairOrder of(SideOrder order, boolean inOwnTime) {
        return new PairOrder(order, null, inOwnTime, null);
    }

    /** Returns this order with the reason why forks do not alternate, as a phrase for users. */
    PairOrder because(String reason) {
        return new PairOrder(order, reason, inOwnTime, slices);
    }

    /** Returns this order with short iterations, whose number is not fixed. */
    PairOrder inSlices(SliceLimits limits) {
        return new PairOrder(order, obstacle, inOwnTime, limits);
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

    /** Returns when the phases of a fork end; empty if the number of iterations is fixed. */
    Optional<SliceLimits> slices() {
        return Optional.ofNullable(slices);
    }
}
