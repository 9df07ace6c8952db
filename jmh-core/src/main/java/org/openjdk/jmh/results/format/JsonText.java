package org.openjdk.jmh.results.format;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Composes JSON from values that are JSON. */
final class JsonText {

    private JsonText() {
    }

    static <T> String array(List<T> elements, Function<T, String> text) {
        return elements.stream().map(text).collect(Collectors.joining(",", "[", "]"));
    }

    /** Returns an object; each member is a {@link #key} with its value. */
    static String object(String... members) {
        return "{" + String.join(",", members) + "}";
    }

    static String key(String name) {
        return "\"" + name + "\" : ";
    }
}
