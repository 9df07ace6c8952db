package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** A measurement iteration that lost much of its time to others. Immutable; stored in journals. */
public final class InterruptedIteration implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The number among the measurement iterations of its fork, from 1. */
    public final int number;
    public final Interference interference;

    public InterruptedIteration(int number, Interference interference) {
        this.number = number;
        this.interference = interference;
    }
}
