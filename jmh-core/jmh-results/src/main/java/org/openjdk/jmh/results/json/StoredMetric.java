package org.openjdk.jmh.results.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Represents a score with its raw data: the primary one of a benchmark, or one of a profiler or an auxiliary counter.
 *
 * <p>NaN, +INF and -INF are strings in JMH's files, since JSON has no such numbers.
 */
public final class StoredMetric {

    private static final String SCORE = "score";
    private static final String RAW = "rawData";
    private static final String HISTOGRAM = "rawDataHistogram";

    private final String place;
    private final JsonObject json;

    StoredMetric(String place, JsonObject json) {
        this.place = place;
        this.json = json;
    }

    /**
     * Returns the score that JMH computed, in {@link #unit()}; may be NaN. Without score, throws
     * IllegalArgumentException.
     */
    public double score() {
        return number(() -> place(SCORE), json.get(SCORE));
    }

    /** Returns the half-width of JMH's 99.9 % interval of the score; NaN if there are too few iterations. */
    public double scoreError() {
        return json.has("scoreError") ? number(() -> place("scoreError"), json.get("scoreError")) : Double.NaN;
    }

    /** Returns the unit, such as us/op; empty if there is none. */
    public String unit() {
        JsonElement unit = json.get("scoreUnit");
        return unit != null && unit.isJsonPrimitive() ? unit.getAsString() : "";
    }

    /** Returns whether invocations were measured one by one. */
    public boolean isHistogram() {
        return json.has(HISTOGRAM) && json.get(HISTOGRAM).isJsonArray();
    }

    /**
     * Returns the measured values. Sample time mode has distinct times with the number of invocations that took them;
     * the other modes have one value for each iteration.
     *
     * @return by fork and iteration, pairs of value and count; no fork if there are no raw data
     * @throws IllegalArgumentException if raw data are malformed
     */
    public double[][][][] iterations() {
        return isHistogram() ? histograms() : pairs(scores());
    }

    private static double[][][][] pairs(double[][] scores) {
        double[][][][] forks = new double[scores.length][][][];
        for (int fork = 0; fork < forks.length; fork++) {
            forks[fork] = new double[scores[fork].length][][];
            for (int i = 0; i < forks[fork].length; i++) {
                forks[fork][i] = new double[][] {{scores[fork][i], 1}};
            }
        }
        return forks;
    }

    /**
     * Returns one value for each iteration, for modes other than sample time.
     *
     * @return by fork and iteration; no fork if there are no such raw data
     * @throws IllegalArgumentException if raw data are malformed
     */
    public double[][] scores() {
        JsonArray raw = raw(RAW);
        double[][] forks = new double[raw.size()][];
        for (int fork = 0; fork < forks.length; fork++) {
            JsonArray iterations = list(place(RAW) + "[" + fork + "]", raw.get(fork));
            forks[fork] = new double[iterations.size()];
            for (int i = 0; i < forks[fork].length; i++) {
                int number = fork;
                int iteration = i;
                forks[fork][i] = number(() -> place(RAW) + "[" + number + "][" + iteration + "]", iterations.get(i));
            }
        }
        return forks;
    }

    private double[][][][] histograms() {
        List<double[][][]> forks = new ArrayList<>();
        for (JsonElement fork : raw(HISTOGRAM)) {
            String where = place(HISTOGRAM) + "[" + forks.size() + "]";
            List<double[][]> iterations = new ArrayList<>();
            for (JsonElement iteration : list(where, fork)) {
                iterations.add(pairs(where + "[" + iterations.size() + "]", iteration));
            }
            forks.add(iterations.toArray(new double[0][][]));
        }
        return forks.toArray(new double[0][][][]);
    }

    private JsonArray raw(String name) {
        JsonElement raw = json.get(name);
        return raw == null || raw.isJsonNull() ? new JsonArray() : list(place(name), raw);
    }

    /** Returns the raw data as JSON: forks separated by commas, without the outer brackets; empty if there are none. */
    public String forksText() {
        JsonElement raw = json.get(isHistogram() ? HISTOGRAM : RAW);
        return raw == null || raw.isJsonNull() ? "" : raw.toString().substring(1, raw.toString().length() - 1);
    }

    private static double[][] pairs(String where, JsonElement iteration) {
        List<double[]> pairs = new ArrayList<>();
        for (JsonElement element : list(where, iteration)) {
            int index = pairs.size();
            Supplier<String> here = () -> where + "[" + index + "]";
            JsonArray pair = list(here, element);
            Expected.is(pair.size() == 2, here, "a value and its count", element);
            pairs.add(new double[] {number(() -> here.get() + "[0]", pair.get(0)),
                number(() -> here.get() + "[1]", pair.get(1))});
        }
        return pairs.toArray(new double[0][]);
    }

    /** Returns the means of the iterations by fork, as {@link #scores} does; NaN for an iteration without a value. */
    public double[][] iterationMeans() {
        double[][][][] forks = iterations();
        double[][] means = new double[forks.length][];
        for (int fork = 0; fork < forks.length; fork++) {
            means[fork] = new double[forks[fork].length];
            for (int i = 0; i < means[fork].length; i++) {
                means[fork][i] = mean(forks[fork][i]);
            }
        }
        return means;
    }

    /** Returns the means of the forks over all their values, weighted by counts; NaN for a fork without a value. */
    public double[] forkMeans() {
        double[][][][] forks = iterations();
        double[] means = new double[forks.length];
        Arrays.setAll(means,
                fork -> mean(Arrays.stream(forks[fork]).flatMap(Arrays::stream).toArray(double[][]::new)));
        return means;
    }

    private static double mean(double[][] pairs) {
        double sum = 0;
        double count = 0;
        for (double[] pair : pairs) {
            sum += pair[0] * pair[1];
            count += pair[1];
        }
        return sum / count;
    }

    private String place(String name) {
        return place + "." + name;
    }

    private static JsonArray list(String where, JsonElement element) {
        return list(() -> where, element);
    }

    private static JsonArray list(Supplier<String> where, JsonElement element) {
        Expected.is(element.isJsonArray(), where, "a list", element);
        return element.getAsJsonArray();
    }

    private static double number(Supplier<String> where, @Nullable JsonElement element) {
        if (element == null || !element.isJsonPrimitive()) {
            throw Expected.unexpected(where.get(), "a number", element);
        }
        String text = element.getAsString();
        try {
            return text.endsWith("INF") ? infinity(text) : Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw Expected.unexpected(where.get(), "a number", text, e);
        }
    }

    private static double infinity(String text) {
        if (text.equals("+INF")) {
            return Double.POSITIVE_INFINITY;
        }
        if (text.equals("-INF")) {
            return Double.NEGATIVE_INFINITY;
        }
        throw new NumberFormatException(text);
    }
}
