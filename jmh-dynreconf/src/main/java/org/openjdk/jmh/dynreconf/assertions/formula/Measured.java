package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names a measured quantity of a benchmark in a formula; immutable. */
public final class Measured {

    private final Dimension dimension;
    private final boolean baseline;
    private final String name;
    private final List<Argument> arguments;

    /**
     * Creates a quantity.
     *
     * @param baseline  whether results are those of the baseline
     * @param name      of the method, optionally after that of its class
     * @param arguments values of its parameters
     */
    public Measured(Dimension dimension, boolean baseline, String name, List<Argument> arguments) {
        this.dimension = dimension;
        this.baseline = baseline;
        this.name = name;
        this.arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
    }

    public Dimension dimension() {
        return dimension;
    }

    public boolean isBaseline() {
        return baseline;
    }

    /** Returns the name of the method, with or without that of its class. */
    public String name() {
        return name;
    }

    /** Returns the values of parameters as written, unmodifiable. */
    public List<Argument> arguments() {
        return arguments;
    }

    /** Returns the quantity with values for variables, by name. */
    public Measured bound(Map<String, String> values) {
        return new Measured(dimension, baseline, name, arguments.stream().map(argument -> argument.bound(values))
                .collect(Collectors.toList()));
    }

    /** Returns the quantity with a value for a parameter that has none. */
    public Measured with(String parameter, String value) {
        List<Argument> more = new ArrayList<>(arguments);
        more.add(Argument.value(parameter, value));
        return new Measured(dimension, baseline, name, more);
    }

    /** Returns the name of the benchmark with its arguments. */
    private String reference() {
        return (baseline ? "baseline." : "") + Texts.name(name, !arguments.isEmpty()) + (arguments.isEmpty() ? ""
                : arguments.stream().map(Argument::toString).collect(Collectors.joining(", ", "(", ")")));
    }

    @Override
    public String toString() {
        return dimension == Dimension.BYTES ? "alloc(" + reference() + ")" : reference();
    }
}
