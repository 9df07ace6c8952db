package org.openjdk.jmh.results.format;

import static org.openjdk.jmh.results.format.JsonText.array;
import static org.openjdk.jmh.results.format.JsonText.key;
import static org.openjdk.jmh.results.format.JsonText.object;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.openjdk.jmh.counting.CountedEvent;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.counting.CountedLabels;
import org.openjdk.jmh.counting.CountingMark;
import org.openjdk.jmh.dynreconf.text.JsonNumber;
import org.openjdk.jmh.results.json.StoredResult;

/** Formats the parts of a counted result as JSON. */
public final class CountedJson {

    private CountedJson() {
    }

    /** Returns the JSON object of the key {@code counting}. */
    public static String of(CountingMark mark) {
        return object(
                key("event") + JSONResultFormat.toJsonString(mark.event().toString()),
                key("valgrind") + JSONResultFormat.toJsonString(mark.valgrind()),
                key("extensions") + JSONResultFormat.toJsonString(CountingMark.extensions()),
                key("compileThresholds") + JSONResultFormat.toJsonString(mark.thresholds().toString()),
                key("warmupInvocations") + mark.size().invocationsBefore(),
                key(StoredResult.WINDOW) + mark.size().invocations());
    }

    /** Returns the value of {@code primaryMetric} for one fork. */
    public static String primary(CountedFork fork, CountingMark mark) {
        return metric(fork.mean(), mark.event().unit(), fork.work());
    }

    /** Returns the value of {@code secondaryMetrics} for one fork. */
    public static String secondary(CountedFork fork, CountingMark mark) {
        String unit = mark.event().unit();
        String beside = key(CountedLabels.COLLECTION) + metric(fork.collection(), unit, fork.collection()) + ","
                + key(CountedLabels.COMPILATION) + metric(fork.compilation(), unit, fork.compilation());
        CountedEvent other = mark.event().beside();
        return Double.isNaN(fork.beside()) ? object(beside)
                : object(key(other.label()) + metric(fork.beside(), other.unit(), fork.beside()), beside);
    }

    private static String metric(double score, String unit, double... raw) {
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
