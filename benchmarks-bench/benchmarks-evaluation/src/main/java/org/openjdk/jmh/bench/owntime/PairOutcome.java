package org.openjdk.jmh.bench.owntime;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a comparison of two sides found.
 *
 * @param verdict  as JMH's JSON has it, or {@value #NONE}
 * @param obstacle why there is no verdict although the interval may be narrow, a phrase; empty if nothing prevents one
 * @param pairs    number of pairs of forks
 * @param rms      root mean square of 100 times the logarithm of a pair's change, less the known change
 * @param estimate of the change, in %
 * @param lower    end of its interval, in %
 * @param upper    end of its interval, in %
 */
record PairOutcome(String verdict, String obstacle, int pairs, double rms, double estimate, double lower,
                   double upper) {

    /** If JMH failed, or refused to measure. */
    static final String NONE = "none";

    private static final double PERCENT = 100;

    static PairOutcome none() {
        return new PairOutcome(NONE, "", 0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    /** Reads the first comparison of a report in JSON. */
    static PairOutcome read(Path report, KnownChange known) throws IOException {
        try (Reader reader = Files.newBufferedReader(report)) {
            JsonObject metric = JsonParser.parseReader(reader).getAsJsonObject().getAsJsonArray("comparisons").get(0)
                    .getAsJsonObject();
            JsonArray baseline = metric.getAsJsonArray("baseline");
            JsonArray candidate = metric.getAsJsonArray("candidate");
            int pairs = Math.min(baseline.size(), candidate.size());
            double squares = 0;
            for (int i = 0; i < pairs; i++) {
                squares += Math.pow(Math.log(candidate.get(i).getAsDouble() / baseline.get(i).getAsDouble())
                        - known.logRatio(), 2);
            }
            JsonElement obstacle = metric.get("obstacle");
            return new PairOutcome(metric.get("verdict").getAsString(),
                    obstacle.isJsonNull() ? "" : obstacle.getAsString(), pairs, PERCENT * Math.sqrt(squares / pairs),
                    change(metric.get("ratio")), change(metric.get("lower")), change(metric.get("upper")));
        }
    }

    /** Reads a ratio; JMH writes infinite ones as +INF. */
    private static double change(JsonElement ratio) {
        return ratio.isJsonNull() ? Double.NaN
                : PERCENT * (Double.parseDouble(ratio.getAsString().replace("INF", "Infinity")) - 1);
    }
}
