package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;

/** What to do where the numbers of a benchmark, as many annotations give them, leave a dynamic run nothing to save. */
final class SavingHint {

    private SavingHint() {
    }

    /**
     * Looks at bounds.
     *
     * @param settings of the benchmark
     * @param forks    at most, as its parameters say; 0 where it runs in this VM
     * @param names    what the user calls options
     * @return a comment that names the options that help; empty where something can be saved
     */
    static Optional<String> of(ReconfigurationSettings settings, int forks, OptionNames names) {
        int warmups = settings.warmupIterations().maximum();
        boolean mayWarmUpLess = settings.warmupIterations().minimum() < warmups;
        if (mayWarmUpLess || settings.forks().minimum() < settings.forks().maximum()) {
            return Optional.empty();
        }
        List<String> options = new ArrayList<>();
        if (warmups > 0) {
            options.add(names.with(Option.WARMUP_ITERATIONS,
                    String.valueOf(Math.max(warmups * 2, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS))));
        }
        if (forks > 0) {
            options.add(names.with(Option.FORKS,
                    String.valueOf(Math.max(forks * 2, ReconfigurationDefaults.MAX_FORKS))));
        }
        return options.isEmpty() ? Optional.empty() : Optional.of("# HINT: " + Nouns.count(warmups, "warmup iteration")
                + " and " + Nouns.count(forks, "fork") + " leave nothing to save: " + String.join(" ", options)
                + " would, or no numbers at all, by "
                + names.with(Option.RECONFIGURATION, names.areFlags() ? "auto" : "AUTO"));
    }
}
