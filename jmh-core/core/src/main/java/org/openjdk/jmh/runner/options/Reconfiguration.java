package org.openjdk.jmh.runner.options;

/** Whether numbers of warmup iterations and forks are fixed, or upper bounds. */
public enum Reconfiguration {

    /** All warmup iterations and all forks run, as in upstream. */
    STATIC,

    /** Warmup and forking stop when the measurements are stable. */
    DYNAMIC,

    /**
     * The same without anybody's numbers: iterations of a second, whatever annotations say, warmup until it is judged to be
     * over, forks until the result is as precise as wanted, or 10 of them have run.
     */
    AUTO;

    /** {@return whether measurements decide how many iterations and forks run} */
    public boolean isDynamic() {
        return this != STATIC;
    }
}
