package org.openjdk.jmh.lint.model;

/** The steps of a loop including its condition. Immutable. */
public final class StepRange {

    private final int first;
    private final int end;

    /**
     * Creates a range.
     *
     * @param first index of the first step
     * @param end   index after the last step
     */
    public StepRange(int first, int end) {
        this.first = first;
        this.end = end;
    }

    public int first() {
        return first;
    }

    /** Returns the index after the last step. */
    public int end() {
        return end;
    }
}
