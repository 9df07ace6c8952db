package org.openjdk.jmh.dynreconf.criteria;

/** Names the phases that may end at a checkpoint. */
public enum Phase {

    /** The warmup of a fork, after one of its iterations: is the fork warm? */
    WARMUP,

    /** The measurement of a fork, before one of its iterations: may that be the last one? */
    MEASUREMENT,

    /** Warmup forks, after one of them: are more needed? */
    WARMUP_FORKS,

    /** Measured forks, after one of them: are more needed? */
    FORKS
}
