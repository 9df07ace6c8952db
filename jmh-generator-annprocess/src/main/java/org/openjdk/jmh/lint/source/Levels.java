package org.openjdk.jmh.lint.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.lint.Finding;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.Severity;

/**
 * What the options {@code -Ajmh.lint=LEVEL} and {@code -Ajmh.lint.ID=LEVEL} make of findings. The general {@code warn}
 * leaves severities as they are; that of a rule lowers its errors too. Without an option warnings are printed as notes,
 * since a build that passes with upstream's processor must pass with this one, under {@code -Werror} too, and notes are
 * not printed. What is recorded keeps its severity.
 */
final class Levels {

    private static final String OPTION = "jmh.lint";

    private enum Level {
        OFF, NOTE, WARN, ERROR
    }

    private final Map<String, Level> levels = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    Levels(Map<String, String> options, List<String> ids) {
        for (String option : options(ids)) {
            if (options.containsKey(option)) {
                add(option, String.valueOf(options.get(option)));
            }
        }
    }

    /** Lists the options that exist, for the compiler. */
    static Set<String> options(List<String> ids) {
        Set<String> options = new LinkedHashSet<>();
        options.add(OPTION);
        for (String id : ids) {
            options.add(OPTION + "." + id);
        }
        return options;
    }

    private void add(String option, String value) {
        try {
            levels.put(option, Level.valueOf(value.toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException e) {
            problems.add("-A" + option + "=" + value + ": it must be off, note, warn or error");
        }
    }

    /** Lists the options that cannot be understood. */
    List<String> problems() {
        return problems;
    }

    boolean allOff() {
        return levels.size() == 1 && levels.get(OPTION) == Level.OFF;
    }

    boolean isOff(Rule rule) {
        return levels.get(OPTION + "." + rule.id()) == Level.OFF;
    }

    /** Returns the severity to record a finding with, or null to drop it. */
    Severity of(Finding finding) {
        Level own = levels.get(OPTION + "." + finding.rule().id());
        if (own != null) {
            return exactly(own, finding.severity());
        }
        Level general = levels.getOrDefault(OPTION, Level.WARN);
        return general == Level.WARN ? finding.severity() : exactly(general, finding.severity());
    }

    /** Returns the severity to print a finding with that is recorded, or null to print nothing. */
    Severity printed(Finding finding) {
        Severity recorded = of(finding);
        if (recorded == Severity.ERROR || levels.containsKey(OPTION)
                || levels.containsKey(OPTION + "." + finding.rule().id())) {
            return recorded;
        }
        return recorded == Severity.WARNING ? Severity.NOTE : null;
    }

    /** A rule's doubts stand: what it reports as a note never becomes more. */
    private static Severity exactly(Level level, Severity severity) {
        switch (level) {
            case OFF:
                return null;
            case NOTE:
                return Severity.NOTE;
            case WARN:
                return severity == Severity.NOTE ? severity : Severity.WARNING;
            default:
                return severity == Severity.NOTE ? severity : Severity.ERROR;
        }
    }
}
