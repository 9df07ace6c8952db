package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.List;

/** Rewrites {@code -why all} to {@code -whyall}, because a flag without an argument takes no value. */
final class WhyAllFlag {

    private static final String VALUE = "all";

    private WhyAllFlag() {
    }

    /** Returns the arguments with one in place of the two. */
    static String[] joined(String... argv) {
        List<String> joined = new ArrayList<>();
        for (int i = 0; i < argv.length; i++) {
            boolean both = argv[i].equals(Settings.WHY.toString()) && i + 1 < argv.length && argv[i + 1].equals(VALUE);
            joined.add(both ? Settings.WHY_ALL.toString() : argv[i]);
            i += both ? 1 : 0;
        }
        return joined.toArray(new String[0]);
    }
}
