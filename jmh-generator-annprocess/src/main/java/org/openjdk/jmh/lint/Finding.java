package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.Place;

/** Finding of a rule at one place. Immutable. */
public final class Finding {

    private final Rule rule;
    private final Severity severity;
    private final Place place;
    private final String what;

    Finding(Rule rule, Severity severity, Place place, String what) {
        this.rule = rule;
        this.severity = severity;
        this.place = place;
        this.what = what;
    }

    public Rule rule() {
        return rule;
    }

    public Severity severity() {
        return severity;
    }

    public Place place() {
        return place;
    }

    /** Returns the same finding at another place. */
    public Finding at(Place other) {
        return new Finding(rule, severity, other, what);
    }

    /** Returns one line with what was found and the remedy. */
    public String message() {
        return what + "; " + rule.remedy();
    }
}
