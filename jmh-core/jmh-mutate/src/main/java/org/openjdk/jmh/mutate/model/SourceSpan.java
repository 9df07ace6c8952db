package org.openjdk.jmh.mutate.model;

/**
 * Represents a piece of a source file. Both ends are inclusive; lines and columns count from 1, and a tab is one
 * column.
 */
public record SourceSpan(int firstLine, int firstColumn, int lastLine, int lastColumn) {

    public SourceSpan {
        boolean counted = firstLine >= 1 && firstColumn >= 1 && lastColumn >= 1;
        boolean ordered = firstLine < lastLine || firstLine == lastLine && firstColumn <= lastColumn;
        if (!counted || !ordered) {
            throw new IllegalArgumentException("No piece of a source file: " + firstLine + ":" + firstColumn + " to "
                    + lastLine + ":" + lastColumn);
        }
    }
}
