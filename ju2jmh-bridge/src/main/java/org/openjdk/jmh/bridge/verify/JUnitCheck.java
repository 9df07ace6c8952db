package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.bridge.runtime.PlatformTest;
import org.openjdk.jmh.bridge.runtime.RunnerTest;
import org.openjdk.jmh.bridge.runtime.SuiteTest;

import java.util.Optional;

/** Runs a test as JUnit does, to tell a failing benchmark from a failing test. */
final class JUnitCheck {

    private JUnitCheck() {
    }

    /** What JUnit makes of a test: {@code "passes"}, {@code "fails: "} and why, or why it could not be asked. */
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
            return missingPart(failure).map(part -> "cannot be run: JUnit's " + part + " is not on the class path")
                    .orElse("fails: " + failure);
        }
    }

    /** The class of JUnit without which no test can be run. */
    private static Optional<String> missingPart(Throwable failure) {
        return Optional.of(failure)
                .filter(NoClassDefFoundError.class::isInstance)
                .map(Throwable::getMessage)
                .filter(name -> name.startsWith("org/junit/") || name.startsWith("junit/"))
                .map(name -> name.replace('/', '.'));
    }

    private static void runPlatform(Subject subject, String set) throws Throwable {
        PlatformTest test = set == null ? PlatformTest.of(subject.uniqueId()) : PlatformTest.of(subject.uniqueId(), set);
        test.discover();
        test.run();
    }
}
