package org.openjdk.jmh.results.json;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.Reader;

/** Rejects deeply nested JSON, which would overflow the stack of recursive code. */
final class ShallowReader extends JsonReader {

    /** Several times the depth of results, even with foreign keys. */
    private static final int DEEPEST = 100;

    private int depth;

    ShallowReader(Reader text) {
        super(text);
    }

    @Override
    public void beginArray() throws IOException {
        super.beginArray();
        enter();
    }

    @Override
    public void beginObject() throws IOException {
        super.beginObject();
        enter();
    }

    private void enter() throws IOException {
        if (++depth > DEEPEST) {
            throw new MalformedJsonException("nested more than " + DEEPEST + " times");
        }
    }

    @Override
    public void endArray() throws IOException {
        super.endArray();
        depth--;
    }

    @Override
    public void endObject() throws IOException {
        super.endObject();
        depth--;
    }
}
