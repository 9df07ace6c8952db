package org.openjdk.jmh.dynreconf;

/** Names the possible decisions of a checkpoint. */
public enum Decision {

    /** Continues: a criterion does not hold, or the minimum is not reached. */
    CONTINUE,

    /** Stops: all criteria hold. */
    STABLE,

    /** Continues: at least one criterion is undecided, and none denies stability. */
    UNDECIDED,

    /** Stops as a static run would: the maximum is reached without stability. */
    EXHAUSTED,

    /** Stops the warmup, although no criterion judges it: the sliding measurement decides how much of it was warmup. */
    DEFERRED;

    /** Returns whether the phase ends here. */
    public boolean stops() {
        return this == STABLE || this == EXHAUSTED || this == DEFERRED;
    }
}
