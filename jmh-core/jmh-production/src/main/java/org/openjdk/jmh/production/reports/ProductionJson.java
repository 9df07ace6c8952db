package org.openjdk.jmh.production.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.production.comparisons.BenchmarkMatch;
import org.openjdk.jmh.production.comparisons.CoveredMethod;
import org.openjdk.jmh.production.comparisons.Hotspot;
import org.openjdk.jmh.production.comparisons.MissingMethod;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.ProductionTimes;
import org.openjdk.jmh.production.recordings.VmIdentity;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/** Writes all figures as JSON; times are in nanoseconds, shares from 0 to 1, and unknown values are null. */
public final class ProductionJson {

    private static final double[] PROBABILITIES = {0.5, 0.9, 0.99, 0.999};

    private final JsonWriter json;

    private ProductionJson(JsonWriter json) {
        this.json = json;
    }

    public static String text(ProductionReport report) {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.setIndent("  ");
        try {
            new ProductionJson(json).write(report);
        } catch (IOException e) {
            throw new IllegalStateException("a text can always be written", e);
        }
        return text.append('\n').toString();
    }

    private void write(ProductionReport report) throws IOException {
        json.beginObject();
        json.name("vms").beginArray();
        for (Map.Entry<VmIdentity, Instant> vm : report.recordings().vms().entrySet()) {
            json.beginObject();
            json.name("pid").value(vm.getKey().pid());
            json.name("version").value(vm.getKey().version());
            json.name("from").value(vm.getValue().toString());
            json.endObject();
        }
        json.endArray();
        json.name("seconds").value(report.recordings().duration().toMillis() / 1000.0);
        json.name("tolerance").value(report.question().tolerance());
        json.name("measured").beginArray();
        for (CoveredMethod method : report.covered()) {
            covered(method);
        }
        json.endArray();
        json.name("timedOnly").beginArray();
        for (ProductionTimes times : report.uncovered()) {
            json.beginObject();
            times(times);
            json.endObject();
        }
        json.endArray();
        profile(report);
        json.name("missing").beginArray();
        for (MissingMethod missing : report.missing()) {
            json.beginObject();
            json.name("method").value(missing.method().toString());
            json.name("reason").value(missing.reason());
            json.name("otherVersion").value(missing.isKnownToDiffer());
            json.endObject();
        }
        json.endArray();
        assertions(report);
        json.name("warnings").beginArray();
        for (String warning : report.warnings()) {
            json.value(warning);
        }
        json.endArray();
        json.endObject();
    }

    private void covered(CoveredMethod method) throws IOException {
        json.beginObject();
        times(method.times());
        json.name("benchmarks").beginArray();
        for (BenchmarkMatch benchmark : method.benchmarks()) {
            json.beginObject();
            json.name("benchmark").value(benchmark.result().key().benchmark());
            json.name("mode").value(benchmark.result().key().mode());
            json.name("params").beginObject();
            for (Map.Entry<String, String> parameter : benchmark.result().key().parameters().entrySet()) {
                json.name(parameter.getKey()).value(parameter.getValue());
            }
            json.endObject();
            json.name("forks").value(benchmark.forks());
            interval("mean", benchmark.mean());
            quantiles(benchmark::quantile);
            interval("ratio", benchmark.ratio());
            json.name("production").value(benchmark.similarity().id());
            json.name("nearest").value(benchmark.isNearest());
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }

    private void times(ProductionTimes times) throws IOException {
        json.name("method").value(times.method().toString());
        json.name("invocations").value(times.invocations());
        number("nanoseconds", times.nanoseconds());
        interval("mean", times.mean());
        json.name("batches").value(times.batchCount());
        number("minimum", times.minimum());
        number("maximum", times.maximum());
        json.name("traced").value(times.traced());
        quantiles(times::quantile);
        json.name("care").value(ProductionText.care(times.mean().point()));
    }

    private void quantiles(DoubleFunction<OptionalDouble> quantile) throws IOException {
        json.name("quantiles").beginObject();
        for (double probability : PROBABILITIES) {
            number(String.valueOf(probability), quantile.apply(probability));
        }
        json.endObject();
    }

    private void profile(ProductionReport report) throws IOException {
        json.name("samples").value(report.recordings().profile().samples());
        interval("coveredShare", report.coveredShare());
        json.name("hotspots").beginArray();
        for (Hotspot hotspot : report.hotspots()) {
            json.beginObject();
            json.name("method").value(hotspot.method().toString());
            interval("share", hotspot.share());
            json.name("anywhere").value(hotspot.anywhere());
            json.endObject();
        }
        json.endArray();
    }

    private void assertions(ProductionReport report) throws IOException {
        json.name("assertions").beginArray();
        for (JudgedAssertion assertion : report.assertions().all()) {
            json.beginObject();
            json.name("formula").value(assertion.text());
            json.name("verdict").value(assertion.verdict().id());
            json.name("relations").beginArray();
            for (Atom atom : assertion.atoms()) {
                json.beginObject();
                json.name("statement").value(atom.statement().toString());
                json.name("verdict").value(atom.truth().id());
                json.name("evidence").value(ProductionEvidence.of(atom));
                interval("ratio", atom.estimate());
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
    }

    private void interval(String name, Interval interval) throws IOException {
        json.name(name).beginObject();
        number("estimate", interval.point());
        number("lower", interval.lower());
        number("upper", interval.upper());
        json.endObject();
    }

    private void number(String name, OptionalDouble value) throws IOException {
        number(name, value.orElse(Double.NaN));
    }

    /** Writes null for numbers that JSON cannot represent. */
    private void number(String name, double value) throws IOException {
        json.name(name);
        if (Double.isFinite(value)) {
            json.value(value);
        } else {
            json.nullValue();
        }
    }
}
