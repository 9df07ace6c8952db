package org.openjdk.jmh.results.shards;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the members of a JSON object. All methods throw {@link IllegalStateException}, {@link NumberFormatException} or
 * {@link ArithmeticException} if a member has another type, or is a number below 0.
 */
final class EntryMembers {

    private final JsonObject json;

    EntryMembers(JsonElement json) {
        this.json = json.getAsJsonObject();
    }

    @Nullable
    String text(String name) {
        JsonElement value = json.get(name);
        return value == null || value.isJsonNull() ? null : value.getAsJsonPrimitive().getAsString();
    }

    /** Returns a text that must exist. */
    String required(String name) {
        String text = text(name);
        if (text == null) {
            throw new IllegalStateException("no " + name);
        }
        return text;
    }

    /** Returns an integer; 0 if there is none. */
    int count(String name) {
        return new BigDecimal(number(name)).intValueExact();
    }

    /** Returns a number; 0 if there is none. */
    double number(String name) {
        String text = text(name);
        double number = text == null ? 0 : Double.parseDouble(text);
        if (number < 0) {
            throw new IllegalStateException(name + " is " + number);
        }
        return number;
    }

    /** Returns the elements of a list; empty if there is no list. */
    <T> List<T> list(String name, Function<JsonElement, T> reading) {
        List<T> list = new ArrayList<>();
        JsonElement value = json.get(name);
        if (value != null && !value.isJsonNull()) {
            value.getAsJsonArray().forEach(element -> list.add(reading.apply(element)));
        }
        return list;
    }
}
