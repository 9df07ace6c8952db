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
     * Creates a benchmark in a formula.
     *
     * @param dimension what is taken of its results
     * @param baseline  whether the results are those of a baseline
     * @param name      of the method, perhaps behind the name of its class
     * @param arguments values of its parameters
     */
    public Measured(Dimension dimension, boolean baseline, String name, List<Argument> arguments) {
        this.dimension = dimension;
        this.baseline = baseline;
        this.name = name;
        this.arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
    }

    /** {@return whether times or bytes are taken} */
    public Dimension dimension() {
        return dimension;
    }

    /** {@return whether results of the baseline are taken} */
    public boolean isBaseline() {
        return baseline;
    }

    /** {@return the name of the method, with or without that of its class} */
    public String name() {
        return name;
    }

    /** {@return the values of parameters as they were written, unmodifiable} */
    public List<Argument> arguments() {
        return arguments;
    }

    /**
     * Returns the same with values for variables.
     *
     * @param values by name of the variable
     * @return without variables, if each has a value
     */
    public Measured bound(Map<String, String> values) {
        return new Measured(dimension, baseline, name, arguments.stream().map(argument -> argument.bound(values))
                .collect(Collectors.toList()));
    }

    /**
     * Returns the same with a value for a parameter that has none.
     *
     * @param parameter its name
     * @param value     its value
     */
    public Measured with(String parameter, String value) {
        List<Argument> more = new ArrayList<>(arguments);
        more.add(Argument.value(parameter, value));
        return new Measured(dimension, baseline, name, more);
    }

    /** Returns the benchmark without what is taken of it. */
    private String reference() {
        return (baseline ? "baseline." : "") + Texts.name(name, !arguments.isEmpty()) + (arguments.isEmpty() ? ""
                : arguments.stream().map(Argument::toString).collect(Collectors.joining(", ", "(", ")")));
    }

    @Override
    public String toString() {
        return dimension == Dimension.BYTES ? "alloc(" + reference() + ")" : reference();
    }
}
