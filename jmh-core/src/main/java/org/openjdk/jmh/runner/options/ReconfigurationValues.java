package org.openjdk.jmh.runner.options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.util.Optional;

/**
 * Stores values of settings, in the host only and never serialized. Upstream creates options in the fork as well; those
 * have no value, so that the fork loads no setting.
 */
abstract class ReconfigurationValues implements ReconfigurationOptions {

    private Map<Setting<?>, Object> values = Collections.emptyMap();

    /** Returns whether a user typed some of the values. */
    abstract boolean isCommandLine();

    @Override
    public <T> Optional<T> given(Setting<T> setting) {
        return own(setting);
    }

    /** Returns the value set here, ignoring a parent. */
    @SuppressWarnings("unchecked")
    final <T> Optional<T> own(Setting<T> setting) {
        return Optional.eitherOf((T) values.get(setting));
    }

    /** Sets a valid value; null removes it. */
    final void put(Setting<?> setting, Object value) {
        Map<Setting<?>, Object> others = new LinkedHashMap<>(values);
        others.remove(setting);
        if (value != null) {
            others.put(setting, value);
        }
        values = others;
    }

    /** Returns the explicit value, else {@code DYNAMIC} if a setting of dynamic runs is set here. */
    @Override
    public Optional<Reconfiguration> getReconfiguration() {
        Optional<Reconfiguration> given = given(Settings.RECONFIGURATION);
        return !given.hasValue() && values.keySet().stream().anyMatch(setting -> setting.has(SettingTrait.DYNAMIC))
                ? Optional.of(Reconfiguration.DYNAMIC) : given;
    }
}
