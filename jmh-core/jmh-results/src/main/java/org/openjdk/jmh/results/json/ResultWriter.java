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
 * Writes results one at a time in JMH's JSON format. Numbers keep all the digits that were read, and each fork's raw
 * data are on one line.
 */
public final class ResultWriter implements Closeable {

    private final JsonWriter json;

    /** Starts a list of results; the given writer is closed with this one. */
    public ResultWriter(Writer out) throws IOException {
        json = new JsonWriter(new BufferedWriter(new PrintableWriter(out)));
        json.setIndent("    ");
        json.setHtmlSafe(false);
        json.beginArray();
    }

    public void write(StoredResult result) throws IOException {
        write(result.json);
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

    /** Ends the list; only then is the text valid JSON. */
    @Override
    public void close() throws IOException {
        json.endArray();
        json.close();
    }
}
