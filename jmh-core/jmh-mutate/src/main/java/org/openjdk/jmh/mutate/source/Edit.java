package org.openjdk.jmh.mutate.source;

/**
 * Puts a text in place of another; the rest of the file stays as it is.
 *
 * @param start offset of the first character that goes
 * @param end offset after the last character that goes; the same as {@code start} to insert
 * @param text what stands there instead
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
     * Inserts a text.
     *
     * @param at offset of the character before which it is put
     * @param text what is put there
     * @return the edit
     */
    public static Edit insert(int at, String text) {
        return new Edit(at, at, text);
    }
}
