package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.ClassFacts;

/** Checks for one mistake in benchmarks. Rules are stateless. */
public interface Rule {

    /**
     * Returns the id for messages, options and {@code @SuppressWarnings("jmh:ID")}, in capital letters. It never
     * changes.
     */
    String id();

    /** Returns one sentence, without full stop, that says what is wrong. */
    String summary();

    /** Returns the remedy: half a sentence that begins with a verb. */
    String remedy();

    /** Checks one class. Nested classes are checked separately. */
    void check(ClassFacts type, Report report);
}
