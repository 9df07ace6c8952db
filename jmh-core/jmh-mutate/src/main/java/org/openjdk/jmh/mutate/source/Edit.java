package org.openjdk.jmh.mutate.source;

/**
 * Replaces a piece of a text.
 *
 * @param start offset of the first character to remove
 * @param end   offset after the last character to remove; the same as {@code start} to insert
 * @param text  to insert
 */
public record Edit(int start, int end, String text) {

    /**
     * Checks the offsets.
     *
     * @param start 0 or more
     * @param end not before {@code start}
     * @param text may be empty
     */
    public Edit {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("No piece of a text: " + start + " to " + end);
        }
    }

    /**
     * Returns an edit that inserts a text.
     *
     * @param at   offset of the character before which it is inserted
     * @param text to insert
     * @return the edit
     */
    public static Edit insert(int at, String text) {
        return new Edit(at, at, text);
    }
}
