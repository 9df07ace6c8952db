package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Flags whose names could not be guessed: what they were called is understood for one release, and noticed. */
final class RenamedFlags {

    private static final Map<String, Setting<?>> RENAMED = renamed();

    private final Collection<String> typed = new LinkedHashSet<>();

    private static Map<String, Setting<?>> renamed() {
        Map<String, Setting<?>> renamed = new LinkedHashMap<>();
        renamed.put("sto", Settings.DECISION_TIMEOUT);
        renamed.put("kf", Settings.KEEP_FORKS);
        renamed.put("vsf", Settings.COMPARISON_REPORTS);
        renamed.put("ab", Settings.SIDE_ORDER);
        renamed.put("af", Settings.ASSERTION_REPORTS);
        renamed.put("ai", Settings.INTERPRETATION);
        return Collections.unmodifiableMap(renamed);
    }

    /** Returns what a flag is called now, without dashes; the name itself where it has not changed. */
    String current(String name) {
        Setting<?> setting = RENAMED.get(name);
        if (setting == null) {
            return name;
        }
        typed.add(name);
        return setting.flag();
    }

    /** Returns a sentence for each old name that somebody typed. */
    List<String> notices() {
        return typed.stream().map(RenamedFlags::notice).collect(Collectors.toList());
    }

    private static String notice(String old) {
        return "-" + old + " is now " + RENAMED.get(old) + "; the old name goes with the next release";
    }
}
