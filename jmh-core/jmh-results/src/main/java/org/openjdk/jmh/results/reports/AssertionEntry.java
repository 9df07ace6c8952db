package org.openjdk.jmh.results.reports;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.openjdk.jmh.results.assertions.JudgedAssertion;

/** Formats the assertions on a benchmark for its result in JMH's format. */
public final class AssertionEntry {

    /** Key of the assertions in a result. */
    public static final String KEY = "assertions";

    private AssertionEntry() {
    }

    /** Returns a JSON list of assertions. */
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
