package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes judged assertions to a file in a format that its extension selects. */
public interface AssertionReport {

    /** Returns the file extension, without the dot. */
    String extension();

    /**
     * Writes the report.
     *
     * @param out stays open
     * @throws IOException if it cannot be written
     */
    void write(JudgedAssertions judged, Writer out) throws IOException;

    static List<AssertionReport> all() {
        return Collections.unmodifiableList(
                Arrays.asList(new AssertionJson(), new AssertionJUnit(), new AssertionPage()));
    }

    /**
     * Returns the report for a file.
     *
     * @throws IllegalArgumentException if its extension is unknown
     */
    static AssertionReport of(String file) {
        return all().stream().filter(report -> file.endsWith("." + report.extension())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the suffix of " + file
                        + " is not a kind of report: use one of "
                        + all().stream().map(report -> "." + report.extension()).collect(Collectors.joining(", "))));
    }
}
