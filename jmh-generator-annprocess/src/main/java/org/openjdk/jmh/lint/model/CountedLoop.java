package org.openjdk.jmh.lint.model;

/** A loop and its number of iterations, if that is a constant. */
public final class CountedLoop {

    /** Number of iterations that is not a constant. */
    public static final long UNKNOWN = -1;

    private final long runs;
    private final Place place;

    public CountedLoop(long runs, Place place) {
        this.runs = runs;
        this.place = place;
    }

    /** Returns the number of iterations, 0 or more, or {@link #UNKNOWN}. */
    public long runs() {
        return runs;
    }

    public Place place() {
        return place;
    }
}
