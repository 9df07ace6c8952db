package org.openjdk.jmh.dynreconf;

/** Names the possible decisions of a checkpoint. */
public enum Decision {

    /** Not stable yet, or the minimum is not reached: go on. */
    CONTINUE,

    /** All criteria hold: stop this phase. */
    STABLE,

    /** At least one criterion is undecided and none is unstable: not stable, go on. */
    UNDECIDED,

    /** The maximum is reached without stability: this phase ends as a static one would. */
    EXHAUSTED,

    /** Nothing is left that could be said of this warmup: it stops, and the measurement that slides will show. */
    DEFERRED;

    /** {@return whether the phase ends here: true for {@link #STABLE}, {@link #EXHAUSTED} and {@link #DEFERRED}} */
    public boolean stops() {
        return this == STABLE || this == EXHAUSTED || this == DEFERRED;
    }
}
