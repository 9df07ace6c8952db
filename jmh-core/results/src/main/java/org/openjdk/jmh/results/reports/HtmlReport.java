package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.results.compared.ResultComparison;

/** A comparison as one page that needs nothing else: the data, and a script that draws them. */
final class HtmlReport implements ComparisonReport {

    private static final String PAGE = "comparison.html";
    private static final String DATA = "\"the data of the comparison\"";

    @Override
    public String extension() {
        return "html";
    }

    @Override
    public void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        String page = page();
        int data = page.indexOf(DATA);
        out.write(page, 0, data);
        StringWriter json = new StringWriter();
        JsonWriter writer = new JsonWriter(json);
        writer.setHtmlSafe(true);
        JsonReport.write(comparison, writer);
        out.write(json.toString());
        out.write(page.substring(data + DATA.length()));
        out.flush();
    }

    private static String page() throws IOException {
        try (InputStream in = HtmlReport.class.getResourceAsStream(PAGE)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes.write(buffer, 0, read);
            }
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        }
    }
}
