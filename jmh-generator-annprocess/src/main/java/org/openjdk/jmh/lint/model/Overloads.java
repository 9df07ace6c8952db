package org.openjdk.jmh.lint.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The methods of one name that a class declares or inherits, as far as they can be found. */
public final class Overloads {

    /** Where nothing tells which classes there are. */
    public static final Overloads UNKNOWN = new Overloads(null);

    /** Where there is no such class. */
    public static final Overloads OF_NO_CLASS = new Overloads(null);

    private final List<List<String>> parameters;

    private Overloads(List<List<String>> parameters) {
        this.parameters = parameters;
    }

    /**
     * Holds methods.
     *
     * @param parameters erased types of the parameters of each, qualified, with dots in front of nested types, too
     * @return the overloads
     */
    public static Overloads of(List<List<String>> parameters) {
        return new Overloads(Collections.unmodifiableList(new ArrayList<>(parameters)));
    }

    /**
     * Lists the methods.
     *
     * @return erased types of the parameters of each; empty where the class has no such method, or is not known
     */
    public List<List<String>> parameters() {
        return parameters == null ? Collections.emptyList() : parameters;
    }
}
