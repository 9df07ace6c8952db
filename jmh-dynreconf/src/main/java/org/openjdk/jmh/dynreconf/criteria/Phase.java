package org.openjdk.jmh.dynreconf.criteria;

/** Names the phases that may end at a checkpoint. */
public enum Phase {

    /** The warmup of a fork, after each of its iterations. */
    WARMUP,

    /** The measurement of a fork, before each of its iterations: may that be the last one? */
    MEASUREMENT,

    /** The warmup forks, after each of them. */
    WARMUP_FORKS,

    /** The measured forks, after each of them. */
    FORKS
}
