package org.openjdk.jmh.dynreconf.sequential;

/** Why no further block is needed. */
public enum Stop {

    /** There is a verdict. */
    DECIDED,

    /** There is none, and with what the blocks scatter it is not to be expected within the bound. */
    FUTILE,

    /** There is none after as many blocks as are allowed. */
    BOUND
}
