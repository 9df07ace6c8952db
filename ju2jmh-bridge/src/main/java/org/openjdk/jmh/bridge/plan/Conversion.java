package org.openjdk.jmh.bridge.plan;

import java.util.List;

/**
 * How a test becomes a benchmark, and why.
 *
 * @param scaffold the way
 * @param reason   why this way; for a skipped test why none
 * @param supplied whether JUnit prepares what the calls need
 */
public record Conversion(Scaffold scaffold, String reason, boolean supplied) {

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
        return new Conversion(Scaffold.DIRECT, "nothing but calls of its own methods", false);
    }

    static Conversion directWithSupply() {
        return new Conversion(Scaffold.DIRECT, "calls of its own methods, with what JUnit supplies before", true);
    }

    static Conversion direct(List<String> rules) {
        return new Conversion(Scaffold.DIRECT, "calls of its own methods, inside rules: " + String.join(", ", rules),
                false);
    }

    static Conversion launcher(String reason) {
        return new Conversion(Scaffold.LAUNCHER, reason, false);
    }

    static Conversion skipped(String reason) {
        return new Conversion(Scaffold.SKIPPED, reason, false);
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
