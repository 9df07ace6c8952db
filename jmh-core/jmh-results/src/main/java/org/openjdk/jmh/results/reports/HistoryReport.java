package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.openjdk.jmh.results.trend.BenchmarkTrend;
import org.openjdk.jmh.results.trend.ResultHistory;

/** Writes histories to a file in a format that its extension selects. */
public enum HistoryReport {

    /** A self-contained page. */
    HTML {
        @Override
        public void write(ResultHistory history, Writer out) throws IOException {
            new HtmlTemplate("history.html").write(json -> figures(history, json), out);
        }
    },

    /** JSON with all figures. */
    JSON {
        @Override
        public void write(ResultHistory history, Writer out) throws IOException {
            JsonWriter json = JsonFields.indented(out);
            figures(history, json);
            json.flush();
        }
    };

    /** Returns the report for a file, or throws IllegalArgumentException if its extension is unknown. */
    public static HistoryReport of(String file) {
        for (HistoryReport report : values()) {
            if (file.endsWith("." + report.name().toLowerCase(Locale.ROOT))) {
                return report;
            }
        }
        throw new IllegalArgumentException(
                "without -vs, only the history of the loaded results is written, as .html or .json");
    }

    /** Writes the report and leaves the writer open. */
    public abstract void write(ResultHistory history, Writer out) throws IOException;

    private static void figures(ResultHistory history, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("level").value(BenchmarkTrend.LEVEL);
        JsonFields.list(json.name("runs"), history.runs(), run -> json.beginObject()
                .name("file").value(run.file().getFileName().toString()).name("date").value(run.date()).endObject());
        JsonFields.list(json.name("benchmarks"), history.benchmarks(), benchmark -> figures(benchmark, json));
        json.endObject();
    }

    private static void figures(BenchmarkTrend benchmark, JsonWriter json) throws IOException {
        json.beginObject();
        JsonFields.key(json, benchmark.key());
        json.name("unit").value(benchmark.unit());
        json.name("points").beginArray();
        for (int point = 0; point < benchmark.points(); point++) {
            json.beginObject().name("run").value(benchmark.run(point));
            JsonFields.numbers(json.name("forks"), benchmark.forks(point));
            json.endObject();
        }
        json.endArray();
        JsonFields.list(json.name("changes"), benchmark.changes(), change -> json.beginObject()
                .name("point").value(change.point()).name("ratio").value(change.ratio())
                .name("pValue").value(change.pValue())
                .name("verdict").value(ReportText.verdict(change.verdict())).endObject());
        json.endObject();
    }
}
