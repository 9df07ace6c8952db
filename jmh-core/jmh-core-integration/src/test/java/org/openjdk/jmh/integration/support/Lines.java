package org.openjdk.jmh.integration.support;

import java.util.ArrayList;
import java.util.List;

/** Normalizes texts that differ in numbers, times, and widths. */
public final class Lines {

    private Lines() {
    }

    /** Normalizes a text and merges equal neighbours, as histograms have one line for each bucket. */
    public static List<String> normalized(String text) {
        List<String> lines = new ArrayList<>();
        for (String raw : text.split("\n", -1)) {
            String line = normalizedLine(raw);
            if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) {
                lines.add(line);
            }
        }
        return lines;
    }

    /**
     * Removes the error of an iteration's score, which is missing if only one thread contributed, as on a busy
     * machine.
     */
    private static String normalizedLine(String line) {
        return line.replaceAll("\\S*(jmh-core|upstream)\\S*\\.jar", "JARS")
                .replaceAll("jmh\\d+compilecommand", "HINTS")
                .replaceAll("≈ 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+", "9.9")
                .replaceAll("\"?\\b(NaN|INF)\\b\"?", "9.9")
                .replaceAll("[-+]?\\d+(\\.\\d+)?(E-?\\d+)?", "9")
                .replaceAll("(Iteration 9: 9) ±\\(9%\\) 9", "$1")
                .replaceAll("\\[\\s+", "[").replaceAll("\\s+", " ").strip();
    }
}
