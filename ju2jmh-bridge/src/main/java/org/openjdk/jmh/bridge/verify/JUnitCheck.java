package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.runtime.PlatformTest;
import org.openjdk.jmh.bridge.runtime.RunnerTest;
import org.openjdk.jmh.bridge.runtime.SuiteTest;

/** Runs a test as JUnit does, to tell a failing benchmark from a failing test. */
final class JUnitCheck {

    private JUnitCheck() {
    }

    /** What JUnit makes of a test: {@code "passes"}, or why it does not pass. */
    static String run(Subject subject, String set) {
        try {
            switch (subject.way()) {
                case "JUPITER" -> runPlatform(subject, set);
                case "SUITE" -> SuiteTest.of(subject.testClass(), set).run();
                default -> RunnerTest.of(subject.testClass(), subject.method(), set == null ? "#1" : set).run();
            }
            return "passes";
        } catch (Throwable failure) {
            // A failing test may throw anything.
            return "fails: " + failure;
        }
    }

    private static void runPlatform(Subject subject, String set) throws Throwable {
        PlatformTest test = set == null ? PlatformTest.of(subject.uniqueId()) : PlatformTest.of(subject.uniqueId(), set);
        test.discover();
        test.run();
    }
}
