package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Holds a value for a parameter of a benchmark; immutable. */
public final class Argument {

    private final @Nullable String name;
    private final @Nullable String variable;
    private final @Nullable String value;

    private Argument(@Nullable String name, @Nullable String variable, @Nullable String value) {
        this.name = name;
        this.variable = variable;
        this.value = value;
    }

    /** Returns a value of the parameter of that name, or of the only one. */
    static Argument value(@Nullable String name, String text) {
        return new Argument(name, null, text);
    }

    /** Returns the variable of a quantifier. */
    static Argument variable(@Nullable String name, String variable) {
        return new Argument(name, variable, null);
    }

    /** Returns the argument with the value of its variable, whose name remains its hint. */
    Argument bound(Map<String, String> values) {
        return value != null ? this : new Argument(name, variable, values.get(variable));
    }

    /** Returns the name of the parameter; empty if it is that of {@link #hint()}, or the benchmark's only one. */
    public Optional<String> name() {
        return Optional.ofNullable(name);
    }

    /** Returns the probable name of a parameter without a name, that of the variable; empty for a literal value. */
    public Optional<String> hint() {
        return Optional.ofNullable(variable);
    }

    /** Returns the text of the value; empty for an unbound variable. */
    public Optional<String> value() {
        return Optional.ofNullable(value);
    }

    @Override
    public String toString() {
        return (name == null ? "" : name + "=") + (value == null ? variable : Texts.value(value));
    }
}
