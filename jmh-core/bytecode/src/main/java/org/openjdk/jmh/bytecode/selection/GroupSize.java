package org.openjdk.jmh.bytecode.selection;

/**
 * How many classes of benchmarks to search together. What many share is searched once then; but together they may reach
 * what none of them reaches alone, such as all members of all classes since one of them uses reflection.
 *
 * <p>So it begins with one, doubles as long as nothing is reached, and halves where something is. A size at which
 * something was reached is tried again after some smaller groups that reached nothing.
 */
final class GroupSize {

    private static final int PATIENCE = 4;
    private static final int LARGEST = 1 << 30;

    private int size = 1;
    private int most = LARGEST;
    private int clean;

    /** Of the next group, 1 or more. */
    int get() {
        return size;
    }

    /** A group of this size reached nothing. */
    void reachedNothing() {
        clean = size == most ? clean + 1 : 0;
        if (clean == PATIENCE) {
            most += Math.min(most, LARGEST - most);
            clean = 0;
        }
        size = Math.min(most, size + Math.min(size, LARGEST - size));
    }

    /** A group of this size reached something. */
    void reachedSomething() {
        size = Math.max(1, size / 2);
        most = size;
        clean = 0;
    }
}
