package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;

/** Suggests options if the bounds of a benchmark, often set by annotations, leave a dynamic run nothing to decide. */
final class SavingHint {

    private SavingHint() {
    }

    /**
     * Returns the hint, empty if there is something to decide. The number of forks is 0 if the benchmark runs in this
     * VM.
     */
    static Optional<String> of(ReconfigurationSettings settings, int forks, OptionNames names) {
        int warmups = settings.warmupIterations().maximum();
        List<String> causes = new ArrayList<>();
        List<String> remedies = new ArrayList<>();
        if (settings.warmupIterations().minimum() == warmups) {
            if (warmups > 0) {
                causes.add(Nouns.count(warmups, "warmup iteration"));
                remedies.add(names.with(Option.WARMUP_ITERATIONS,
                        String.valueOf(Math.max(warmups * 2, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS))));
            }
            if (forks > 0 && settings.forks().minimum() == settings.forks().maximum()) {
                causes.add(Nouns.count(forks, "fork"));
                remedies.add(names.with(Option.FORKS,
                        String.valueOf(Math.max(forks * 2, ReconfigurationDefaults.MAX_FORKS))));
            }
        }
        boolean one = causes.size() == 1 && causes.get(0).startsWith("1 ");
        return causes.isEmpty() ? Optional.empty() : Optional.of("# HINT: " + String.join(" and ", causes)
                + (one ? " leaves" : " leave") + " nothing to decide: " + String.join(" ", remedies)
                + " would, or choose no numbers at all with "
                + names.with(Option.RECONFIGURATION, names.areFlags() ? "auto" : "AUTO"));
    }
}
