package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes assertions as JSON with all figures. */
final class AssertionJson implements AssertionReport {

    @Override
    public String extension() {
        return "json";
    }

    @Override
    public void write(JudgedAssertions judged, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out);
        json.setIndent("  ");
        write(judged, json);
        json.flush();
    }

    static void write(JudgedAssertions judged, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("interpretation").value(judged.interpretation());
        json.name("counts").value(AssertionText.counts(judged));
        json.name("assertions").beginArray();
        for (JudgedAssertion assertion : judged.all()) {
            write(assertion, json);
        }
        json.endArray();
        json.endObject();
    }

    private static void write(JudgedAssertion assertion, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("class").value(assertion.owner());
        json.name("formula").value(assertion.text());
        json.name("verdict").value(assertion.verdict().id());
        json.name("evidence").value(assertion.evidence());
        json.name("relations").beginArray();
        for (Atom atom : assertion.atoms()) {
            write(atom, json);
        }
        json.endArray();
        json.endObject();
    }

    private static void write(Atom atom, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("statement").value(atom.statement().toString());
        json.name("verdict").value(atom.truth().id());
        json.name("evidence").value(AssertionText.evidence(atom));
        Interval estimate = atom.estimate();
        number("estimate", estimate.point(), json);
        number("lower", estimate.lower(), json);
        number("upper", estimate.upper(), json);
        for (Map.Entry<String, Double> figure : atom.figures().entrySet()) {
            number(figure.getKey(), figure.getValue(), json);
        }
        json.endObject();
    }

    /** Writes null for numbers that JSON cannot represent. */
    private static void number(String name, double value, JsonWriter json) throws IOException {
        json.name(name);
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            json.nullValue();
        } else {
            json.value(value);
        }
    }
}
