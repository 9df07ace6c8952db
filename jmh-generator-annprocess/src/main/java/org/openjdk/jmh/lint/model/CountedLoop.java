package org.openjdk.jmh.lint.model;

/** A loop and, where it is a constant, how often it runs. */
public final class CountedLoop {

    /** Stands for a number of runs that is not a constant. */
    public static final long UNKNOWN = -1;

    private final long runs;
    private final Place place;

    /**
     * Holds a loop.
     *
     * @param runs  how often its body runs, or {@link #UNKNOWN}
     * @param place of the loop
     */
    public CountedLoop(long runs, Place place) {
        this.runs = runs;
        this.place = place;
    }

    /**
     * Returns how often the body runs.
     *
     * @return 0 or more, or {@link #UNKNOWN}
     */
    public long runs() {
        return runs;
    }

    /**
     * Tells where the loop stands.
     *
     * @return its place
     */
    public Place place() {
        return place;
    }
}
