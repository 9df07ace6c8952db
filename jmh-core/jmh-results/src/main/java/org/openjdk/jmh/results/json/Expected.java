package org.openjdk.jmh.results.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks parts of a JSON entry and describes unexpected values. */
final class Expected {

    private static final int LONGEST_QUOTE = 40;

    private Expected() {
    }

    /**
     * Checks a part of an entry.
     *
     * @param place path of keys from the entry; empty for the entry itself
     * @param found null if there is nothing
     * @throws IllegalArgumentException if the condition does not hold
     */
    static void is(boolean holds, String place, String expected, @Nullable JsonElement found) {
        is(holds, () -> place, expected, found);
    }

    /** Checks a part of an entry whose path is only computed if the check fails. */
    static void is(boolean holds, Supplier<String> place, String expected, @Nullable JsonElement found) {
        if (!holds) {
            throw unexpected(place.get(), expected, found);
        }
    }

    static IllegalArgumentException unexpected(String place, String expected, @Nullable JsonElement found) {
        return unexpected(place, expected, found == null ? "nothing" : found.toString(), null);
    }

    static IllegalArgumentException unexpected(String place, String expected, String found,
                                               @Nullable Throwable cause) {
        return new IllegalArgumentException(
                (place.isEmpty() ? "" : place + ": ") + "expected " + expected + ", found " + quote(found), cause);
    }

    private static String quote(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }

    static JsonElement parsed(String place, String part) {
        try {
            return JsonParser.parseString(part);
        } catch (JsonParseException e) {
            throw unexpected(place, "JSON", part, e);
        }
    }
}
