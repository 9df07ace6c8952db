package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Translates the flags of the ESEC/FSE 2020 prototype (a fork of JMH 1.21 by Laaber et al.) into ours, so that its
 * users can move over. Its {@code -bm re} is a benchmark mode here too.
 */
final class PrototypeFlags {

    private static final Map<String, String> RENAMED = new HashMap<>();
    private static final Map<String, List<String>> THRESHOLDS = new HashMap<>();

    static {
        RENAMED.put("-rm", "-sc");
        RENAMED.put("-mwi", "-wimin");
        RENAMED.put("-mf", "-fmin");
        RENAMED.put("-mwf", "-wfmin");
        THRESHOLDS.put("-rcov", Arrays.asList("cv", "cov"));
        THRESHOLDS.put("-rci", Arrays.asList("rciw", "ci"));
        THRESHOLDS.put("-rkld", Arrays.asList("kld", "divergence"));
    }

    private final List<String> translated = new ArrayList<>();
    private final Map<String, String> thresholds = new HashMap<>();
    private String criterion;

    private PrototypeFlags() {
    }

    static String[] translate(String[] argv) {
        PrototypeFlags flags = new PrototypeFlags();
        for (int i = 0; i < argv.length; i++) {
            String next = i + 1 < argv.length ? argv[i + 1] : null;
            i += flags.take(argv[i], next);
        }
        flags.addThreshold();
        return flags.translated.toArray(new String[0]);
    }

    /** Returns how many arguments behind this one are used up. */
    private int take(String argument, String next) {
        String name = RENAMED.getOrDefault(argument, argument);
        if (THRESHOLDS.containsKey(name) && next != null) {
            thresholds.put(name, next);
            return 1;
        }
        translated.add(name);
        if (name.equals("-sc") && next != null) {
            criterion = next;
            translated.add(next);
            return 1;
        }
        return 0;
    }

    /** The prototype took a threshold for each criterion and used that of the criterion in use. */
    private void addThreshold() {
        for (Map.Entry<String, String> threshold : thresholds.entrySet()) {
            List<String> names = THRESHOLDS.get(threshold.getKey());
            if (criterion == null && thresholds.size() == 1) {
                translated.addAll(0, Arrays.asList("-sc", names.get(0)));
                criterion = names.get(0);
            }
            if (names.contains(criterion)) {
                translated.addAll(0, Arrays.asList("-st", threshold.getValue()));
            }
        }
    }
}
