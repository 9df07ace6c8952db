package org.openjdk.jmh.runner.options;

/** Whether numbers of warmup iterations and forks are fixed, or upper bounds. */
public enum Reconfiguration {

    /** All warmup iterations and all forks run, as in upstream. */
    STATIC,

    /** Warmup and forking stop when the measurements are stable. */
    DYNAMIC,

    /**
     * As {@link #DYNAMIC}, with numbers chosen by JMH: iterations of 1 s regardless of annotations, warmup until it is
     * judged to be over, and forks until the result is as precise as requested, at most 10.
     */
    AUTO;

    /** {@return whether measurements decide how many iterations and forks run} */
    public boolean isDynamic() {
        return this != STATIC;
    }
}
