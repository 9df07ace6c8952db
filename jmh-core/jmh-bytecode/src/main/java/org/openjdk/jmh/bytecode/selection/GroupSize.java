package org.openjdk.jmh.bytecode.selection;

/**
 * Adapts the number of benchmark classes that are searched together. Their common code is searched once then, but
 * together they may reach what none of them reaches alone, such as all members of all classes because one of them uses
 * reflection.
 *
 * <p>The size starts at one and doubles after some groups that reach nothing. If a group of several reaches something,
 * the size is halved and the number of groups until it doubles again is doubled.
 */
final class GroupSize {

    private static final int LARGEST = 1 << 20;

    private int size = 1;
    private int patience = 4;
    private int clean;

    int get() {
        return size;
    }

    /** Records that a group reached no change. */
    void reachedNothing() {
        clean++;
        if (clean >= patience) {
            size = Math.min(LARGEST, 2 * size);
            clean = 0;
        }
    }

    /** Records that a group of several reached a change. */
    void reachedSomething() {
        size = Math.max(1, size / 2);
        patience = Math.min(LARGEST, 2 * patience);
        clean = 0;
    }
}
