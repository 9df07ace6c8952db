package org.openjdk.jmh.dynreconf.measurement;

/** Describes what the virtual machine did besides the benchmark during one iteration, as far as known; immutable. */
public final class VmActivity {

    /** The value of an unknown figure. */
    public static final long UNKNOWN_FIGURE = -1;

    /** The activity if nothing is known. */
    public static final VmActivity UNKNOWN =
            new VmActivity(UNKNOWN_FIGURE, UNKNOWN_FIGURE, UNKNOWN_FIGURE, UNKNOWN_FIGURE);

    private final long compilations;
    private final long compilationMillis;
    private final long collections;
    private final long collectionMillis;

    private VmActivity(long compilations, long compilationMillis, long collections, long collectionMillis) {
        this.compilations = known(compilations, "compilations");
        this.compilationMillis = known(compilationMillis, "compilation time in milliseconds");
        this.collections = known(collections, "garbage collections");
        this.collectionMillis = known(collectionMillis, "garbage collection time in milliseconds");
    }

    /**
     * {@return the activity during one iteration, each figure 0 or more, or {@link #UNKNOWN_FIGURE}}
     *
     * @param compilations      methods compiled by the JIT compiler
     * @param compilationMillis milliseconds spent compiling, over all compiler threads
     * @param collections       garbage collections
     * @param collectionMillis  milliseconds spent in garbage collections
     * @throws IllegalArgumentException if a figure is negative and not {@link #UNKNOWN_FIGURE}
     */
    public static VmActivity of(long compilations, long compilationMillis, long collections, long collectionMillis) {
        return new VmActivity(compilations, compilationMillis, collections, collectionMillis);
    }

    private static long known(long figure, String name) {
        if (figure < UNKNOWN_FIGURE) {
            throw new IllegalArgumentException(name + " is " + figure + ": it is 0 or more, or " + UNKNOWN_FIGURE
                    + " where unknown");
        }
        return figure;
    }

    /** {@return the number of methods that the JIT compiler compiled, or {@link #UNKNOWN_FIGURE}} */
    public long compilations() {
        return compilations;
    }

    /** {@return the milliseconds of all compiler threads together, or {@link #UNKNOWN_FIGURE}} */
    public long compilationMillis() {
        return compilationMillis;
    }

    /** {@return the number of garbage collections, or {@link #UNKNOWN_FIGURE}} */
    public long collections() {
        return collections;
    }

    /** {@return the milliseconds of all garbage collections, or {@link #UNKNOWN_FIGURE}} */
    public long collectionMillis() {
        return collectionMillis;
    }
}
