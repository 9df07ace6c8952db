package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Holds a value for each option of a criterion; immutable. */
public final class CriterionOptions {

    private final Map<String, String> values;

    private CriterionOptions(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Returns the values that the user set, and the defaults of the others.
     *
     * @throws CriterionException if the criterion has no such option, does not accept the value, or values contradict
     * each other
     */
    static CriterionOptions of(StabilityCriterion criterion, Map<String, String> settings) {
        Map<String, String> values = new LinkedHashMap<>();
        for (CriterionOption option : criterion.options()) {
            String value = settings.getOrDefault(option.name(), option.defaultValue());
            String problem = option.problemWith(value);
            if (problem != null) {
                throw new CriterionException("option " + option.name() + " of criterion " + criterion.name() + ": "
                        + problem + " (" + option.help() + ")");
            }
            values.put(option.name(), value);
        }
        for (String name : settings.keySet()) {
            if (!values.containsKey(name)) {
                throw new CriterionException("criterion " + criterion.name() + " has no option '" + name + "'"
                        + knownOptions(criterion.options()));
            }
        }
        CriterionOptions options = new CriterionOptions(values);
        criterion.contradiction(options).ifPresent(problem -> {
            throw new CriterionException("options of criterion " + criterion.name() + ": " + problem);
        });
        return options;
    }

    private static String knownOptions(List<CriterionOption> options) {
        if (options.isEmpty()) {
            return " (it has none)";
        }
        return options.stream().map(o -> o.name() + "=" + o.defaultValue())
                .collect(Collectors.joining(", ", "; its options and defaults: ", ""));
    }

    /**
     * {@return the value of an option with a real number, within its range}
     *
     * @param name one of the criterion's options
     */
    public double number(String name) {
        return Double.parseDouble(text(name));
    }

    /**
     * {@return the value of an option with a whole number, within its range}
     *
     * @param name one of the criterion's options
     */
    public int integer(String name) {
        return Integer.parseInt(text(name));
    }

    /**
     * {@return the value of any option as it was given}
     *
     * @param name one of the criterion's options
     * @throws IllegalArgumentException if the criterion does not declare that option
     */
    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("option " + name + " is not declared; declared: " + values.keySet());
        }
        return value;
    }

    /** {@return all options with their values, unmodifiable, in the order in which the criterion declares them} */
    public Map<String, String> asMap() {
        return Collections.unmodifiableMap(values);
    }
}
