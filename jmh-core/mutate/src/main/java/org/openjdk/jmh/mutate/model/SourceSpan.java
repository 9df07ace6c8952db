package org.openjdk.jmh.mutate.model;

/**
 * A piece of a source file, both ends included. Lines and columns count from one, a tab as one column.
 *
 * @param firstLine line of the first character
 * @param firstColumn column of the first character
 * @param lastLine line of the last character
 * @param lastColumn column of the last character
 */
public record SourceSpan(int firstLine, int firstColumn, int lastLine, int lastColumn) {

    /** Checks that the end is not before the start. */
    public SourceSpan {
        boolean counted = firstLine >= 1 && firstColumn >= 1 && lastColumn >= 1;
        boolean ordered = firstLine < lastLine || firstLine == lastLine && firstColumn <= lastColumn;
        if (!counted || !ordered) {
            throw new IllegalArgumentException("No piece of a source file: " + firstLine + ":" + firstColumn + " to "
                    + lastLine + ":" + lastColumn);
        }
    }
}
