package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Provider;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.gradle.plain.GradleTool;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Setting;
import org.openjdk.jmh.runner.options.Settings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Converts options of a build script to JMH's command line, except those that the user has typed or that do not apply
 * to the kind of run.
 */
final class OptionArguments {

    private final RunKind kind;
    private final CommandLineOptions typed;
    private final Collection<String> typedWords;
    private final List<String> words = new ArrayList<>();

    private OptionArguments(RunKind kind, CommandLineOptions typed, Collection<String> typedWords) {
        this.kind = kind;
        this.typed = typed;
        this.typedWords = typedWords;
    }

    /**
     * Converts the options.
     *
     * @param extension options of the build script
     * @param text      options that the user has typed; malformed ones are rejected elsewhere
     * @param named     benchmarks that the user has named, which replace those of the build script
     */
    static List<String> of(JmhExtension extension, RunKind kind, String text, Collection<String> named) {
        TypedOptions options;
        try {
            options = TypedOptions.parse(GradleTool.TOOL, text, kind.implied());
        } catch (RefusedException e) {
            return List.of();
        }
        CommandLineOptions typed = options.parsed();
        OptionArguments all = new OptionArguments(kind, typed, options.words());
        if (typed.getIncludes().isEmpty() && named.isEmpty()) {
            all.words.addAll(extension.getIncludes().get());
        }
        extension.getFlags().get().forEach(all::addFlag);
        SettingWords.add(extension, all);
        return all.words;
    }

    private void addFlag(String flag, String value) {
        if (!typedWords.contains("-" + flag)) {
            words.add("-" + flag);
            if (!value.isEmpty()) {
                words.add(value);
            }
        }
    }

    /** Adds a property unless it is unset or the user has typed it. */
    void add(Setting<?> setting, Provider<?> property) {
        if (kind.takes(setting) && property.isPresent() && !typed.given(setting).hasValue()) {
            addValue(setting, property.get());
        }
    }

    private void addValue(Setting<?> setting, Object value) {
        if (value instanceof Collection<?> several) {
            several.forEach(one -> words.addAll(List.of(setting.toString(), one.toString())));
        } else if (value instanceof Map<?, ?> pairs) {
            pairs.forEach((name, one) -> words.addAll(List.of(setting.toString(), name + "=" + one)));
        } else if (setting == Settings.RESULT_PAGE && value.equals("html")) {
            words.addAll(List.of("-rf", "html"));
        } else if (setting.argument() != null) {

            words.addAll(List.of(setting.toString(), value.toString()));
        } else if (value.equals(true)) {
            words.add(setting.toString());
        }
    }
}
