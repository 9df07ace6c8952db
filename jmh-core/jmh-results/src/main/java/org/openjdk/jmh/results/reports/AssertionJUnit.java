package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes assertions as JUnit XML; undecided ones are skipped tests. */
final class AssertionJUnit implements AssertionReport {

    @Override
    public String extension() {
        return "xml";
    }

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
}
