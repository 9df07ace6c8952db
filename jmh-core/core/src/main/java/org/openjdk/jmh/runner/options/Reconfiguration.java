package org.openjdk.jmh.runner.options;

/** Whether numbers of warmup iterations and forks are fixed, or upper bounds. */
public enum Reconfiguration {

    /** All warmup iterations and all forks run, as in upstream. */
    STATIC,

    /** Warmup and forking stop when the measurements are stable. */
    DYNAMIC
}
