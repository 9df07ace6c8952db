package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.results.comparison.ComparedMetric;
import org.openjdk.jmh.results.comparison.ResultComparison;

/** Writes a comparison as JSON. Numbers that are not finite are strings, as in JMH's results. */
final class ComparisonJson {

    /** Name of the method of comparisons that were decided block by block. */
    private static final String PAIRS = "pairs";

    private ComparisonJson() {
    }

    static void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        JsonWriter json = JsonFields.indented(out);
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
            json.name(ReportText.verdict(verdict)).value(comparison.metrics(verdict).size());
        }
        JsonFields.list(json.name("comparisons"), metrics, metric -> write(metric, json));
        JsonFields.texts(json.name("notes"), comparison.notes());
        if (!comparison.clock().isEmpty()) {
            JsonFields.list(json.name("timeChecks"), comparison.clock(), check -> ClockText.write(check, json));
        }
        if (!comparison.explained().isEmpty()) {
            JsonFields.list(json.name("explanations"), comparison.explained(), change -> WhyJson.write(change, json));
        }
    }

    private static void write(ComparedMetric metric, JsonWriter json) throws IOException {
        Comparison comparison = metric.comparison();
        json.beginObject();
        JsonFields.key(json, metric.key());
        json.name("metric").value(metric.label().orElse("score"));
        json.name("unit").value(metric.unit());
        json.name("direction").value(comparison.direction().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        JsonFields.numbers(json.name("baseline"), metric.baseline());
        JsonFields.numbers(json.name("candidate"), metric.candidate());
        JsonFields.interval(json, "ratio", comparison.ratio());
        JsonFields.number(json.name("confidence"), comparison.confidence());
        JsonFields.number(json.name("pValue"), comparison.pValue());
        JsonFields.number(json.name("mannWhitneyPValue"), comparison.mannWhitneyPValue());
        JsonFields.number(json.name("cliffsDelta"), comparison.cliffsDelta());
        json.name("verdict").value(ReportText.verdict(metric.verdict()));
        json.name("obstacle").value(comparison.obstacle().orElse(null));
        if (metric.isControl()) {
            json.name("control").value(true);
        }
        if (!metric.looks().isEmpty()) {
            json.name("order").value(metric.order());
            JsonFields.list(json.name("looks"), metric.looks(), look -> write(look, json));
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

    private static void write(Look look, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("blocks").value(look.blocks());
        json.name("completeBlocks").value(look.completeBlocks());
        JsonFields.interval(json, "ratio", look.decisive());
        json.name("verdict").value(ReportText.verdict(look.verdict()));
        json.name("stop").value(look.stop().map(stop -> stop.name().toLowerCase(Locale.ROOT)).orElse(null));
        json.endObject();
    }
}
