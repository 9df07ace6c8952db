package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.util.Optional;

/** The superclass of {@link OptionsBuilder} that adds our settings and inherits those of a parent. */
public abstract class ReconfigurableOptions extends ReconfigurationValues implements ReconfigurationOptionsBuilder {

    private Options parent;

    /** Sets the parent, whose values apply to settings that are not set here. */
    void inheritReconfiguration(Options other) {
        parent = other;
    }

    @Override
    boolean isCommandLine() {
        return parent != null && OptionOrigin.isCommandLine(parent);
    }

    @Override
    public <T> Optional<T> given(Setting<T> setting) {
        boolean inherits = parent != null && (setting.owner() == null || !own(setting.owner()).hasValue());
        return inherits ? setting.merge(parent.get(setting), own(setting)) : own(setting);
    }

    @Override
    public <T> ChainedOptionsBuilder set(Setting<T> setting, T value) {
        setting.check(value);
        put(setting, setting.type().isNothing(value) ? null : setting.merge(own(setting), Optional.of(value)).get());
        return (ChainedOptionsBuilder) this;
    }
}
