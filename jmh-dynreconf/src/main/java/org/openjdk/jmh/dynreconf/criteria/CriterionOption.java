package org.openjdk.jmh.dynreconf.criteria;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes an option of a criterion: name, meaning, default and accepted values; immutable. */
public final class CriterionOption {

    private enum Kind { NUMBER, INTEGER, TEXT }

    private final String name;
    private final Kind kind;
    private final String defaultValue;
    private final double min;
    private final double max;
    private final String help;

    private CriterionOption(String name, Kind kind, String defaultValue, double min, double max, String help) {
        this.name = Objects.requireNonNull(name, "name");
        this.kind = kind;
        this.defaultValue = Objects.requireNonNull(defaultValue, "defaultValue");
        this.min = min;
        this.max = max;
        this.help = Objects.requireNonNull(help, "help");
        String problem = problemWith(defaultValue);
        if (problem != null) {
            throw new IllegalArgumentException("default of option " + name + ": " + problem);
        }
    }

    /**
     * {@return an option with a real number}
     *
     * @param name         how users name it
     * @param defaultValue used unless the user sets it
     * @param min          smallest accepted value
     * @param max          largest accepted value
     * @param help         its meaning in one line
     * @throws IllegalArgumentException if the default is not within the range
     */
    public static CriterionOption number(String name, double defaultValue, double min, double max, String help) {
        return new CriterionOption(name, Kind.NUMBER, Double.toString(defaultValue), min, max, help);
    }

    /**
     * {@return an option with a whole number}
     *
     * @param name         how users name it
     * @param defaultValue used unless the user sets it
     * @param min          smallest accepted value
     * @param max          largest accepted value
     * @param help         its meaning in one line
     * @throws IllegalArgumentException if the default is not within the range
     */
    public static CriterionOption integer(String name, int defaultValue, int min, int max, String help) {
        return new CriterionOption(name, Kind.INTEGER, Integer.toString(defaultValue), min, max, help);
    }

    /**
     * {@return an option with any text}
     *
     * @param name         how users name it
     * @param defaultValue used unless the user sets it
     * @param help         its meaning in one line
     */
    public static CriterionOption text(String name, String defaultValue, String help) {
        return new CriterionOption(name, Kind.TEXT, defaultValue, Double.NaN, Double.NaN, help);
    }

    /** {@return the name of the option} */
    public String name() {
        return name;
    }

    /** {@return the default as a user would type it} */
    public String defaultValue() {
        return defaultValue;
    }

    /** {@return one line of help} */
    public String help() {
        return help;
    }

    /** {@return the accepted values in words, for example "a whole number from 1 to 1000"} */
    public String range() {
        switch (kind) {
            case INTEGER:
                return "a whole number from " + (long) min + " to " + (long) max;
            case NUMBER:
                return "a number from " + min + " to " + max;
            default:
                return "text";
        }
    }

    /** Returns what is wrong with a value, or null. */
    @Nullable
    String problemWith(String value) {
        if (kind == Kind.TEXT) {
            return null;
        }
        try {
            double number = kind == Kind.INTEGER ? Integer.parseInt(value) : Decimal.parse(value);
            return number >= min && number <= max ? null : value + " is out of range: " + range();
        } catch (NumberFormatException e) {
            return "'" + value + "' is not " + range();
        }
    }
}
