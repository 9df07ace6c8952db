package org.openjdk.jmh.results.stored;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * A score with its raw data: the primary one of a benchmark, or one of a profiler or an auxiliary counter.
 *
 * <p>Numbers that JSON has no word for are texts in JMH's files: NaN, +INF, -INF.
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
     * The score as JMH computed it.
     *
     * @return in {@link #unit()}s; may be NaN
     * @throws IllegalArgumentException if there is none
     */
    public double score() {
        return number(place(SCORE), json.get(SCORE));
    }

    /**
     * Half the width of JMH's interval of the score, at 99.9 %, over the iterations of all forks.
     *
     * @return NaN where there are too few iterations, and where the file has none
     */
    public double scoreError() {
        return json.has("scoreError") ? number(place("scoreError"), json.get("scoreError")) : Double.NaN;
    }

    /** The unit, such as us/op; empty where the file has none. */
    public String unit() {
        JsonElement unit = json.get("scoreUnit");
        return unit != null && unit.isJsonPrimitive() ? unit.getAsString() : "";
    }

    /** Whether invocations were measured one by one. */
    public boolean isHistogram() {
        return json.has(HISTOGRAM) && json.get(HISTOGRAM).isJsonArray();
    }

    /**
     * The measured values. In sample time mode these are different times of invocations with the number of invocations
     * that took them, in the other modes one value for each iteration.
     *
     * @return forks, iterations, pairs of value and count; no fork where the file has no raw data
     * @throws IllegalArgumentException if something else stands there
     */
    public double[][][][] iterations() {
        String name = isHistogram() ? HISTOGRAM : RAW;
        JsonElement raw = json.get(name);
        if (raw == null || raw.isJsonNull()) {
            return new double[0][][][];
        }
        List<double[][][]> forks = new ArrayList<>();
        for (JsonElement fork : list(place(name), raw)) {
            String where = place(name) + "[" + forks.size() + "]";
            List<double[][]> iterations = new ArrayList<>();
            for (JsonElement iteration : list(where, fork)) {
                String here = where + "[" + iterations.size() + "]";
                iterations.add(isHistogram() ? pairs(here, iteration) : new double[][] {{number(here, iteration), 1}});
            }
            forks.add(iterations.toArray(new double[0][][]));
        }
        return forks.toArray(new double[0][][][]);
    }

    /**
     * The raw data as they stand in the file.
     *
     * @return forks in JSON, separated by commas, without the brackets around all; empty where there are none
     */
    public String forksText() {
        JsonElement raw = json.get(isHistogram() ? HISTOGRAM : RAW);
        return raw == null || raw.isJsonNull() ? "" : raw.toString().substring(1, raw.toString().length() - 1);
    }

    private static double[][] pairs(String where, JsonElement iteration) {
        List<double[]> pairs = new ArrayList<>();
        for (JsonElement element : list(where, iteration)) {
            String here = where + "[" + pairs.size() + "]";
            JsonArray pair = list(here, element);
            Expected.is(pair.size() == 2, here, "a value and its count", element);
            pairs.add(new double[] {number(here + "[0]", pair.get(0)), number(here + "[1]", pair.get(1))});
        }
        return pairs.toArray(new double[0][]);
    }

    /**
     * The means of the iterations.
     *
     * @return forks, iterations; NaN for an iteration without a value
     * @throws IllegalArgumentException if the raw data are none
     */
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
        Expected.is(element.isJsonArray(), where, "a list", element);
        return element.getAsJsonArray();
    }

    private static double number(String where, JsonElement element) {
        Expected.is(element != null && element.isJsonPrimitive(), where, "a number", element);
        String text = element.getAsString();
        switch (text) {
            case "+INF":
                return Double.POSITIVE_INFINITY;
            case "-INF":
                return Double.NEGATIVE_INFINITY;
            default:
                try {
                    return Double.parseDouble(text);
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException(where + ": expected a number, found " + Expected.quote(text), e);
                }
        }
    }
}
