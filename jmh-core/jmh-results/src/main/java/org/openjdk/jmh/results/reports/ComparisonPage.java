package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** A comparison as one page that needs nothing else. Its data are in the order in which it shows them first. */
final class ComparisonPage implements ComparisonReport {

    @Override
    public String extension() {
        return "html";
    }

    @Override
    public void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        new HtmlTemplate("comparison.html").write(
                json -> ComparisonJson.write(comparison, comparison.worstFirst(), json),
                out);
    }
}
