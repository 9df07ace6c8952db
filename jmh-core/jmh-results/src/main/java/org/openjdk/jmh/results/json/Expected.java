package org.openjdk.jmh.results.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates messages about unexpected values. */
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
    static void is(boolean holds, String place, String expected, @Nullable JsonElement found) {
        is(holds, () -> place, expected, found);
    }

    /** The same for a place that is worded only where it is needed, as those of millions of numbers are not. */
    static void is(boolean holds, Supplier<String> place, String expected, @Nullable JsonElement found) {
        if (!holds) {
            throw unexpected(place.get(), expected, found);
        }
    }

    /** Says what was expected instead of a part of an entry, which may be null, where there is nothing. */
    static IllegalArgumentException unexpected(String place, String expected, @Nullable JsonElement found) {
        return unexpected(place, expected, found == null ? "nothing" : found.toString(), null);
    }

    /** Says what was expected instead of a text. */
    static IllegalArgumentException unexpected(String place, String expected, String found,
                                               @Nullable Throwable cause) {
        return new IllegalArgumentException(
                (place.isEmpty() ? "" : place + ": ") + "expected " + expected + ", found " + quote(found), cause);
    }

    private static String quote(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }

    /** Parses a part of an entry. */
    static JsonElement parsed(String place, String part) {
        try {
            return JsonParser.parseString(part);
        } catch (JsonParseException e) {
            throw unexpected(place, "JSON", part, e);
        }
    }
}
