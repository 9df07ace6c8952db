package org.openjdk.jmh.bytecode.selection;

/**
 * How many classes of benchmarks to search together. What many share is searched once then; but together they may reach
 * what none of them reaches alone, such as all members of all classes since one of them uses reflection.
 *
 * <p>So it begins with one, and doubles after some groups that reach nothing. Where a group of several reaches
 * something, it is halved, and twice as many have to reach nothing until it doubles again.
 */
final class GroupSize {

    private static final int LARGEST = 1 << 20;

    private int size = 1;
    private int patience = 4;
    private int clean;

    /** Of the next group, 1 or more. */
    int get() {
        return size;
    }

    /** A group of this size reached nothing. */
    void reachedNothing() {
        clean++;
        if (clean >= patience) {
            size = Math.min(LARGEST, 2 * size);
            clean = 0;
        }
    }

    /** A group of this size, of several, reached something. */
    void reachedSomething() {
        size = Math.max(1, size / 2);
        patience = Math.min(LARGEST, 2 * patience);
        clean = 0;
    }
}
