package org.openjdk.jmh.lint.model;

/** The steps of a loop, with those of its condition; immutable. */
public final class StepRange {

    private final int first;
    private final int end;

    /**
     * Holds a range.
     *
     * @param first index of the first step
     * @param end   index behind the last step
     */
    public StepRange(int first, int end) {
        this.first = first;
        this.end = end;
    }

    /**
     * Returns where the range begins.
     *
     * @return index of the first step
     */
    public int first() {
        return first;
    }

    /**
     * Returns where the range ends.
     *
     * @return index behind the last step
     */
    public int end() {
        return end;
    }
}
