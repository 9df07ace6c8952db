package org.openjdk.jmh.dynreconf.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** Creates JSON objects whose members keep their order, which {@code Map.of} does not. */
public final class JsonMembers {

    private JsonMembers() {
    }

    /** Returns a modifiable map of names, each followed by its value. */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }
}
