package org.openjdk.jmh.results.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.text.Secrets;

/** Represents a benchmark's entry in a result file. Unknown keys are preserved in their place. */
public final class StoredResult {

    /** Key of the fingerprint of the benchmark's own code. */
    public static final String FINGERPRINT = "fingerprint";

    /** Key of the order of the forks of both sides, unless they ran one after the other. */
    public static final String SIDE_ORDER = "sideOrder";

    /** Value of {@link #SIDE_ORDER} for forks that ran at the same time. */
    public static final String DUET = "duet";

    /** Value of {@link #SIDE_ORDER} for forks that alternated, iteration by iteration. */
    public static final String ALTERNATING = "alternating";

    /** Key of the clock of comparisons, unless that is wall time. */
    public static final String CLOCK = "clock";

    /** Value of {@link #CLOCK} for time without waiting for a processor. */
    public static final String OWN_TIME = "own";

    /** Key of the warmup iterations of options or annotations, if the warmup ended when the fork was warm. */
    public static final String GIVEN_WARMUPS = "givenWarmupIterations";

    /** Key of the machine's properties and its disturbances. */
    public static final String ENVIRONMENT = "environment";

    /** Key of the settings of counted results. */
    public static final String COUNTING = "counting";

    /** Key of the invocations of a window, in {@link #COUNTING}. */
    public static final String WINDOW = "windowInvocations";

    /** Key of the descriptions of the shards that a result was merged from. */
    public static final String SHARDS = "shards";

    /** Key of the arguments of the JVM, in which secrets are masked. */
    public static final String ARGUMENTS = "jvmArgs";

    private static final String PRIMARY = "primaryMetric";
    private static final String SECONDARY = "secondaryMetrics";
    private static final String PARAMETERS = "params";

    final JsonObject json;
    private final ResultKey key;

    /** Creates an entry from JSON. If that is malformed, the exception says where and what was expected. */
    StoredResult(JsonElement element) {
        Expected.is(element.isJsonObject(), "", "an object with the keys benchmark, mode and " + PRIMARY, element);
        json = element.getAsJsonObject();
        mask(json);
        key = new ResultKey(text("benchmark"), text("mode"), parameters());
        Expected.is(json.has(PRIMARY) && json.get(PRIMARY).isJsonObject(), PRIMARY, "an object", json.get(PRIMARY));
    }

    /** Masks secrets here, because every reader of a result writes or reports it. */
    private static void mask(JsonObject json) {
        JsonElement arguments = json.get(ARGUMENTS);
        if (arguments != null && arguments.isJsonArray()) {
            JsonArray masked = new JsonArray();
            arguments.getAsJsonArray().forEach(argument -> masked.add(isText(argument)
                    ? new JsonPrimitive(Secrets.masked(argument.getAsString())) : argument));
            json.add(ARGUMENTS, masked);
        }
    }

    private static boolean isText(@Nullable JsonElement value) {
        return value instanceof JsonPrimitive && value.getAsJsonPrimitive().isString();
    }

    private String text(String name) {
        JsonElement value = json.get(name);
        Expected.is(isText(value), name, "a text", value);
        return value.getAsString();
    }

    private Map<String, String> parameters() {
        JsonElement parameters = json.get(PARAMETERS);
        if (parameters == null || parameters.isJsonNull()) {
            return new LinkedHashMap<>();
        }
        Expected.is(parameters.isJsonObject(), PARAMETERS, "an object", parameters);
        Map<String, String> all = new LinkedHashMap<>();
        parameters.getAsJsonObject().entrySet().forEach(parameter -> {
            Expected.is(parameter.getValue().isJsonPrimitive(), PARAMETERS + "." + parameter.getKey(), "a text",
                    parameter.getValue());
            all.put(parameter.getKey(), parameter.getValue().getAsString());
        });
        return all;
    }

    public ResultKey key() {
        return key;
    }

    /**
     * Returns a text or number, such as {@code jdkVersion} or {@code forks}; empty for an object, a list or no such
     * key.
     */
    public Optional<String> value(String name) {
        return primitive(json.get(name));
    }

    private static Optional<String> primitive(@Nullable JsonElement value) {
        return value != null && value.isJsonPrimitive() ? Optional.of(value.getAsString()) : Optional.empty();
    }

    /** Returns a text or number of an object, such as {@code seconds} of {@code reconfiguration}, or empty. */
    public Optional<String> value(String part, String name) {
        return primitive(member(json.get(part), name));
    }

    /** Returns a text or number such as {@code runs} of {@code history} of {@code reconfiguration}, or empty. */
    public Optional<String> value(String part, String inner, String name) {
        return primitive(member(member(json.get(part), inner), name));
    }

    /** Returns the number of elements of a list in an object; 0 if there is no such list. */
    public int size(String part, String name) {
        return list(member(json.get(part), name)).size();
    }

    /**
     * Returns a list of texts or numbers in an object, such as {@code methods} of {@code measures}; empty if there is
     * no such list.
     */
    public List<String> values(String part, String name) {
        return texts(member(json.get(part), name));
    }

