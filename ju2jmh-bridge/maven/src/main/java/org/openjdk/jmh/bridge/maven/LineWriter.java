package org.openjdk.jmh.bridge.maven;

import java.io.Writer;
import java.util.function.Consumer;

/** Splits text into lines. */
final class LineWriter extends Writer {

    private final Consumer<String> lines;
    private final StringBuilder open = new StringBuilder();

    LineWriter(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void write(char[] buffer, int from, int length) {
        open.append(buffer, from, length);
        for (int end = open.indexOf("\n"); end >= 0; end = open.indexOf("\n")) {
            lines.accept(open.substring(0, end).stripTrailing());
            open.delete(0, end + 1);
        }
    }

    @Override
    public void flush() {
        // Only complete lines are passed on.
    }

    @Override
    public void close() {
        if (open.length() > 0) {
            lines.accept(open.toString());
            open.setLength(0);
        }
    }
}
