package org.openjdk.jmh.bridge.plan;

import java.util.List;

/**
 * How a test becomes a benchmark.
 *
 * @param reason   why in this way, or why a test is skipped
 * @param supplied JUnit supplies values for the calls
 */
public record Conversion(Scaffold scaffold, String reason, boolean supplied) {

    /** The ways to run a test in a benchmark. */
    public enum Scaffold {
        /** Plain calls of the constructor, fixtures and test, inside JUnit 4's rules. */
        DIRECT,
        /** JUnit's engine or runner runs the test. */
        LAUNCHER,
        /** Not converted. */
        SKIPPED
    }

    static Conversion direct() {
        return new Conversion(Scaffold.DIRECT, "plain calls", false);
    }

    static Conversion directWithSupply() {
        return new Conversion(Scaffold.DIRECT, "plain calls with values from JUnit", true);
    }

    static Conversion direct(List<String> rules) {
        return new Conversion(Scaffold.DIRECT, "plain calls inside rules: " + String.join(", ", rules), false);
    }

    static Conversion launcher(String reason) {
        return new Conversion(Scaffold.LAUNCHER, reason, false);
    }

    static Conversion skipped(String reason) {
        return new Conversion(Scaffold.SKIPPED, reason, false);
    }

    public boolean isConverted() {
        return scaffold != Scaffold.SKIPPED;
    }
}
