package org.openjdk.jmh.dynreconf.measurement;

import java.util.Objects;

/** States the side of a fork and whether it counts; immutable. */
public final class ForkRole {

    private final ComparedSide side;
    private final boolean warmup;

    private ForkRole(ComparedSide side, boolean warmup) {
        this.side = Objects.requireNonNull(side, "side");
        this.warmup = warmup;
    }

    /** {@return the role of a measured fork of the baseline} */
    public static ForkRole measured() {
        return measured(ComparedSide.BASELINE);
    }

    /**
     * {@return the role of a measured fork of one side of a comparison}
     *
     * @param side the side
     */
    public static ForkRole measured(ComparedSide side) {
        return new ForkRole(side, false);
    }

    /** {@return the role of a warmup fork of the baseline, whose measurements do not count} */
    public static ForkRole warmup() {
        return new ForkRole(ComparedSide.BASELINE, true);
    }

    /** {@return the side of the fork: the baseline if nothing is compared} */
    public ComparedSide side() {
        return side;
    }

    /** {@return whether the measurements of the fork do not count} */
    public boolean isWarmup() {
        return warmup;
    }
}
