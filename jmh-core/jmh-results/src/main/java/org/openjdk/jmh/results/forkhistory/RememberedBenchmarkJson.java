package org.openjdk.jmh.results.forkhistory;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.history.RememberedFork;

/** Converts a remembered benchmark to and from a line of JSON. */
final class RememberedBenchmarkJson {

    /** Significant digits; more than any measurement has. */
    private static final MathContext DIGITS = new MathContext(7);

    private static final String NAME = "benchmark";
    private static final String CIRCUMSTANCES = "circumstances";
    private static final String FORKS = "forks";
    private static final String RUN = "run";
    private static final String RESULT = "result";
    private static final String ENDS = "ends";
    private static final String TIMES = "times";

    private RememberedBenchmarkJson() {
    }

    static String of(RememberedBenchmark benchmark) {
        JsonObject line = new JsonObject();
        line.addProperty(NAME, benchmark.name());
        JsonObject circumstances = new JsonObject();
        benchmark.circumstances().forEach(circumstances::addProperty);
        line.add(CIRCUMSTANCES, circumstances);
        JsonArray forks = new JsonArray();
        benchmark.forks().forEach(fork -> forks.add(json(fork)));
        line.add(FORKS, forks);
        return line.toString();
    }

    private static JsonObject json(RememberedFork fork) {
        JsonObject json = new JsonObject();
        json.addProperty(RUN, fork.run());
        json.add(RESULT, number(fork.result()));
        json.add(ENDS, numbers(fork.ends()));
        json.add(TIMES, numbers(fork.times()));
        return json;
    }

    private static JsonArray numbers(double... values) {
        JsonArray array = new JsonArray();
        for (double value : values) {
            array.add(number(value));
        }
        return array;
    }

    private static JsonElement number(double value) {
        return new JsonPrimitive(new BigDecimal(value).round(DIGITS).doubleValue());
    }

    /** Parses a line, or throws IllegalArgumentException if it is malformed. */
    static RememberedBenchmark parse(String line) {
        try {
            JsonObject json = JsonParser.parseString(line).getAsJsonObject();
            Map<String, String> circumstances = new LinkedHashMap<>();
            required(json, CIRCUMSTANCES).getAsJsonObject().entrySet()
                    .forEach(entry -> circumstances.put(entry.getKey(), entry.getValue().getAsString()));
            List<RememberedFork> forks = new ArrayList<>();
            required(json, FORKS).getAsJsonArray().forEach(fork -> forks.add(fork(fork.getAsJsonObject())));
            return new RememberedBenchmark(required(json, NAME).getAsString(), circumstances, forks);
        } catch (JsonParseException | IllegalStateException | UnsupportedOperationException | ClassCastException e) {
            throw new IllegalArgumentException("it is not a benchmark in JSON", e);
        } catch (StackOverflowError e) {
            throw new IllegalArgumentException("it is nested too deeply", e);
        }
    }

    private static RememberedFork fork(JsonObject json) {
        return RememberedFork.of(required(json, RUN).getAsLong(), numbers(json, ENDS), numbers(json, TIMES),
                required(json, RESULT).getAsDouble());
    }

    private static double[] numbers(JsonObject json, String key) {
        JsonArray array = required(json, key).getAsJsonArray();
        double[] numbers = new double[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).getAsDouble();
        }
        return numbers;
    }

    private static JsonElement required(JsonObject json, String key) {
        JsonElement value = json.get(key);
        if (value == null) {
            throw new IllegalArgumentException("it lacks '" + key + "'");
        }
        return value;
    }
}
