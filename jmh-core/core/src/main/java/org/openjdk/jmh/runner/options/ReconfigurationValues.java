package org.openjdk.jmh.runner.options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/**
 * Holds values of settings, wherever they come from. Stays in the host: it is not serialized. Upstream makes options in
 * the fork, too, which has none of the values, and so makes no setting.
 */
abstract class ReconfigurationValues implements ReconfigurationOptions {

    private Map<Setting<?>, Object> values = Collections.emptyMap();

    /** Tells whether a user typed them, or some of them. */
    abstract boolean isCommandLine();

    @Override
    public <T> Optional<T> given(Setting<T> setting) {
        return own(setting);
    }

    /** Returns what stands here, whatever a parent says. */
    @SuppressWarnings("unchecked")
    final <T> Optional<T> own(Setting<T> setting) {
        return Optional.eitherOf((T) values.get(setting));
    }

    /** Takes a value that makes sense; null takes away what stands here. */
    final void put(Setting<?> setting, Object value) {
        Map<Setting<?>, Object> others = new LinkedHashMap<>(values);
        others.remove(setting);
        if (value != null) {
            others.put(setting, value);
        }
        values = others;
    }

    /** What is said in so many words counts more than what other settings here imply. */
    @Override
    public Optional<Reconfiguration> getReconfiguration() {
        Optional<Reconfiguration> said = given(Settings.RECONFIGURATION);
        return !said.hasValue() && values.keySet().stream().anyMatch(setting -> setting.has(SettingTrait.DYNAMIC))
                ? Optional.of(Reconfiguration.DYNAMIC) : said;
    }
}
