package org.openjdk.jmh.results.format;

import static org.openjdk.jmh.results.format.JsonText.array;
import static org.openjdk.jmh.results.format.JsonText.key;
import static org.openjdk.jmh.results.format.JsonText.object;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.counts.CountingMark;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.json.StoredResult;

/** Formats the counts of a result as JSON. */
public final class CountedJson {

    private CountedJson() {
    }

    public static String of(CountingMark mark) {
        return object(
                key("event") + JSONResultFormat.toJsonString(mark.event().toString()),
                key("valgrind") + JSONResultFormat.toJsonString(mark.valgrind()),
                key("extensions") + JSONResultFormat.toJsonString(CountingMark.extensions()),
                key("compileThresholds") + JSONResultFormat.toJsonString(mark.thresholds().toString()),
                key("warmupInvocations") + mark.size().invocationsBefore(),
                key(StoredResult.WINDOW) + mark.size().invocations());
    }

    /** Returns the object of the key {@code secondaryMetrics}, given results of {@link #metric} by label. */
    public static String metrics(Map<String, String> metrics) {
        return object(metrics.entrySet().stream().map(metric -> key(metric.getKey()) + metric.getValue())
                .toArray(String[]::new));
    }

    /** Returns a metric of one fork: the count per operation, and the counts of its windows, 1 or more. */
    public static String metric(double score, String unit, double... raw) {
        return object(
                key("score") + JsonNumber.of(score),
                key("scoreError") + "\"NaN\"",
                key("scoreConfidence") + "[\"NaN\",\"NaN\"]",
                key("scorePercentiles") + object(key("0.0") + JsonNumber.of(Arrays.stream(raw).min().orElse(score)),
                        key("100.0") + JsonNumber.of(Arrays.stream(raw).max().orElse(score))),
                key("scoreUnit") + JSONResultFormat.toJsonString(unit),
                key("rawData") + "[" + array(Arrays.stream(raw).boxed().collect(Collectors.toList()), JsonNumber::of)
                        + "]");
    }
}
