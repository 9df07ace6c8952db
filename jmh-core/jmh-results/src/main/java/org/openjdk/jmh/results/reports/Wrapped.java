package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.List;

/** Lines that fit into a terminal. */
public final class Wrapped {

    private static final int WIDTH = 80;

    private Wrapped() {
    }

    /**
     * Breaks a text between words.
     *
     * @param text   of any length
     * @param indent of all lines but the first
     * @return one line or more, the last one without spaces at its end; longer than a terminal only where a word is
     */
    public static List<String> lines(String text, String indent) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > WIDTH) {
            int end = rest.lastIndexOf(' ', WIDTH);
            if (end <= indent.length()) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = indent + rest.substring(end + 1);
        }
        lines.add(rest.replaceAll(" +$", ""));
        return lines;
    }
}
