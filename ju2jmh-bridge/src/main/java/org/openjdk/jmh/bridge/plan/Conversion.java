package org.openjdk.jmh.bridge.plan;

import java.util.List;

/**
 * How a test becomes a benchmark, and why.
 *
 * @param scaffold the way
 * @param reason   why this way; for a skipped test why none
 */
public record Conversion(Scaffold scaffold, String reason) {

    /** The ways to run a test in a benchmark. */
    public enum Scaffold {
        /** Plain calls of constructor, fixtures and test, inside the rules of JUnit 4. */
        DIRECT,
        /** JUnit's own engine runs the test. */
        LAUNCHER,
        /** Not converted. */
        SKIPPED
    }

    static Conversion direct() {
        return new Conversion(Scaffold.DIRECT, "nothing but calls of its own methods");
    }

    static Conversion direct(List<String> rules) {
        return new Conversion(Scaffold.DIRECT, "calls of its own methods, inside rules: " + String.join(", ", rules));
    }

    static Conversion launcher(String reason) {
        return new Conversion(Scaffold.LAUNCHER, reason);
    }

    static Conversion skipped(String reason) {
        return new Conversion(Scaffold.SKIPPED, reason);
    }

    /**
     * Tells whether there will be a benchmark.
     *
     * @return whether the test is not skipped
     */
    public boolean isConverted() {
        return scaffold != Scaffold.SKIPPED;
    }
}
