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
 * Converts severities by the options {@code -Ajmh.lint=LEVEL} and {@code -Ajmh.lint.ID=LEVEL}. The general
 * {@code warn} keeps severities; that of a rule lowers its errors, too. By default, warnings are printed as notes
 * and notes are not printed, since a build that passes with upstream's processor must pass with this one, even with
 * {@code -Werror}. Recorded findings keep their severity.
 */
final class LintLevels {

    private static final String OPTION = "jmh.lint";

    private enum Level {
        OFF, NOTE, WARN, ERROR
    }

    private final Map<String, Level> levels = new LinkedHashMap<>();
    final List<String> problems = new ArrayList<>();

    LintLevels(Map<String, String> options, List<String> ids) {
        for (String option : options(ids)) {
            if (options.containsKey(option)) {
                add(option, String.valueOf(options.get(option)));
            }
        }
    }

    /** Returns all options, for the compiler. */
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

    boolean allOff() {
        return levels.size() == 1 && levels.get(OPTION) == Level.OFF;
    }

    boolean isOff(Rule rule) {
        return levels.get(OPTION + "." + rule.id()) == Level.OFF;
    }

    /** Returns the severity for the record, or null to drop a finding. */
    Severity of(Finding finding) {
        Level own = levels.get(OPTION + "." + finding.rule().id());
        if (own != null) {
            return exactly(own, finding.severity());
        }
        Level general = levels.getOrDefault(OPTION, Level.WARN);
        return general == Level.WARN ? finding.severity() : exactly(general, finding.severity());
    }

    /** Returns the severity for printing, or null to print nothing. */
    Severity printed(Finding finding) {
        Severity recorded = of(finding);
        if (recorded == Severity.ERROR || levels.containsKey(OPTION)
                || levels.containsKey(OPTION + "." + finding.rule().id())) {
            return recorded;
        }
        return recorded == Severity.WARNING ? Severity.NOTE : null;
    }

    /** Returns the severity of a level; notes never become more severe, since the rule itself is uncertain. */
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
