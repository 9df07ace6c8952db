package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ComparedSides;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Writes a comparison as a self-contained HTML page. Its data are in their initial order on the page. */
final class ComparisonPage {

    private ComparisonPage() {
    }

    static void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        new HtmlTemplate("comparison.html").write(json -> write(comparison, json), out);
    }

    /** Writes the JSON report, with the texts that the page shows. */
    private static void write(ResultComparison comparison, JsonWriter json) throws IOException {
        List<ComparedMetric> metrics = comparison.worstFirst();
        json.beginObject();
        ComparisonJson.write(comparison, metrics, json);
        ComparedSides sides = comparison.sides();
        json.name("command").value(sides.command());
        JsonFields.texts(json.name("setupsOfBaseline"), sides.setupsOfBaseline());
        JsonFields.texts(json.name("setupsOfCandidate"), sides.setupsOfCandidate());
        json.name("texts").beginArray();
        for (ComparedMetric metric : metrics) {
            json.beginArray();
            json.value(ReportText.baseline(metric)).value(ReportText.candidate(metric));
            json.value(ReportText.changeWithInterval(metric.comparison().ratio()));
            json.endArray();
        }
        json.endArray();
        json.endObject();
    }
}
