package org.openjdk.jmh.results.reports;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/** Reads and writes the assertions on a benchmark in a result in JMH's format. */
public final class AssertionEntry {

    /** The key of the result. */
    public static final String KEY = "assertions";

    private AssertionEntry() {
    }

    /**
     * Its value.
     *
     * @param assertions that name the benchmark
     * @return a list in JSON
     */
    public static String json(List<JudgedAssertion> assertions) {
        JsonArray list = new JsonArray();
        for (JudgedAssertion assertion : assertions) {
            JsonObject entry = new JsonObject();
            entry.addProperty("class", assertion.owner());
            entry.addProperty("formula", assertion.text());
            entry.addProperty("verdict", assertion.verdict().id());
            entry.addProperty("evidence", assertion.evidence());
            list.add(entry);
        }
        return list.toString();
    }
}
