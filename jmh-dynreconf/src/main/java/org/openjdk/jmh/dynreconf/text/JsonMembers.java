package org.openjdk.jmh.dynreconf.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Members of an object in JSON in the order of the source; those of {@code Map.of} have another one in each virtual
 * machine.
 */
public final class JsonMembers {

    private JsonMembers() {
    }

    /**
     * Puts members together.
     *
     * @param namesAndValues names, each with its value behind it
     * @return a map to which more may be added
     */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }
}
