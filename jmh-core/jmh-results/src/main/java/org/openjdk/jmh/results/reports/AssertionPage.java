package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes assertions as a self-contained HTML page. */
final class AssertionPage implements AssertionReport {

    @Override
    public String extension() {
        return "html";
    }

    @Override
    public void write(JudgedAssertions judged, Writer out) throws IOException {
        new HtmlTemplate("assertions.html").write(json -> AssertionJson.write(judged, json), out);
    }
}
