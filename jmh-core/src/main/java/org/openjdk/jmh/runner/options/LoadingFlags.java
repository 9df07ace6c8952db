package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;

/** Finds flags without effect when results are loaded from files. */
final class LoadingFlags {

    private static final Set<String> OF_UPSTREAM =
            Collections.unmodifiableSet(new HashSet<>(Arrays.asList("rf", "rff", "e", "v")));

    private LoadingFlags() {
    }

    /** Returns the typed flags without effect, in the order of the command line. */
    static List<String> ignored(OptionSet set, CommandLineReconfiguration options) {
        List<String> ignored = new ArrayList<>();
        Optional<Reconfiguration> reconfiguration = options.own(Settings.RECONFIGURATION);
        if (reconfiguration.hasValue()) {
            ignored.add(Settings.RECONFIGURATION.typed(reconfiguration.get()));
        }
        Set<String> ofResults = new HashSet<>(OF_UPSTREAM);
        for (Setting<?> setting : Settings.all()) {
            if (setting.appliesToLoadedResults(options)) {
                ofResults.add(setting.flag());
            }
        }
        for (OptionSpec<?> spec : set.specs()) {
            String flag = "-" + spec.options().get(0);
            if (Collections.disjoint(spec.options(), ofResults) && !ignored.contains(flag)) {
                ignored.add(flag);
            }
        }
        return ignored;
    }
}
