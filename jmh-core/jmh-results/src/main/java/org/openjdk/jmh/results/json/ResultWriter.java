package org.openjdk.jmh.results.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;

/**
 * Writes results as JMH's JSON format has them, one at a time. Numbers are written as they were read, to the last
 * digit, and raw data on one line for each fork.
 */
public final class ResultWriter implements Closeable {

    private final JsonWriter json;

    /**
     * Begins a list of results.
     *
     * @param out takes the text; it is closed with this writer
     * @throws IOException if it cannot be written
     */
    public ResultWriter(Writer out) throws IOException {
        json = new JsonWriter(new BufferedWriter(new PrintableWriter(out)));
        json.setIndent("    ");
        json.setHtmlSafe(false);
        json.beginArray();
    }

    /**
     * Writes one result with all that is in it.
     *
     * @param result to write
     * @throws IOException if it cannot be written
     */
    public void write(StoredResult result) throws IOException {
        write(result.json());
    }

    private void write(JsonElement element) throws IOException {
        if (element.isJsonObject()) {
            writeMembers(element.getAsJsonObject());
        } else if (isTable(element)) {
            json.beginArray();
            for (JsonElement row : element.getAsJsonArray()) {
                json.jsonValue(row.toString());
            }
            json.endArray();
        } else {
            json.jsonValue(element.toString());
        }
    }

    private static boolean isTable(JsonElement element) {
        return element.isJsonArray() && element.getAsJsonArray().size() > 0
                && element.getAsJsonArray().get(0).isJsonArray();
    }

    private void writeMembers(JsonObject object) throws IOException {
        json.beginObject();
        for (Map.Entry<String, JsonElement> member : object.entrySet()) {
            json.name(member.getKey());
            write(member.getValue());
        }
        json.endObject();
    }

    /** Ends the list, which is not valid JSON before. */
    @Override
    public void close() throws IOException {
        json.endArray();
        json.close();
    }
}
