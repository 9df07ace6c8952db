package org.openjdk.jmh.ab.client;

import java.util.Arrays;

/** The result of a fork that a worker ran; immutable. */
public final class ForkResult {

    private final String json;
    private final long[] iterationStarts;
    private final long[] iterationEnds;
    private final long operations;
    private final double[] waiting;

    ForkResult(String json, long[] iterationStarts, long[] iterationEnds, long operations, double[] waiting) {
        this.json = json;
        this.iterationStarts = iterationStarts;
        this.iterationEnds = iterationEnds;
        this.operations = operations;
        this.waiting = waiting;
    }

    /**
     * Returns for which share of each iteration its threads waited for a processor, warmups first.
     *
     * @return from 0 to below 1 for each iteration; NaN if it is not known
     */
    public double[] waiting() {
        return Arrays.copyOf(waiting, waiting.length);
    }

    /** Returns the operations of one invocation in all its threads together. */
    public long operations() {
        return operations;
    }

    /** Returns JMH's results in JSON: a list with one element. */
    public String json() {
        return json;
    }

    /** Returns when its iterations began, warmups first, in milliseconds since 1970 by the worker's clock. */
    public long[] iterationStarts() {
        return Arrays.copyOf(iterationStarts, iterationStarts.length);
    }

    /** Returns when its iterations ended, likewise. */
    public long[] iterationEnds() {
        return Arrays.copyOf(iterationEnds, iterationEnds.length);
    }
}
