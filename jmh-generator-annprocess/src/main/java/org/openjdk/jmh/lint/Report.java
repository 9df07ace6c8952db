package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.Place;

/** Takes what a rule finds. */
public interface Report {

    /**
     * Takes one finding.
     *
     * @param severity how bad it is
     * @param place    where it is
     * @param what     the observed thing, as a full message but for the remedy of the rule
     */
    void add(Severity severity, Place place, String what);
}
