package org.openjdk.jmh.results.format;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Puts values that are JSON together to others. */
final class JsonText {

    private JsonText() {
    }

    static <T> String array(List<T> elements, Function<T, String> text) {
        return elements.stream().map(text).collect(Collectors.joining(",", "[", "]"));
    }

    /** Of members, each of which is a {@link #key} and its value. */
    static String object(String... members) {
        return "{" + String.join(",", members) + "}";
    }

    static String key(String name) {
        return "\"" + name + "\" : ";
    }
}
