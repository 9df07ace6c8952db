package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.text.Printable;

/** Breaks what is said in the console to the width of a terminal. */
public final class ConsoleLines {

    private static final int WIDTH = 80;

    /** Keeps a line a comment, as upstream marks what is no result. */
    private static final String CONTINUATION = "#     ";

    /** A number and its percent sign belong together. */
    private static final String BETWEEN_WORDS = " (?!%)";

    private ConsoleLines() {
    }

    /**
     * Breaks the comments of a text.
     *
     * @param lines of a text; those that are no comments, such as rows of a table, stay as they are
     * @return the lines to print
     */
    public static List<String> ofText(List<String> lines) {
        return Printable.lines(lines).stream()
                .flatMap(line -> line.startsWith("#") ? of(line).stream() : Stream.of(line))
                .collect(Collectors.toList());
    }

    /**
     * Breaks a comment into lines.
     *
     * @return lines of at most 80 characters; a word that is longer has one of its own
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
