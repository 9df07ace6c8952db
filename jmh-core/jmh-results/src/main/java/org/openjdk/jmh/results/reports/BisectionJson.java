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
import org.openjdk.jmh.dynreconf.text.JsonNumber;
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
        JsonWriter json = new JsonWriter(out);
        json.setIndent("  ");
        Bisection bisection = text.bisection();
        json.beginObject();
        json.name("benchmark").value(text.benchmark().benchmark());
        json.name("mode").value(text.benchmark().mode());
        texts(json.name("params"), text.benchmark().parameters());
        json.name("unit").value(text.unit());
        if (text.isInOwnTime()) {
            json.name(StoredResult.CLOCK).value(StoredResult.OWN_TIME);
        }
        json.name("state").value(bisection.state().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        boolean differ = text.endsDiffer();
        if (differ) {
            suspects(json, text.versions(), bisection.suspects());
        }
        if (text.search().seeksAll()) {
            changes(json, text);
        }
        if (why.isPresent()) {
            WhyJson.write(why.get(), json.name("explanation"));
        }
        json.name("forks").value(text.forks());
        json.name("versions").beginArray();
        for (int version = 0; version < text.versions().size(); version++) {
            version(json, text, version, differ || !text.search().found().isEmpty(), about.apply(version));
        }
        json.endArray();
        json.endObject();
        json.flush();
    }

    private static void suspects(JsonWriter json, List<String> versions, Suspects suspects) throws IOException {
        json.name("first").value(versions.get(suspects.first()));
        json.name("last").value(versions.get(suspects.last()));
        json.name("probability").value(suspects.probability());
        number(json.name("ratio"), suspects.ratio().point());
        number(json.name("lower"), suspects.ratio().lower());
        number(json.name("upper"), suspects.ratio().upper());
    }

    private static void changes(JsonWriter json, BisectionText text) throws IOException {
        json.name("changes").beginArray();
        for (Suspects change : text.search().found()) {
            json.beginObject();
            suspects(json, text.versions(), change);
            json.endObject();
        }
        json.endArray();
        json.name("unlocated").beginArray();
        for (Suspects change : text.search().unlocated()) {
            json.beginObject();
            suspects(json, text.versions(), change);
            json.endObject();
        }
        json.endArray();
    }

    private static void version(JsonWriter json, BisectionText text, int version, boolean differ,
                                Map<String, String> about)
            throws IOException {
        Bisection bisection = text.bisection();
        json.beginObject();
        json.name("name").value(text.versions().get(version));
        for (Map.Entry<String, String> property : about.entrySet()) {
            json.name(property.getKey()).value(property.getValue());
        }
        json.name("measurable").value(bisection.isMeasurable(version));
        if (version > 0) {
            json.name("possible").value(bisection.possible(version, version) > 0);
        }
        if (version > 0 && differ) {
            json.name("probability").value(text.search().probability(version));
        }
        json.name("scores").beginArray();
        for (double score : text.scores(version)) {
            number(json, score);
        }
        json.endArray();
        json.endObject();
    }

    private static void texts(JsonWriter json, Map<String, String> texts) throws IOException {
        json.beginObject();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            json.name(text.getKey()).value(text.getValue());
        }
        json.endObject();
    }

    private static void number(JsonWriter json, double value) throws IOException {
        json.jsonValue(JsonNumber.of(value));
    }
}
