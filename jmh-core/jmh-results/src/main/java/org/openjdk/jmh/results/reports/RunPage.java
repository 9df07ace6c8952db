package org.openjdk.jmh.results.reports;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.json.StoredMetric;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Writes the results of a run as a self-contained page: scores, forks, the trace of all iterations of each fork, the
 * distribution of measured times, and disturbances.
 */
public final class RunPage {

    private static final int DIGITS = 3;
    private static final List<String> MACHINE = Arrays.asList("processors", "hypervisor", "load");
    private static final List<String> MACHINERY = Arrays.asList("jmhVersion", "vmName", "jdkVersion", "vmVersion");

    private final String command;
    private final List<StoredResult> results = new ArrayList<>();
    private final List<List<double[]>> courses = new ArrayList<>();

    /** Creates a page without results, for a command as typed; empty if unknown. */
    public RunPage(String command) {
        this.command = command;
    }

    /** Adds a result without the scores of warmup iterations. */
    public void add(StoredResult result) {
        add(result, Collections.emptyList());
    }

    /**
     * Adds a result.
     *
     * @param course scores of all iterations, warmup first, of each fork in the order of the result; may have fewer
     *               forks, and an empty array for a fork without known warmup
     */
    public void add(StoredResult result, List<double[]> course) {
        results.add(result);
        courses.add(course);
    }

    /** Writes the page and leaves the writer open. */
    public void write(Writer out) throws IOException {
        new HtmlTemplate("run.html").write(this::write, out);
    }

    private void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("command").value(command);
        json.name("benchmarks").beginArray();
        for (int number = 0; number < results.size(); number++) {
            write(results.get(number), courses.get(number), json);
        }
        json.endArray().endObject();
    }

    private static void write(StoredResult result, List<double[]> course, JsonWriter json) throws IOException {
        StoredMetric primary = result.primary();
        json.beginObject();
        JsonFields.key(json, result.key());
        ShownScore shown = ShownScore.of(result);
        score(json, primary.unit(), shown.score, errorOfVerdict(result, shown.score).orElseGet(shown::error));
        if (shown.score != primary.score()) {
            json.name("wall").value(ShortNumber.of(primary.score(), DIGITS));
        }
        JsonFields.list(json.name("forks"), Arrays.asList(shown.iterations), fork -> JsonFields.numbers(json, fork));
        JsonFields.list(json.name("course"), course, fork -> JsonFields.numbers(json, fork));
        if (primary.isHistogram()) {
            Distribution.of(primary.iterations()).write(json.name("distribution"));
        }
        json.name("others").beginObject();
        for (Map.Entry<String, StoredMetric> metric : result.secondary().entrySet()) {
            json.name(metric.getKey()).beginObject();
            ShownScore other = ShownScore.of(metric.getValue());
            score(json, metric.getValue().unit(), other.score, other.error());
            json.endObject();
        }
        json.endObject();
        JsonFields.list(json.name("machinery"), MACHINERY, name -> json.value(result.value(name).orElse("")));
        parts(result, json);
        json.endObject();
    }

    /** Writes the parts that only results of this version of JMH have. */
    private static void parts(StoredResult result, JsonWriter json) throws IOException {
        JsonObject reconfiguration = part(result, "reconfiguration");
        raw(json, "verdict", reconfiguration.get("verdict"));
        raw(json, "warnings", reconfiguration.get("warnings"));
        JsonObject environment = part(result, "environment");
        for (String name : MACHINE) {
            raw(json, name, environment.get(name));
        }
        raw(json, "notes", environment.get("warnings"));
        raw(json, "disturbedForks", environment.get("disturbedForks"));
        JsonObject incomplete = part(result, "incomplete");
        raw(json, "lostForks", incomplete.get("lostForks"));
        raw(json, "unfinished", incomplete.get("unfinished"));
    }

    private static JsonObject part(StoredResult result, String name) {
        JsonElement part = JsonParser.parseString(result.json(name).orElse("{}"));
        return part.isJsonObject() ? part.getAsJsonObject() : new JsonObject();
    }

    private static void raw(JsonWriter json, String name, @Nullable JsonElement part) throws IOException {
        if (part != null && !part.isJsonNull()) {
            raw(json.name(name), part);
        }
    }

    /** Copies JSON without members that are null. */
    private static void raw(JsonWriter json, JsonElement part) throws IOException {
        if (part.isJsonObject()) {
            json.beginObject();
            for (Map.Entry<String, JsonElement> member : part.getAsJsonObject().entrySet()) {
                raw(json, member.getKey(), member.getValue());
            }
            json.endObject();
        } else if (part.isJsonArray()) {
            JsonFields.list(json, part.getAsJsonArray(), value -> raw(json, value));
        } else if (part.isJsonPrimitive() && part.getAsJsonPrimitive().isString()) {
            json.value(part.getAsString());
        } else {
            json.jsonValue(part.toString());
        }
    }

    /** Returns the half-width that a dynamic run found, which may be based on more than its forks. */
    private static OptionalDouble errorOfVerdict(StoredResult result, double score) {
        JsonElement verdict = part(result, "reconfiguration").get("verdict");
        JsonElement precision = verdict == null || !verdict.isJsonObject() ? null
                : verdict.getAsJsonObject().get("precision");
        return precision == null || !precision.isJsonPrimitive() || !precision.getAsJsonPrimitive().isNumber()
                ? OptionalDouble.empty()
                : OptionalDouble.of(precision.getAsDouble() * Math.abs(score));
    }

    /** Writes a score with the half-width of its interval. */
    private static void score(JsonWriter json, String unit, double score, double error) throws IOException {
        json.name("unit").value(unit);
        json.name("score").jsonValue(JsonNumber.of(score));
        json.name("error").jsonValue(JsonNumber.of(error));
        json.name("text").value(ShortNumber.withError(score, error));
    }

    /** Score of a metric as a page shows it: a benchmark's own score is in own time if JMH judged the result by it. */
    private static final class ShownScore {

        private static final double CONFIDENCE = 0.95;

        /** The mean. */
        final double score;
        /** The mean of each iteration, by fork. */
        final double[][] iterations;
        private final double[] forks;

        private ShownScore(double score, double[][] iterations, double[] forks) {
            this.score = score;
            this.iterations = iterations;
            this.forks = forks;
        }

        /** Returns the benchmark's own score. */
        static ShownScore of(StoredResult result) {
            return result.ownScores().map(own -> new ShownScore(own.score(), own.iterations(), own.forkMeans()))
                    .orElseGet(() -> of(result.primary()));
        }

        /** Returns the score of a metric by the clock on the wall. */
        static ShownScore of(StoredMetric metric) {
            return new ShownScore(metric.score(), metric.iterationMeans(), metric.forkMeans());
        }

        /** Returns the half-width of the 95 % confidence interval of the forks' mean; NaN for fewer than two forks. */
        double error() {
            double[] means = Arrays.stream(forks).filter(Double::isFinite).toArray();
            return means.length < 2 ? Double.NaN
                    : new StudentHalfWidth(CONFIDENCE).of(Moments.of(means).standardDeviation(), means.length);
        }
    }
}
