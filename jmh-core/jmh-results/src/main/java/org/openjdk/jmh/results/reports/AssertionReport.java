package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes judged assertions to a file; its extension is the constant's name in lower case. */
public enum AssertionReport {

    JSON {
        @Override
        public void write(JudgedAssertions judged, Writer out) throws IOException {
            JsonWriter json = JsonFields.indented(out);
            AssertionJson.write(judged, json);
            json.flush();
        }
    },
    /** JUnit XML, in which undecided assertions are skipped tests. */
    XML {
        @Override
        public void write(JudgedAssertions judged, Writer out) throws IOException {
            JUnitSuite suite = new JUnitSuite("performance assertions");
            for (JudgedAssertion assertion : judged.all()) {
                if (assertion.verdict().isFailure()) {
                    suite.failed(assertion.owner(), assertion.text(), assertion.verdict().id(), assertion.evidence());
                } else if (assertion.verdict().isOpen()) {
                    suite.skipped(assertion.owner(), assertion.text(), assertion.evidence());
                } else {
                    suite.passed(assertion.owner(), assertion.text(), assertion.evidence());
                }
            }
            suite.write(out);
        }
    },
    /** A self-contained page. */
    HTML {
        @Override
        public void write(JudgedAssertions judged, Writer out) throws IOException {
            new HtmlTemplate("assertions.html").write(json -> AssertionJson.write(judged, json), out);
        }
    };

    /** Returns the report for a file, or throws IllegalArgumentException if its extension is unknown. */
    public static AssertionReport of(String file) {
        return Arrays.stream(values()).filter(report -> file.endsWith(report.suffix())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the suffix of " + file
                        + " is not a kind of report: use one of "
                        + Arrays.stream(values()).map(AssertionReport::suffix).collect(Collectors.joining(", "))));
    }

    private String suffix() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /** Writes the report and leaves the writer open. */
    public abstract void write(JudgedAssertions judged, Writer out) throws IOException;
}
