package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.results.json.StoredResult;

/** Writes a bisection as JSON: its outcome, and each version with its forks. */
public final class BisectionJson {

    private BisectionJson() {
    }

    /**
     * Writes the bisection as an object.
     *
     * @param about returns further properties of a version
     * @param why   explains the largest change; empty unless requested
     * @throws IOException if it cannot be written
     */
    public static void write(BisectionText text, IntFunction<Map<String, String>> about,
                             Optional<ExplainedChange> why, Writer out)
            throws IOException {
        JsonWriter json = JsonFields.indented(out);
        Bisection bisection = text.bisection;
        json.beginObject();
        JsonFields.key(json, text.benchmark);
        json.name("unit").value(text.unit());
        if (text.isInOwnTime()) {
            json.name(StoredResult.CLOCK).value(StoredResult.OWN_TIME);
        }
        json.name("state").value(bisection.state().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        boolean differ = text.endsDiffer();
        if (differ) {
            suspects(json, text.versions, bisection.suspects());
        }
        if (text.search.seeksAll()) {
            JsonFields.list(json.name("changes"), text.search.found(), change -> change(json, text, change));
            JsonFields.list(json.name("unlocated"), text.search.unlocated(), change -> change(json, text, change));
        }
        if (why.isPresent()) {
            WhyJson.write(why.get(), json.name("explanation"));
        }
        json.name("forks").value(text.forks());
        json.name("versions").beginArray();
        for (int version = 0; version < text.versions.size(); version++) {
            version(json, text, version, differ || !text.search.found().isEmpty(), about.apply(version));
        }
        json.endArray();
        json.endObject();
        json.flush();
    }

    private static void suspects(JsonWriter json, List<String> versions, Suspects suspects) throws IOException {
        json.name("first").value(versions.get(suspects.first()));
        json.name("last").value(versions.get(suspects.last()));
        json.name("probability").value(suspects.probability());
        JsonFields.interval(json, "ratio", suspects.ratio());
    }

    private static void change(JsonWriter json, BisectionText text, Suspects change) throws IOException {
        json.beginObject();
        suspects(json, text.versions, change);
        json.endObject();
    }

    private static void version(JsonWriter json, BisectionText text, int version, boolean differ,
                                Map<String, String> about)
            throws IOException {
        Bisection bisection = text.bisection;
        json.beginObject();
        json.name("name").value(text.versions.get(version));
        for (Map.Entry<String, String> property : about.entrySet()) {
            json.name(property.getKey()).value(property.getValue());
        }
        json.name("measurable").value(bisection.isMeasurable(version));
        if (version > 0) {
            json.name("possible").value(bisection.possible(version, version) > 0);
        }
        if (version > 0 && differ) {
            json.name("probability").value(text.search.probability(version));
        }
        JsonFields.list(json.name("scores"), text.scores(version), score -> JsonFields.number(json, score));
        json.endObject();
    }
}
