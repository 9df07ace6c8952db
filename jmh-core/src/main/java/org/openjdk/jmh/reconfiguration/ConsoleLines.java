package org.openjdk.jmh.reconfiguration;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.results.reports.Wrapped;

/** Wraps console output to 80 columns. */
public final class ConsoleLines {

    /** Keeps continuation lines comments: upstream marks everything but results with {@code #}. */
    private static final String CONTINUATION = "#     ";

    private ConsoleLines() {
    }

    /**
     * Wraps the comments of a text. Lines that do not start with {@code #}, such as rows of a table, stay unchanged.
     */
    public static List<String> ofText(List<String> lines) {
        return Printable.lines(lines).stream()
                .flatMap(line -> line.startsWith("#") ? of(line).stream() : Stream.of(line))
                .collect(Collectors.toList());
    }

    /** Wraps a comment into lines of at most 80 characters. A longer word gets a line of its own. */
    public static List<String> of(String comment) {
        return Wrapped.lines(Printable.text(comment), CONTINUATION);
    }
}
