package org.openjdk.jmh.lint;

import org.openjdk.jmh.lint.model.ClassFacts;

/** One thing that can be wrong with a benchmark. Rules hold no state. */
public interface Rule {

    /**
     * Names the rule: in messages, options and {@code @SuppressWarnings("jmh:ID")}. It never changes.
     *
     * @return capital letters
     */
    String id();

    /**
     * Explains in one sentence what is wrong.
     *
     * @return the sentence, without a full stop
     */
    String summary();

    /**
     * Tells what to do.
     *
     * @return half a sentence that begins with a verb
     */
    String remedy();

    /**
     * Looks at one class; nested classes are looked at on their own.
     *
     * @param type   the class
     * @param report takes what is found
     */
    void check(ClassFacts type, Report report);
}
