package org.openjdk.jmh.dynreconf.measurement;

import java.util.Objects;

/**
 * Which part a fork plays: whose it is, and whether it counts; immutable.
 */
public final class ForkRole {

    private final ComparedSide side;
    private final boolean warmup;

    private ForkRole(ComparedSide side, boolean warmup) {
        this.side = Objects.requireNonNull(side, "side");
        this.warmup = warmup;
    }

    /**
     * A fork whose measurements count.
     *
     * @return of the baseline
     */
    public static ForkRole measured() {
        return measured(ComparedSide.BASELINE);
    }

    /**
     * A fork of one side of a comparison, whose measurements count.
     *
     * @param side the side
     * @return the fork
     */
    public static ForkRole measured(ComparedSide side) {
        return new ForkRole(side, false);
    }

    /**
     * A fork that runs for the sake of the machine: its measurements do not count.
     *
     * @return of the baseline
     */
    public static ForkRole warmup() {
        return new ForkRole(ComparedSide.BASELINE, true);
    }

    /**
     * Whose fork it is.
     *
     * @return the baseline where nothing is compared
     */
    public ComparedSide side() {
        return side;
    }

    /**
     * Whether its measurements count for nothing.
     *
     * @return true for warmup forks
     */
    public boolean isWarmup() {
        return warmup;
    }
}
