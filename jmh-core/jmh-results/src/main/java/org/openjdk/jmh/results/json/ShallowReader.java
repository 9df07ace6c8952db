package org.openjdk.jmh.results.json;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.Reader;

/**
 * Reads no deeper than results are: what follows elements into their depth ends at the stack's, and with it the
 * program.
 */
final class ShallowReader extends JsonReader {

    /** Several times what results have, with keys of others in them. */
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
