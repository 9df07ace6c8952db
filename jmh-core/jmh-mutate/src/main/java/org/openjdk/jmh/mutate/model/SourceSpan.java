package org.openjdk.jmh.mutate.model;

/**
 * A piece of a source file. Both ends are inclusive; lines and columns count from 1, and a tab is one column.
 *
 * @param firstLine   line of the first character
 * @param firstColumn column of the first character
 * @param lastLine    line of the last character
 * @param lastColumn  column of the last character
 */
public record SourceSpan(int firstLine, int firstColumn, int lastLine, int lastColumn) {

    /** Rejects an end before the start. */
    public SourceSpan {
        boolean counted = firstLine >= 1 && firstColumn >= 1 && lastColumn >= 1;
        boolean ordered = firstLine < lastLine || firstLine == lastLine && firstColumn <= lastColumn;
        if (!counted || !ordered) {
            throw new IllegalArgumentException("No piece of a source file: " + firstLine + ":" + firstColumn + " to "
                    + lastLine + ":" + lastColumn);
        }
    }
}
