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
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.jspecify.annotations.Nullable;

/** Represents a benchmark's entry in a result file. Unknown keys are kept, and written again in the same place. */
public final class StoredResult {

    /** The key of a hash of the benchmark's own code, which is in some results. */
    public static final String FINGERPRINT = "fingerprint";

    /** The key of how its forks ran beside those of another side, where that was not one after the other. */
    public static final String SIDE_ORDER = "sideOrder";

    /** The value of that key for forks that ran at the same time. */
    public static final String DUET = "duet";

    /** The value of that key for forks that ran one iteration each in turns. */
    public static final String ALTERNATING = "alternating";

    /** The key of the clock by which its score is compared, where that is not the one on the wall. */
    public static final String CLOCK = "clock";

    /** The value of that key for times without those for which threads waited for a processor. */
    public static final String OWN_TIME = "own";

    /** The key of what the machine was and did meanwhile, which is in some results. */
    public static final String ENVIRONMENT = "environment";

    /** The key of what was counted instead of the time, and how. */
    public static final String COUNTING = "counting";

    /** The key, in that, of the number of invocations in a window. */
    public static final String WINDOW = "windowInvocations";

    /** The key of what parts of a suite said of themselves, which is in results that were put together from them. */
    public static final String SHARDS = "shards";

    /** The key of the arguments of the virtual machine, in which secrets are masked. */
    public static final String ARGUMENTS = "jvmArgs";

    private static final String PRIMARY = "primaryMetric";
    private static final String SECONDARY = "secondaryMetrics";
    private static final String PARAMETERS = "params";

    private final JsonObject json;
    private final ResultKey key;

    /**
     * Takes an entry as it was parsed.
     *
     * @throws IllegalArgumentException if it is none; the message says where and what was expected
     */
    StoredResult(JsonElement element) {
        Expected.is(element.isJsonObject(), "", "an object with the keys benchmark, mode and " + PRIMARY, element);
        json = element.getAsJsonObject();
        mask(json);
        key = new ResultKey(text("benchmark"), text("mode"), parameters());
        Expected.is(json.has(PRIMARY) && json.get(PRIMARY).isJsonObject(), PRIMARY, "an object", json.get(PRIMARY));
    }

    /** Masks secrets, as every reader of a result writes or reports it. */
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

    /** Benchmark, mode and parameters. */
    public ResultKey key() {
        return key;
    }

    /**
     * Returns a value of the entry that is a text or a number, such as {@code jdkVersion} or {@code forks}.
     *
     * @param name of the key
     * @return as in the file; empty if there is no such key, or an object or list
     */
    public Optional<String> value(String name) {
        JsonElement value = json.get(name);
        return value != null && value.isJsonPrimitive() ? Optional.of(value.getAsString()) : Optional.empty();
    }

    /**
     * Returns a value of an object of the entry, such as {@code seconds} of {@code reconfiguration}.
     *
     * @param part key of the object
     * @param name of the key in it
     * @return as in the file; empty if there is no such key, or an object or list
     */
    public Optional<String> value(String part, String name) {
        JsonElement value = member(part, name);
        return value != null && value.isJsonPrimitive() ? Optional.of(value.getAsString()) : Optional.empty();
    }

    /**
     * Returns a value of an object in an object of the entry, such as {@code runs} of {@code history} of {@code
     * reconfiguration}.
     *
     * @param part  key of the outer object
     * @param inner key of the object in it
     * @param name  of the key in that
     * @return as in the file; empty if there is no such key, or an object or list
     */
    public Optional<String> value(String part, String inner, String name) {
        JsonElement object = member(part, inner);
        JsonElement value = object != null && object.isJsonObject() ? object.getAsJsonObject().get(name) : null;
        return value != null && value.isJsonPrimitive() ? Optional.of(value.getAsString()) : Optional.empty();
    }

    /**
     * Returns how many elements a list in an object of the entry has.
     *
     * @param part key of the object
     * @param name of the list in it
     * @return 0 where there is no such list
     */
    public int size(String part, String name) {
        JsonElement list = member(part, name);
        return list != null && list.isJsonArray() ? list.getAsJsonArray().size() : 0;
    }

    /**
     * Returns a list of texts or numbers in an object of the entry, such as {@code methods} of {@code measures}.
     *
     * @param part key of the object
     * @param name of the list in it
     * @return as in the file; empty if there is no such list
     */
    public List<String> values(String part, String name) {
        return texts(member(part, name));
    }

