package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.jspecify.annotations.Nullable;

/**
 * Creates a self-contained page from a template: shared styles and functions, its data, and a script that draws them.
 */
final class HtmlTemplate {

    private static final List<String> PARTS =
            Collections.unmodifiableList(Arrays.asList("page.css", "page.js", "flame.css", "flame.js"));
    private static final String DATA = "\"the data of the page\"";
    private static final String TIME = "the time of writing";

    private static final DateTimeFormatter TO_THE_MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final String name;

    HtmlTemplate(String name) {
        this.name = name;
    }

    @FunctionalInterface
    interface Data {

        void write(JsonWriter json) throws IOException;
    }

    /** Writes the page. Data never end its script element, not even JSON that is copied verbatim. */
    void write(Data data, Writer out) throws IOException {
        String page = text(name);
        for (String part : PARTS) {
            page = page.replace("/* " + part + " */\n", text(part));
        }
        page = page.replace(TIME, TO_THE_MINUTE.format(Instant.now()));
        int place = page.indexOf(DATA);
        out.write(page, 0, place);
        StringWriter json = new StringWriter();
        JsonWriter writer = new ShownTexts(json);
        writer.setHtmlSafe(true);
        data.write(writer);
        out.write(json.toString().replace("<", "\\u003c"));
        out.write(page.substring(place + DATA.length()));
        out.flush();
    }

    /** Replaces invisible characters by visible escapes. */
    private static final class ShownTexts extends JsonWriter {

        ShownTexts(Writer out) {
            super(out);
        }

        @Override
        public JsonWriter name(String name) throws IOException {
            return super.name(Printable.text(name));
        }

        @Override
        public JsonWriter value(@Nullable String value) throws IOException {
            return super.value(value == null ? null : Printable.text(value));
        }
    }

    static String text(String name) throws IOException {
        try (InputStream in = HtmlTemplate.class.getResourceAsStream(name)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes.write(buffer, 0, read);
            }
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        }
    }
}