    /**
     * Returns a setting, such as {@code threshold}, of each stability criterion; empty for a static run, or if one
     * lacks it.
     */
    public List<String> criteria(String name) {
        JsonElement settings = member(json.get("reconfiguration"), "settings");
        List<String> values = new ArrayList<>();
        for (JsonElement criterion : list(member(settings, "criteria"))) {
            Optional<String> value = primitive(member(criterion, name));
            if (!value.isPresent()) {
                return new ArrayList<>();
            }
            values.add(value.get());
        }
        return values;
    }

    /**
     * Returns lists of numbers in the objects of a list, such as {@code waiting} of {@code forks} of {@code
     * environment}.
     *
     * @return the numbers of each element, NaN for other values; no element if one lacks the list
     */
    public double[][] numbers(String part, String list, String name) {
        List<double[]> numbers = new ArrayList<>();
        for (JsonElement element : list(member(json.get(part), list))) {
            JsonElement values = member(element, name);
            if (values == null || !values.isJsonArray()) {
                return new double[0][];
            }
            numbers.add(texts(values).stream().mapToDouble(StoredResult::numberOrNaN).toArray());
        }
        return numbers.toArray(new double[0][]);
    }

    /** Returns a number in an object of the entry, such as {@code load} of {@code environment}; NaN if there is none. */
    public double number(String part, String name) {
        return value(part, name).map(StoredResult::numberOrNaN).orElse(Double.NaN);
    }

    private static double numberOrNaN(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private static JsonArray list(@Nullable JsonElement list) {
        return list != null && list.isJsonArray() ? list.getAsJsonArray() : new JsonArray();
    }

    private static @Nullable JsonElement member(@Nullable JsonElement object, String name) {
        return object != null && object.isJsonObject() ? object.getAsJsonObject().get(name) : null;
    }

    /** Returns a list of texts or numbers of the entry, such as {@code jvmArgs}; empty if there is no such list. */
    public List<String> values(String name) {
        return texts(json.get(name));
    }

    private static List<String> texts(@Nullable JsonElement list) {
        List<String> values = new ArrayList<>();
        list(list).forEach(value -> values.add(primitive(value).orElseGet(value::toString)));
        return values;
    }

    public boolean has(String name) {
        return json.has(name);
    }

    /** Returns any part of the entry as JSON; empty if there is no such key. */
    public Optional<String> json(String name) {
        return Optional.ofNullable(json.get(name)).map(JsonElement::toString);
    }

    /** Returns the primary score. */
    public StoredMetric primary() {
        return new StoredMetric(PRIMARY, json.getAsJsonObject(PRIMARY));
    }

    /** Returns the scores in own time; empty if wall time judged the result, or if the waiting of an iteration is unknown. */
    public Optional<OwnScores> ownScores() {
        return value(CLOCK).filter(OWN_TIME::equals).flatMap(own -> OwnScores.of(primary().iterationMeans(),
                numbers(ENVIRONMENT, "forks", "waiting"), key.mode().equals("thrpt")));
    }

    /** Returns the metrics of profilers and auxiliary counters by label, in the order of the file. */
    public Map<String, StoredMetric> secondary() {
        Map<String, StoredMetric> metrics = new LinkedHashMap<>();
        JsonElement secondary = json.get(SECONDARY);
        if (secondary != null && secondary.isJsonObject()) {
            secondary.getAsJsonObject().entrySet().stream().filter(metric -> metric.getValue().isJsonObject())
                    .forEach(metric -> metrics.put(metric.getKey(), new StoredMetric(
                            SECONDARY + "." + metric.getKey(), metric.getValue().getAsJsonObject())));
        }
        return metrics;
    }

    /**
     * Returns a copy with another part.
     *
     * @param name of the key, replaced in its place or added at the end
     * @param part in JSON
     * @throws IllegalArgumentException if the part or the resulting entry is malformed
     */
    public StoredResult with(String name, String part) {
        JsonObject copy = new JsonObject();
        json.entrySet().forEach(member -> copy.add(member.getKey(), member.getValue()));
        copy.add(name, Expected.parsed(name, part));
        return new StoredResult(copy);
    }

    /** Returns a copy without some optional parts, or throws IllegalArgumentException if it would be malformed. */
    public StoredResult without(String... names) {
        return new StoredResult(jsonWithout(names));
    }

    /** Returns the entry without some parts, as JSON. */
    public String textWithout(String... names) {
        return jsonWithout(names).toString();
    }

    private JsonObject jsonWithout(String... names) {
        JsonObject copy = new JsonObject();
        json.entrySet().stream().filter(member -> !Arrays.asList(names).contains(member.getKey()))
                .forEach(member -> copy.add(member.getKey(), member.getValue()));
        return copy;
    }

    /** Returns a text as a JSON string, quoted and escaped. */
    public static String quoted(String text) {
        return new JsonPrimitive(text).toString();
    }

    @Override
    public String toString() {
        return key.toString();
    }
}