    /**
     * Returns a setting of the criteria of a dynamic run.
     *
     * @param name of a setting, such as {@code threshold}
     * @return a value for each criterion, as in the file; empty for a static run, or if a criterion has none
     */
    public List<String> criteria(String name) {
        JsonElement settings = member("reconfiguration", "settings");
        JsonElement criteria = settings != null && settings.isJsonObject()
                ? settings.getAsJsonObject().get("criteria") : null;
        List<String> values = new ArrayList<>();
        if (criteria != null && criteria.isJsonArray()) {
            for (JsonElement criterion : criteria.getAsJsonArray()) {
                JsonElement value = criterion.isJsonObject() ? criterion.getAsJsonObject().get(name) : null;
                if (value == null || !value.isJsonPrimitive()) {
                    return new ArrayList<>();
                }
                values.add(value.getAsString());
            }
        }
        return values;
    }

    /**
     * Numbers in the objects of a list in an object of the entry, such as {@code waiting} of {@code forks} of
     * {@code environment}.
     *
     * @param part key of the outer object
     * @param list key of the list in it
     * @param name key of a list of numbers in each element
     * @return for each element its numbers, NaN for what is no number; no element if one has no such list
     */
    public double[][] numbers(String part, String list, String name) {
        JsonElement elements = member(part, list);
        List<double[]> numbers = new ArrayList<>();
        if (elements != null && elements.isJsonArray()) {
            for (JsonElement element : elements.getAsJsonArray()) {
                JsonElement values = element.isJsonObject() ? element.getAsJsonObject().get(name) : null;
                if (values == null || !values.isJsonArray()) {
                    return new double[0][];
                }
                numbers.add(texts(values).stream().mapToDouble(StoredResult::numberOrNaN).toArray());
            }
        }
        return numbers.toArray(new double[0][]);
    }

    private static double numberOrNaN(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private @Nullable JsonElement member(String part, String name) {
        JsonElement object = json.get(part);
        return object != null && object.isJsonObject() ? object.getAsJsonObject().get(name) : null;
    }

    /**
     * Returns a list of texts or numbers of the entry, such as {@code jvmArgs}.
     *
     * @param name of the key
     * @return as in the file; empty if there is no such list
     */
    public List<String> values(String name) {
        return texts(json.get(name));
    }

    private static List<String> texts(@Nullable JsonElement list) {
        List<String> values = new ArrayList<>();
        if (list != null && list.isJsonArray()) {
            list.getAsJsonArray().forEach(value -> values.add(value.isJsonPrimitive()
                    ? value.getAsString() : value.toString()));
        }
        return values;
    }

    /** Returns whether the entry has this key. */
    public boolean has(String name) {
        return json.has(name);
    }

    /**
     * Returns a part of the entry that this library has no type for.
     *
     * @param name of the key
     * @return its text in JSON; empty where there is no such key
     */
    public Optional<String> json(String name) {
        return Optional.ofNullable(json.get(name)).map(JsonElement::toString);
    }

    /** Returns the score that JMH reports first. */
    public StoredMetric primary() {
        return new StoredMetric(PRIMARY, json.getAsJsonObject(PRIMARY));
    }

    /** {@return the metrics of profilers and auxiliary counters by label, in the order of the file} */
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
     * Returns the same entry with another part.
     *
     * @param name of the key, replaced in its place or added after the last one
     * @param part text in JSON
     * @return a new entry; this one does not change
     * @throws IllegalArgumentException if the part is no JSON, or one that makes the entry none
     */
    public StoredResult with(String name, String part) {
        JsonObject copy = new JsonObject();
        json.entrySet().forEach(member -> copy.add(member.getKey(), member.getValue()));
        copy.add(name, Expected.parsed(name, part));
        return new StoredResult(copy);
    }

    /**
     * Returns the same entry without some optional parts.
     *
     * @param names of the keys to leave out
     * @return a new entry; this one does not change
     * @throws IllegalArgumentException if it is none without them
     */
    public StoredResult without(String... names) {
        return new StoredResult(jsonWithout(names));
    }

    /**
     * Returns the text of the entry but for some parts.
     *
     * @param names of the keys to leave out
     */
    public String textWithout(String... names) {
        return jsonWithout(names).toString();
    }

    private JsonObject jsonWithout(String... names) {
        JsonObject copy = new JsonObject();
        json.entrySet().stream().filter(member -> !Arrays.asList(names).contains(member.getKey()))
                .forEach(member -> copy.add(member.getKey(), member.getValue()));
        return copy;
    }

    /**
     * Returns a text as JSON has it.
     *
     * @param text any text
     * @return the text in quotes, with escapes where needed
     */
    public static String quoted(String text) {
        return new JsonPrimitive(text).toString();
    }

    /** Returns the whole entry. */
    JsonObject json() {
        return json;
    }

    @Override
    public String toString() {
        return key.toString();
    }
}
