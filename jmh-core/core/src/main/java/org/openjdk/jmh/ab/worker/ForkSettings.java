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

/** What the options of a run say of all forks; immutable. */
public final class ForkSettings {

    private final Map<ForkSetting, List<String>> settings;

    private ForkSettings(Map<ForkSetting, List<String>> settings) {
        this.settings = settings;
    }

    /** No option: annotations and JMH's defaults say what forks are like. */
    public static ForkSettings none() {
        return new ForkSettings(new EnumMap<>(ForkSetting.class));
    }

    /**
     * Takes what options say.
     *
     * @param options of a run
     * @return the settings
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
     * The same with another value of one.
     *
     * @param setting to be replaced, or added
     * @param texts   its value
     * @return a copy
     */
    public ForkSettings with(ForkSetting setting, String... texts) {
        ForkSettings copy = none();
        copy.settings.putAll(settings);
        copy.settings.put(setting, Collections.unmodifiableList(Arrays.asList(texts)));
        return copy;
    }

    /** What is said of one; empty where nothing is. */
    public Optional<List<String>> of(ForkSetting setting) {
        return Optional.ofNullable(settings.get(setting));
    }

    /** Tells them to a fork. */
    void tell(ChainedOptionsBuilder fork) {
        settings.forEach((setting, texts) -> setting.tell(fork, texts));
    }

    /** One line. */
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
