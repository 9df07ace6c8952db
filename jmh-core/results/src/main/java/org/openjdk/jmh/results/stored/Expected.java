package org.openjdk.jmh.results.stored;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/** Says where something else stands than what was expected. */
final class Expected {

    private static final int LONGEST_QUOTE = 40;

    private Expected() {
    }

    /**
     * Holds a part of an entry against what was expected of it.
     *
     * @param place path of keys from the entry on; empty for the entry itself
     * @param found may be null, where there is nothing
     * @throws IllegalArgumentException unless it holds
     */
    static void is(boolean holds, String place, String expected, JsonElement found) {
        if (!holds) {
            throw new IllegalArgumentException(
                    (place.isEmpty() ? "" : place + ": ") + "expected " + expected + ", found "
                            + (found == null ? "nothing" : quote(found.toString())));
        }
    }

    static String quote(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }

    /** Parses a part of an entry. */
    static JsonElement parsed(String place, String part) {
        try {
            return JsonParser.parseString(part);
        } catch (JsonParseException e) {
            throw new IllegalArgumentException(place + ": expected JSON, found " + quote(part), e);
        }
    }
}
