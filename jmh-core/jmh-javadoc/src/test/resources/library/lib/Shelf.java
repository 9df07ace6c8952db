package lib;

import java.util.AbstractList;
import java.util.List;

/**
 * A list that is full.
 *
 * @param <T> type of what is on it
 */
public class Shelf<T extends Comparable<T>> extends AbstractList<T> {

    private final T[] things;

    /**
     * Takes things.
     *
     * @param things in order
     */
    public Shelf(T[] things) {
        this.things = things;
    }

    /**
     * Finds a thing.
     *
     * <p>Takes longer the more there are: {@performance}
     *
     * @param index of the thing
     */
    @Override
    public T get(int index) {
        return things[index];
    }

    @Override
    public int size() {
        return things.length;
    }

    /**
     * Puts things in front of others.
     *
     * @param before others
     * @param front  things
     */
    @SafeVarargs
    public final void put(T before, T... front) {
    }

    /**
     * Puts things.
     *
     * @param places of the things
     */
    public void put(int... places) {
    }

    /**
     * Sorts. {@performance ShelfBenchmark.sort, ShelfBenchmark.copy}
     *
     * @param others to sort as well
     */
    public void sort(List<? extends T> others) {
    }

    /** Nothing is known of it: {@performance} */
    public void unknown() {
    }

    /** A part. */
    public static class Board {

        /** {@performance} */
        public void saw() {
        }

        /** Plain. */
        public void plane() {
        }
    }
}
