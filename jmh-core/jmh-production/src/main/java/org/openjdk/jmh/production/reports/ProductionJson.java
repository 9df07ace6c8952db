package org.openjdk.jmh.production.reports;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.JsonMembers;
import org.openjdk.jmh.production.comparisons.CoveredMethod;
import org.openjdk.jmh.production.comparisons.ProductionReport;
import org.openjdk.jmh.production.comparisons.ProductionTimes;
import org.openjdk.jmh.production.recordings.Recordings;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/** Writes all figures as JSON; times are in nanoseconds, shares from 0 to 1, and unknown values are null. */
public final class ProductionJson {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();
    private static final double[] PROBABILITIES = {0.5, 0.9, 0.99, 0.999};

    private ProductionJson() {
    }

    public static String text(ProductionReport report) {
        Recordings recordings = report.recordings();
        return GSON.toJson(JsonMembers.of(
                "vms", list(recordings.vms().entrySet(), vm -> JsonMembers.of("pid", vm.getKey().pid(),
                        "version", vm.getKey().version(), "from", vm.getValue().toString())),
                "seconds", recordings.duration().toMillis() / 1000.0,
                "tolerance", report.question().tolerance(),
                "measured", list(report.covered(), ProductionJson::covered),
                "timedOnly", list(report.uncovered(), ProductionJson::times),
                "samples", recordings.profile().samples(),
                "coveredShare", interval(report.coveredShare()),
                "hotspots", list(report.hotspots(), hotspot -> JsonMembers.of("method", hotspot.method().toString(),
                        "share", interval(hotspot.share()), "anywhere", hotspot.anywhere())),
                "missing", list(report.missing(), missing -> JsonMembers.of("method", missing.method().toString(),
                        "reason", missing.reason(), "otherVersion", missing.isKnownToDiffer())),
                "assertions", list(report.assertions().all(), ProductionJson::assertion),
                "warnings", report.warnings())) + "\n";
    }

    private static <T> List<Object> list(Collection<T> all, Function<T, Object> json) {
        return all.stream().map(json).toList();
    }

    private static Map<String, Object> covered(CoveredMethod method) {
        Map<String, Object> covered = times(method.times());
        covered.put("benchmarks", list(method.benchmarks(), benchmark -> JsonMembers.of(
                "benchmark", benchmark.result().key().benchmark(),
                "mode", benchmark.result().key().mode(),
                "params", benchmark.result().key().parameters(),
                "forks", benchmark.forks(),
                "mean", interval(benchmark.mean()),
                "quantiles", quantiles(benchmark::quantile),
                "ratio", interval(benchmark.ratio()),
                "production", benchmark.similarity().id(),
                "nearest", benchmark.isNearest())));
        return covered;
    }

    private static Map<String, Object> times(ProductionTimes times) {
        return JsonMembers.of(
                "method", times.method().toString(),
                "invocations", times.invocations(),
                "nanoseconds", number(times.nanoseconds()),
                "mean", interval(times.mean()),
                "batches", times.batchCount(),
                "minimum", number(times.timed().minimum()),
                "maximum", number(times.timed().maximum()),
                "traced", times.traced(),
                "quantiles", quantiles(times::quantile),
                "care", ProductionText.care(times.mean().point()));
    }

    private static Map<String, Object> quantiles(DoubleFunction<OptionalDouble> quantile) {
        Map<String, Object> quantiles = new LinkedHashMap<>();
        for (double probability : PROBABILITIES) {
            quantiles.put(String.valueOf(probability), number(quantile.apply(probability).orElse(Double.NaN)));
        }
        return quantiles;
    }

    private static Map<String, Object> assertion(JudgedAssertion assertion) {
        return JsonMembers.of(
                "formula", assertion.text(),
                "verdict", assertion.verdict().id(),
                "relations", list(assertion.atoms(), atom -> JsonMembers.of("statement", atom.statement().toString(),
                        "verdict", atom.truth().id(), "evidence", ProductionEvidence.of(atom),
                        "ratio", interval(atom.estimate()))));
    }

    private static Map<String, Object> interval(Interval interval) {
        return JsonMembers.of("estimate", number(interval.point()), "lower", number(interval.lower()), "upper",
                number(interval.upper()));
    }

    /** Returns null for numbers that JSON cannot represent. */
    private static JsonElement number(double value) {
        return Double.isFinite(value) ? new JsonPrimitive(value) : JsonNull.INSTANCE;
    }
}
