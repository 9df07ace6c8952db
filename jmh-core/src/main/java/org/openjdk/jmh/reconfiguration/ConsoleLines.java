package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.text.Printable;

/** Wraps console output to 80 columns. */
public final class ConsoleLines {

    private static final int WIDTH = 80;

    /** Keeps continued lines comments, as upstream marks everything that is no result. */
    private static final String CONTINUATION = "#     ";

    /** Separates words, but not a number from its percent sign. */
    private static final String BETWEEN_WORDS = " (?!%)";

    private ConsoleLines() {
    }

    /**
     * Wraps the comments of a text.
     *
     * @param lines lines of the text; those that do not start with {@code #}, such as rows of a table, stay unchanged
     * @return the lines to print
     */
    public static List<String> ofText(List<String> lines) {
        return Printable.lines(lines).stream()
                .flatMap(line -> line.startsWith("#") ? of(line).stream() : Stream.of(line))
                .collect(Collectors.toList());
    }

    /**
     * Wraps a comment.
     *
     * @return lines of at most 80 characters; a longer word gets a line of its own
     */
    public static List<String> of(String comment) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : Printable.text(comment).split(BETWEEN_WORDS, -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(CONTINUATION).append(word);
            } else {
                line.append(line.length() == 0 ? "" : " ").append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
