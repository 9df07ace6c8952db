package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Provider;
import org.openjdk.jmh.gradle.plain.GradleWords;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Setting;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Options of a build script on JMH's command line, but for those that the user has typed and those of other kinds of runs. */
final class OptionWords {

    private final RunKind kind;
    private final CommandLineOptions typed;
    private final Collection<String> typedWords;
    private final List<String> words = new ArrayList<>();

    private OptionWords(RunKind kind, CommandLineOptions typed, Collection<String> typedWords) {
        this.kind = kind;
        this.typed = typed;
        this.typedWords = typedWords;
    }

    /**
     * Puts them together.
     *
     * @param extension of the build script
     * @param kind      of the run that they are for
     * @param text      options that the user has typed; nonsense is refused elsewhere
     * @param named     benchmarks that the user has named otherwise, in place of those of the build script
     */
    static List<String> of(JmhExtension extension, RunKind kind, String text, Collection<String> named) {
        TypedOptions options;
        try {
            options = TypedOptions.parse(GradleWords.TOOL, text, kind.implied());
        } catch (RefusedException e) {
            return List.of();
        }
        CommandLineOptions typed = options.parsed();
        OptionWords all = new OptionWords(kind, typed, options.words());
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

    /** Adds a property with its value, if it has one and the user has typed none. */
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
        } else if (setting.argument() != null) {
            words.addAll(List.of(setting.toString(), value.toString()));
        } else if (value.equals(true)) {
            words.add(setting.toString());
        }
    }
}
