package org.openjdk.jmh.dynreconf.sequential;

/** Names the reasons why no further block is needed. */
public enum Stop {

    /** There is a verdict. */
    DECIDED,

    /** There is none, and none is likely within the bound, because the blocks vary too much. */
    FUTILE,

    /** There is none after the maximum number of blocks. */
    BOUND
}
