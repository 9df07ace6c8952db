package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.results.assertions.AssertionText;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

/** Writes assertions as JSON with all figures. */
final class AssertionJson {

    private AssertionJson() {
    }

    static void write(JudgedAssertions judged, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("interpretation").value(judged.interpretation());
        json.name("counts").value(AssertionText.counts(judged));
        JsonFields.list(json.name("assertions"), judged.all(), assertion -> write(assertion, json));
        json.endObject();
    }

    private static void write(JudgedAssertion assertion, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("class").value(assertion.owner());
        json.name("formula").value(assertion.text());
        json.name("verdict").value(assertion.verdict().id());
        json.name("evidence").value(assertion.evidence());
        JsonFields.list(json.name("relations"), assertion.atoms(), atom -> write(atom, json));
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
