package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Writes a comparison to a file in a format that its extension selects. */
public interface ComparisonReport {

    /** Returns the file extension, without the dot. */
    String extension();

    /**
     * Writes the report.
     *
     * @param gate decides what counts as failed
     * @param out  stays open
     * @throws IOException if it cannot be written
     */
    void write(ResultComparison comparison, Gate gate, Writer out) throws IOException;

    static List<ComparisonReport> all() {
        return Collections.unmodifiableList(Arrays.asList(
                new MarkdownReport(), new ComparisonJson(), new JUnitReport(), new ComparisonPage()));
    }

    /** Returns the report for a file, or throws IllegalArgumentException if its extension is unknown. */
    static ComparisonReport of(String file) {
        return all().stream().filter(report -> file.endsWith("." + report.extension())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the suffix of " + file
                        + " is not a kind of report: use one of "
                        + all().stream().map(report -> "." + report.extension()).collect(Collectors.joining(", "))));
    }
}
