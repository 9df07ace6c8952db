package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;

/** The options of a run for all its forks; immutable. */
public final class ForkSettings {

    private final Map<ForkSetting, List<String>> settings;

    private ForkSettings(Map<ForkSetting, List<String>> settings) {
        this.settings = settings;
    }

    /** Returns no options: annotations and JMH's defaults apply. */
    public static ForkSettings none() {
        return new ForkSettings(new EnumMap<>(ForkSetting.class));
    }

    /**
     * Reads the options of a run.
     */
    public static ForkSettings of(Options options) {
        ForkSettings all = none();
        for (ForkSetting setting : ForkSetting.values()) {
            setting.of(options)
                    .ifPresent(texts -> all.settings.put(setting, Collections.unmodifiableList(texts)));
        }
        return all;
    }

    /**
     * Returns these options with another value of one.
     *
     * @param texts its value
     */
    public ForkSettings with(ForkSetting setting, String... texts) {
        ForkSettings copy = none();
        copy.settings.putAll(settings);
        copy.settings.put(setting, Collections.unmodifiableList(Arrays.asList(texts)));
        return copy;
    }

    /** Returns the value of an option; empty if it is not set. */
    public Optional<List<String>> of(ForkSetting setting) {
        return Optional.ofNullable(settings.get(setting));
    }

    /** Adds the options to those of a fork. */
    void applyTo(ChainedOptionsBuilder fork) {
        settings.forEach((setting, texts) -> setting.applyTo(fork, texts));
    }

    /** Returns the options as one line. */
    String encode() {
        List<String> texts = new ArrayList<>();
        settings.forEach((setting, values) -> texts.addAll(Arrays.asList(setting.name(), LineCodec.encode(values))));
        return LineCodec.encode(texts);
    }

    /** Reads such a line. */
    static ForkSettings decode(String line) {
        ForkSettings all = none();
        List<String> texts = LineCodec.decode(line);
        for (int i = 0; i < texts.size(); i += 2) {
            all.settings.put(ForkSetting.valueOf(texts.get(i)),
                    Collections.unmodifiableList(LineCodec.decode(texts.get(i + 1))));
        }
        return all;
    }

    @Override
    public String toString() {
        return settings.toString();
    }
}
