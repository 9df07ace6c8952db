package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.explanation.ExplainedChange;

/** Writes a comparison as JSON. Numbers that are not finite are strings, as in JMH's results. */
final class ComparisonJson implements ComparisonReport {

    /** Name of the method of comparisons that were decided block by block. */
    private static final String PAIRS = "pairs";

    @Override
    public String extension() {
        return "json";
    }

    @Override
    public void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out);
        json.setIndent("  ");
        json.beginObject();
        write(comparison, comparison.metrics(), json);
        json.endObject();
        json.flush();
    }

    /** Writes all figures into an open object, with the metrics in the given order. */
    static void write(ResultComparison comparison, List<ComparedMetric> metrics, JsonWriter json) throws IOException {
        ComparisonSettings settings = comparison.question().settings();
        json.name("baseline").value(comparison.baseline());
        json.name("candidate").value(comparison.candidate());
        json.name("method").value(comparison.isOfBlocks() ? PAIRS : settings.method().name());
        json.name("tolerance").value(settings.tolerance());
        json.name("confidence").value(settings.confidence());
        json.name(comparison.run().isTogether() ? "falseDiscoveryRate" : "errorRate")
                .value(comparison.question().rate());
        json.name("expectedWrongChanges").value(comparison.run().expectedWrongChanges());
        for (Verdict verdict : Verdict.values()) {
            json.name(word(verdict)).value(comparison.metrics(verdict).size());
        }
        json.name("comparisons").beginArray();
        for (ComparedMetric metric : metrics) {
            write(metric, json);
        }
        json.endArray();
        json.name("notes").beginArray();
        for (String note : comparison.notes()) {
            json.value(note);
        }
        json.endArray();
        if (!comparison.explained().isEmpty()) {
            json.name("explanations").beginArray();
            for (ExplainedChange change : comparison.explained()) {
                WhyJson.write(change, json);
            }
            json.endArray();
        }
    }

    private static void write(ComparedMetric metric, JsonWriter json) throws IOException {
        Comparison comparison = metric.comparison();
        json.beginObject();
        json.name("benchmark").value(metric.key().benchmark());
        json.name("mode").value(metric.key().mode());
        json.name("params").beginObject();
        for (Map.Entry<String, String> parameter : metric.key().parameters().entrySet()) {
            json.name(parameter.getKey()).value(parameter.getValue());
        }
        json.endObject();
        json.name("metric").value(metric.label().orElse("score"));
        json.name("unit").value(metric.unit());
        json.name("direction").value(comparison.direction().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        means(json.name("baseline"), metric.baseline());
        means(json.name("candidate"), metric.candidate());
        number(json.name("ratio"), comparison.ratio().point());
        number(json.name("lower"), comparison.ratio().lower());
        number(json.name("upper"), comparison.ratio().upper());
        number(json.name("confidence"), comparison.confidence());
        number(json.name("pValue"), comparison.pValue());
        number(json.name("mannWhitneyPValue"), comparison.mannWhitneyPValue());
        number(json.name("cliffsDelta"), comparison.cliffsDelta());
        json.name("verdict").value(word(metric.verdict()));
        json.name("obstacle").value(comparison.obstacle().orElse(null));
        if (metric.isControl()) {
            json.name("control").value(true);
        }
        if (!metric.looks().isEmpty()) {
            json.name("order").value(metric.order());
            looks(json.name("looks"), metric);
        }
        if (metric.plan().isPresent()) {
            json.name("plan").beginObject();
            json.name("forks").value(metric.plan().get().forks());
            json.name("iterations").value(metric.plan().get().iterations());
            json.name("power").value(metric.plan().get().power());
            json.name("seconds").value(metric.plan().get().seconds());
            json.endObject();
        }
        json.endObject();
    }

    private static void looks(JsonWriter json, ComparedMetric metric) throws IOException {
        json.beginArray();
        for (Look look : metric.looks()) {
            json.beginObject();
            json.name("blocks").value(look.blocks());
            json.name("completeBlocks").value(look.completeBlocks());
            number(json.name("ratio"), look.decisive().point());
            number(json.name("lower"), look.decisive().lower());
            number(json.name("upper"), look.decisive().upper());
            json.name("verdict").value(word(look.verdict()));
            json.name("stop").value(look.stop().map(stop -> stop.name().toLowerCase(Locale.ROOT)).orElse(null));
            json.endObject();
        }
        json.endArray();
    }

    private static String word(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    private static void means(JsonWriter json, double[] means) throws IOException {
        json.beginArray();
        for (double mean : means) {
            number(json, mean);
        }
        json.endArray();
    }

    private static void number(JsonWriter json, double value) throws IOException {
        json.jsonValue(JsonNumber.of(value));
    }
}
