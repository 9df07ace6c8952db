package org.openjdk.jmh.runner.options;

import java.util.EnumMap;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/**
 * Numbers that a user gave; immutable. Upstream makes options in the fork, too, and looks at the signatures of their
 * methods there, which loads the types in them. Options therefore call these methods, and have none that name this type or
 * {@link CountSetting}.
 */
final class CountValues {

    private final Map<CountSetting, Integer> values;

    private CountValues(Map<CountSetting, Integer> values) {
        this.values = values;
    }

    /**
     * Adds a number.
     *
     * @param earlier null where there is none yet
     */
    static CountValues with(CountValues earlier, CountSetting setting, int value) {
        Map<CountSetting, Integer> values = new EnumMap<>(CountSetting.class);
        if (earlier != null) {
            values.putAll(earlier.values);
        }
        values.put(setting, value);
        return new CountValues(values);
    }

    /**
     * Adds a number that a method of the builder was given.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    static CountValues checked(CountValues earlier, CountSetting setting, int value) {
        if (!setting.accepts(value)) {
            throw new IllegalArgumentException(setting.method() + "(" + value + "): " + setting.problem(value, ""));
        }
        return with(earlier, setting, value);
    }

    /**
     * Returns a number.
     *
     * @param values null where there are none
     */
    static Optional<Integer> value(CountValues values, CountSetting setting) {
        return values == null ? Optional.none() : Optional.eitherOf(values.values.get(setting));
    }
}
