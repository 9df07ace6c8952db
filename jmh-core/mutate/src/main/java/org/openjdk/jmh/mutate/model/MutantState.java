package org.openjdk.jmh.mutate.model;

/** What became of a mutant before any benchmark has run. */
public enum MutantState {

    /** Compiled to other bytecode; no unit test has judged it yet. */
    COMPILED("not judged by tests", true),

    /** The unit tests that cover it pass. */
    VALID("valid", true),

    /** No unit test executes it, so that nothing shows that it behaves like the original. */
    UNTESTED("no test covers it", true),

    /** The compiler refuses it. */
    DOES_NOT_COMPILE("does not compile", false),

    /** Debug information aside, the compiler makes of it what it makes of the original. */
    EQUAL_BYTECODE("equal bytecode", false),

    /** A unit test that passes on the original fails. */
    FAILS_TESTS("fails tests", false),

    /** Unit tests take many times longer than on the original. */
    TESTS_TIMED_OUT("tests timed out", false);

    private final String text;
    private final boolean usable;

    MutantState(String text, boolean usable) {
        this.text = text;
        this.usable = usable;
    }

    /** {@return the state in words} */
    public String text() {
        return text;
    }

    /** {@return whether benchmarks may be run against it: it has class files, and nothing shows that it behaves differently} */
    public boolean usable() {
        return usable;
    }
}
