package org.openjdk.jmh.results.merge;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Merges the environments of several runs: the machine of the first run with the forks of all runs. Drops them unless
 * all runs have one.
 */
final class PooledEnvironment {

    private static final String FORKS = "forks";
    private static final String DISTURBED = "disturbedForks";

    private PooledEnvironment() {
    }

    static StoredResult mark(StoredResult pooled, List<StoredResult> runs) {
        List<JsonObject> environments = new ArrayList<>();
        for (StoredResult run : runs) {
            Optional<JsonObject> environment = run.json(StoredResult.ENVIRONMENT).map(JsonParser::parseString)
                    .filter(JsonElement::isJsonObject).map(JsonElement::getAsJsonObject)
                    .filter(known -> known.get(FORKS) instanceof JsonArray);
            if (!environment.isPresent()) {
                return pooled.without(StoredResult.ENVIRONMENT);
            }
            environments.add(environment.get());
        }
        return pooled.with(StoredResult.ENVIRONMENT, of(environments).toString());
    }

    private static JsonObject of(List<JsonObject> environments) {
        JsonObject first = environments.get(0).deepCopy();
        JsonArray forks = new JsonArray();
        environments.forEach(environment -> forks.addAll(environment.getAsJsonArray(FORKS)));
        JsonArray disturbed = new JsonArray();
        for (int fork = 0; fork < forks.size(); fork++) {
            if (isDisturbed(forks.get(fork))) {
                disturbed.add(fork + 1);
            }
        }
        first.add(FORKS, forks);
        first.add(DISTURBED, disturbed);
        return first;
    }

    private static boolean isDisturbed(JsonElement fork) {
        JsonElement causes = fork.isJsonObject() ? fork.getAsJsonObject().get("causes") : null;
        return causes instanceof JsonArray && causes.getAsJsonArray().size() > 0;
    }
}
