package org.openjdk.jmh.integration.support;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads JMH's JSON results, strictly. */
public final class Json {

    private Json() {
    }

    public static List<JsonObject> results(Path file) {
        try (Reader reader = Files.newBufferedReader(file)) {
            JsonReader json = new JsonReader(reader);
            json.setStrictness(Strictness.STRICT);
            return objects(JsonParser.parseReader(json).getAsJsonArray());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static JsonObject only(Path file) {
        List<JsonObject> results = results(file);
        if (results.size() != 1) {
            throw new AssertionError("one result expected, but there are " + results.size());
        }
        return results.get(0);
    }

    public static JsonObject reconfiguration(JsonObject result) {
        return result.getAsJsonObject("reconfiguration");
    }

    public static List<JsonObject> objects(JsonArray array) {
        return array.asList().stream().map(JsonElement::getAsJsonObject).toList();
    }

    /** Returns the forks of a reconfiguration. */
    public static List<JsonObject> forks(JsonObject result) {
        return objects(reconfiguration(result).getAsJsonArray("forks"));
    }

    /** Returns the warmup iterations of each fork. */
    public static List<Integer> warmups(JsonObject result) {
        return forks(result).stream().map(fork -> fork.get("warmupIterations").getAsInt()).toList();
    }

    public static List<String> strings(JsonArray array) {
        List<String> strings = new ArrayList<>();
        array.forEach(element -> strings.add(element.getAsString()));
        return strings;
    }

    public static List<String> warnings(JsonObject result) {
        return strings(reconfiguration(result).getAsJsonArray("warnings"));
    }
}
