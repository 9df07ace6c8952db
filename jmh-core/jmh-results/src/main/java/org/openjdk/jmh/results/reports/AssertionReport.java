package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** A way to write judged assertions into a file; the end of the file's name chooses it. */
public interface AssertionReport {

    /** {@return the file extension, without the dot} */
    String extension();

    /**
     * Writes the report.
     *
     * @param judged assertions to write about
     * @param out    takes the text, and stays open
     * @throws IOException if it cannot be written
     */
    void write(JudgedAssertions judged, Writer out) throws IOException;

    /** All reports there are. */
    static List<AssertionReport> all() {
        return Collections.unmodifiableList(
                Arrays.asList(new AssertionJson(), new AssertionJUnit(), new AssertionPage()));
    }

    /**
     * Returns the report for a file.
     *
     * @param file name of the file
     * @throws IllegalArgumentException if its end is none of those known
     */
    static AssertionReport of(String file) {
        return all().stream().filter(report -> file.endsWith("." + report.extension())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the suffix of " + file
                        + " is not a kind of report: use one of "
                        + all().stream().map(report -> "." + report.extension()).collect(Collectors.joining(", "))));
    }
}
