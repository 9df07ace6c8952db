package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Locale;

/** Connects two formulas. */
public enum Connective {

    /** Both hold. */
    AND,

    /** One of both holds, or both do. */
    OR,

    /** The second holds, or the first fails. */
    IMPLIES;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
