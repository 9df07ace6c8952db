package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.runner.options.CountSetting;
import org.openjdk.jmh.runner.options.OptionOrigin;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Setting;
import org.openjdk.jmh.runner.options.Settings;

/** Names options in messages: by flags if the user typed them, by methods of the builder if a program set them. */
final class OptionNames {

    enum Option {

        CRITERION(Settings.CRITERION),
        THRESHOLD(Settings.THRESHOLDS),
        WARMUP_MIN(Settings.WARMUP_MIN),
        WARMUP_ITERATIONS("-wi", "warmupIterations"),
        WARMUP_TIME("-w", "warmupTime"),
        WARMUP_MODE("-wm", "warmupMode"),
        WARMUP_FORKS("-wf", "warmupForks"),
        FORKS("-f", "forks"),
        FORK_MIN(Settings.FORK_MIN),
        BUDGET(Settings.BUDGET),
        MEASUREMENT_ITERATIONS("-i", "measurementIterations"),
        MEASUREMENT_TIME("-r", "measurementTime"),
        /** The flag of a mode is its name, such as {@code -dynamic}. */
        RECONFIGURATION("-", "reconfigure");

        private final String flag;
        private final String method;

        Option(Setting<?> setting) {
            this(setting.toString(), setting.method());
        }

        Option(String flag, String method) {
            this.flag = flag;
            this.method = method;
        }
    }

    private final boolean flags;

    OptionNames(Options options) {
        this(OptionOrigin.isCommandLine(options));
    }

    OptionNames(boolean flags) {
        this.flags = flags;
    }

    boolean areFlags() {
        return flags;
    }

    /** Returns the name of an option, as in {@code -wi} or {@code warmupIterations()}. */
    String of(Option option) {
        return flags ? option.flag : option.method + "()";
    }

    /** Returns the source of a number, as in {@code option -wimin} or {@code option warmupMin()}. */
    String place(CountSetting setting) {
        return "option " + (flags ? "-" + setting.flag() : setting.method() + "()");
    }

    /** Returns an option with a value, as in {@code -sc kld} or {@code stabilityCriterion(kld)}. */
    String with(Option option, String value) {
        return flags ? option.flag + (option == Option.RECONFIGURATION ? "" : " ") + value
                : option.method + "(" + value + ")";
    }

    /** Returns the source of a setting, as in {@code option -wi} or {@code option warmupIterations()}. */
    String place(Option option) {
        return "option " + of(option);
    }
}
