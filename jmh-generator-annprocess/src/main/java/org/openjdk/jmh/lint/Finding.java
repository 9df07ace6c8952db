package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.Place;

/** What a rule found at one place; immutable. */
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

    /**
     * Returns the rule.
     *
     * @return the rule that found it
     */
    public Rule rule() {
        return rule;
    }

    /**
     * Returns how bad it is.
     *
     * @return the severity that the rule chose
     */
    public Severity severity() {
        return severity;
    }

    /**
     * Returns where it is.
     *
     * @return a place of the front end
     */
    public Place place() {
        return place;
    }

    /**
     * Moves the finding.
     *
     * @param other a place of the same front end
     * @return the same finding there
     */
    public Finding at(Place other) {
        return new Finding(rule, severity, other, what);
    }

    /**
     * Returns the message: what was found, and the remedy.
     *
     * @return one line
     */
    public String message() {
        return what + "; " + rule.remedy();
    }
}
