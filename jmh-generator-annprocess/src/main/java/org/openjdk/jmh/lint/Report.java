package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.Place;

/** Receives the findings of a rule. */
public interface Report {

    /**
     * Adds a finding.
     *
     * @param severity how severe it is
     * @param place    where it is
     * @param what     message without the remedy, which the rule provides
     */
    void add(Severity severity, Place place, String what);
}
