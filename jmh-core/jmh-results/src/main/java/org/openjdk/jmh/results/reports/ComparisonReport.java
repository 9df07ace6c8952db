package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Writes a comparison to a file; its extension is the constant's name in lower case. */
public enum ComparisonReport {

    MD(MarkdownReport::write), JSON(ComparisonJson::write), XML(JUnitReport::write), HTML(ComparisonPage::write);

    @SuppressWarnings("ImmutableEnumChecker") // A reference to a method without state.
    private final Format format;

    ComparisonReport(Format format) {
        this.format = format;
    }

    @FunctionalInterface
    private interface Format {

        void write(ResultComparison comparison, Gate gate, Writer out) throws IOException;
    }

    /** Returns the report for a file, or throws IllegalArgumentException if its extension is unknown. */
    public static ComparisonReport of(String file) {
        return Arrays.stream(values()).filter(report -> file.endsWith("." + report.extension())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the suffix of " + file
                        + " is not a kind of report: use one of " + Arrays.stream(values())
                                .map(report -> "." + report.extension()).collect(Collectors.joining(", "))));
    }

    /** Returns the file extension, without the dot. */
    String extension() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Writes the report and leaves the writer open; the gate decides what counts as failed. */
    public void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        format.write(comparison, gate, out);
    }
}
