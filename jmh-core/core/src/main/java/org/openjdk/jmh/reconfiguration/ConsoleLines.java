package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;

/** Breaks what is said in the console to the width of a terminal. */
public final class ConsoleLines {

    private static final int WIDTH = 80;

    /** Keeps a line a comment, as upstream marks what is no result. */
    private static final String CONTINUATION = "#     ";

    private ConsoleLines() {
    }

    /**
     * Breaks a comment into lines.
     *
     * @return lines of at most 80 characters; a word that is longer has one of its own
     */
    public static List<String> of(String comment) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : comment.split(" ", -1)) {
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
