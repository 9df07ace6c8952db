package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.LinkedHashMap;
import java.util.Map;

/** Holds the variables that enclosing quantifiers bind. */
final class Scope {

    private final Map<String, Boolean> used = new LinkedHashMap<>();

    boolean has(String variable) {
        return used.containsKey(variable);
    }

    void enter(String variable) {
        used.put(variable, false);
    }

    void use(String variable) {
        used.put(variable, true);
    }

    /** Ends the scope of a variable; returns whether it was used. */
    boolean leave(String variable) {
        return Boolean.TRUE.equals(used.remove(variable));
    }
}
