package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The methods of one name that a class declares or inherits, as far as they can be found. */
public final class Overloads {

    /** Result if it cannot be determined whether the class exists. */
    public static final Overloads UNKNOWN = new Overloads(null);

    /** Result if there is no such class. */
    public static final Overloads OF_NO_CLASS = new Overloads(null);

    private final List<List<String>> parameters;

    private Overloads(List<List<String>> parameters) {
        this.parameters = parameters;
    }

    /**
     * Creates the overloads.
     *
     * @param parameters erased, qualified parameter types of each method, with dots before nested types as well
     */
    public static Overloads of(List<List<String>> parameters) {
        return new Overloads(Collections.unmodifiableList(new ArrayList<>(parameters)));
    }

    /** Returns the erased parameter types of each method; empty if there is none or the class is unknown. */
    public List<List<String>> parameters() {
        return parameters == null ? Collections.emptyList() : parameters;
    }
}
