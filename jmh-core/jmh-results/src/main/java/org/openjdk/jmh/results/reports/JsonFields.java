package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.json.ResultKey;

/** Writes the parts that JSON reports have in common. */
final class JsonFields {

    private JsonFields() {
    }

    /** Writes an element of a list. */
    @FunctionalInterface
    interface ElementWriter<T> {

        void write(T element) throws IOException;
    }

    /** Returns a writer that indents its output by two spaces. */
    static JsonWriter indented(Writer out) {
        JsonWriter json = new JsonWriter(out);
        json.setIndent("  ");
        return json;
    }

    /** Writes benchmark, mode and parameters into an open object. */
    static void key(JsonWriter json, ResultKey key) throws IOException {
        json.name("benchmark").value(key.benchmark());
        json.name("mode").value(key.mode());
        texts(json.name("params"), key.parameters());
    }

    static void texts(JsonWriter json, Map<String, String> texts) throws IOException {
        json.beginObject();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            json.name(text.getKey()).value(text.getValue());
        }
        json.endObject();
    }

    static void texts(JsonWriter json, Iterable<String> texts) throws IOException {
        list(json, texts, json::value);
    }

    static void numbers(JsonWriter json, double... numbers) throws IOException {
        json.beginArray();
        for (double number : numbers) {
            number(json, number);
        }
        json.endArray();
    }

    /** Writes a number, or a string like JMH's if it is not finite. */
    static void number(JsonWriter json, double number) throws IOException {
        json.jsonValue(JsonNumber.of(number));
    }

    /** Writes the point estimate as the name given, and the limits as lower and upper. */
    static void interval(JsonWriter json, String name, Interval interval) throws IOException {
        number(json.name(name), interval.point());
        number(json.name("lower"), interval.lower());
        number(json.name("upper"), interval.upper());
    }

    static <T> void list(JsonWriter json, Iterable<T> elements, ElementWriter<T> writer) throws IOException {
        json.beginArray();
        for (T element : elements) {
            writer.write(element);
        }
        json.endArray();
    }
}
