package org.openjdk.jmh.ab.hosts;

import java.util.Arrays;

/** What came of a fork that a host ran; immutable. */
public final class ForkResult {

    private final String json;
    private final long[] iterationStarts;

    ForkResult(String json, long[] iterationStarts) {
        this.json = json;
        this.iterationStarts = iterationStarts;
    }

    /** JMH's results, a list with one element. */
    public String json() {
        return json;
    }

    /** When its iterations began, warmups first, as its host saw it: milliseconds since 1970. */
    public long[] iterationStarts() {
        return Arrays.copyOf(iterationStarts, iterationStarts.length);
    }
}
