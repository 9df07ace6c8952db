package org.openjdk.jmh.mutate.model;

/** Lists the results of checks before any benchmark runs. */
public enum MutantState {

    /** It compiles to different bytecode; no unit test has judged it yet. */
    COMPILED("not judged by tests", true),

    /** The unit tests that cover it pass. */
    VALID("valid", true),

    /** No unit test executes it, so nothing shows that it behaves like the original. */
    UNTESTED("no test covers it", true),

    /** The compiler rejects it. */
    DOES_NOT_COMPILE("does not compile", false),

    /** The compiler produces the same bytecode, apart from debug information. */
    EQUAL_BYTECODE("equal bytecode", false),

    /** A unit test fails that passes on the original. */
    FAILS_TESTS("fails tests", false),

    /** Unit tests take many times longer than on the original. */
    TESTS_TIMED_OUT("tests timed out", false);

    private final String text;
    private final boolean usable;

    MutantState(String text, boolean usable) {
        this.text = text;
        this.usable = usable;
    }

    public String text() {
        return text;
    }

    /** {@return whether benchmarks may run against it: it has class files, and no test shows different behaviour} */
    public boolean usable() {
        return usable;
    }
}
