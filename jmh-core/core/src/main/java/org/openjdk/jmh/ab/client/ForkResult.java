package org.openjdk.jmh.ab.client;

import java.util.Arrays;

/** What came of a fork that a host ran; immutable. */
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

    /** How many operations one invocation in each of its threads has together. */
    public long operations() {
        return operations;
    }

    /** JMH's results, a list with one element. */
    public String json() {
        return json;
    }

    /** When its iterations began, warmups first, as its host saw it: milliseconds since 1970. */
    public long[] iterationStarts() {
        return Arrays.copyOf(iterationStarts, iterationStarts.length);
    }

    /** When they ended, likewise. */
    public long[] iterationEnds() {
        return Arrays.copyOf(iterationEnds, iterationEnds.length);
    }
}
