package org.openjdk.jmh.production.report;

import java.util.ArrayList;
import java.util.List;

/** Lines that fit into a terminal. */
final class Wrapped {

    private static final int WIDTH = 80;

    private Wrapped() {
    }

    /**
     * Breaks a text between words.
     *
     * @param text   of any length
     * @param indent of all lines but the first
     */
    static List<String> lines(String text, String indent) {
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
        lines.add(rest);
        return lines;
    }
}
