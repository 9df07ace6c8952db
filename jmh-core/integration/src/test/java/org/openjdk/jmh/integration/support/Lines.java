package org.openjdk.jmh.integration.support;

import java.util.ArrayList;
import java.util.List;

/** Makes texts comparable that differ in numbers, times, and the widths that follow from them. */
public final class Lines {

    private Lines() {
    }

    /** Normalizes a text and merges equal neighbours, as histograms have as many lines as they have buckets. */
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

    /** The score of an iteration has no error where all threads but one came too late for it, as on a busy machine. */
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
