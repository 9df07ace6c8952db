package org.openjdk.jmh.bridge.engine;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Optional;
import org.junit.platform.engine.ConfigurationParameters;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

/** Configuration parameters of the engine, from {@code junit-platform.properties} or the build. */
final class EngineSettings {

    /** Options of runs in the syntax of JMH's command line; {@code {class}} is replaced by the name of the class. */
    static final String OPTIONS = "jmh.performance.options";

    /** Folder for results and reports. */
    static final String RESULTS = "jmh.performance.results";

    /** How tests without enough data end. */
    static final String UNDECIDED = "jmh.performance.undecided";

    /** Time for all classes together. */
    static final String BUDGET = "jmh.performance.budget";

    private static final String FOLDER = "jmh-performance";

    private final ConfigurationParameters parameters;

    EngineSettings(ConfigurationParameters parameters) {
        this.parameters = parameters;
    }

    /**
     * Returns the options for the benchmarks of a class.
     *
     * @throws SettingsException if JMH rejects them
     */
    CommandLineOptions options(Class<?> type) throws SettingsException {
        String text = parameters.get(OPTIONS).orElse("").replace("{class}", type.getCanonicalName());
        CommandLineOptions options = parse(OPTIONS, text, Utils.splitQuotedEscape(text).toArray(new String[0]));
        if (!options.getIncludes().isEmpty()) {
            throw new SettingsException(
                    OPTIONS + " = " + text + ": the assertions decide which benchmarks run, not "
                            + options.getIncludes());
        }
        if (options.shouldHelp() || options.shouldList() || options.shouldListWithParams()
                || options.shouldListProfilers() || options.shouldListResultFormats() || options.shouldListTimes()
                || options.shouldOnlyLoad()) {
            throw new SettingsException(
                    OPTIONS + " = " + text + ": lists, help and -load need JMH's command line; here benchmarks run");
        }
        return options;
    }

    private static CommandLineOptions parse(String key, String text, String... arguments) throws SettingsException {
        try {
            return new CommandLineOptions(arguments);
        } catch (CommandLineOptionException e) {
            throw new SettingsException(key + " = " + text + ": " + e.getMessage());
        }
    }

    /**
     * Returns the time for all classes together; empty if unlimited.
     *
     * @throws SettingsException if it cannot be parsed
     */
    Optional<TimeValue> budget() throws SettingsException {
        Optional<String> text = parameters.get(BUDGET);
        return !text.isPresent() ? Optional.empty()
                : Optional.of(parse(BUDGET, text.get(), "-budget", text.get()).getBudget().get());
    }

    /** Returns the folder for results and reports, by default in the build's output folder. */
    Path results(Class<?> type) {
        return parameters.get(RESULTS).map(Paths::get).orElseGet(() -> BuildFolder.of(type).resolve(FOLDER));
    }

    /**
     * Returns whether a test without enough data fails.
     *
     * @throws SettingsException if the parameter has another value
     */
    boolean isUndecidedFailed() throws SettingsException {
        String value = parameters.get(UNDECIDED).orElse("aborted");
        if (!Arrays.asList("aborted", "failed").contains(value)) {
            throw new SettingsException(UNDECIDED + " = " + value + ": one of aborted, failed");
        }
        return value.equals("failed");
    }
}
