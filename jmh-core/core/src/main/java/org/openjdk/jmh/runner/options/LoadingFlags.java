package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.util.Optional;

/** Which flags mean something where results are taken from files: all others are about running. */
final class LoadingFlags {

    private static final Set<String> OF_RESULTS = Collections.unmodifiableSet(new HashSet<>(
            Arrays.asList("load", "vs", "vsf", "tol", "plan", "ec", "rf", "rff", "e", "af", "ai")));

    private LoadingFlags() {
    }

    /** The other flags that somebody typed, in that order. */
    static List<String> ignored(OptionSet set, Optional<Reconfiguration> reconfiguration) {
        List<String> ignored = new ArrayList<>();
        if (reconfiguration.hasValue()) {
            ignored.add("-rf " + reconfiguration.get().name().toLowerCase(Locale.ROOT));
        }
        for (OptionSpec<?> spec : set.specs()) {
            String flag = "-" + spec.options().get(0);
            if (Collections.disjoint(spec.options(), OF_RESULTS) && !isOrderOfResults(set, flag)
                    && !ignored.contains(flag)) {
                ignored.add(flag);
            }
        }
        return ignored;
    }

    /** Results that assertions ended are judged as they were then. */
    private static boolean isOrderOfResults(OptionSet set, String flag) {
        return flag.equals("-order") && ForkOrder.ASSERTIONS.toString().equalsIgnoreCase("" + set.valueOf("order"));
    }
}
