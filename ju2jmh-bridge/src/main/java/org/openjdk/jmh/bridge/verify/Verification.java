package org.openjdk.jmh.bridge.verify;

import java.util.List;

/**
 * How the benchmarks ran.
 *
 * @param benchmarks how many benchmark methods were to run
 * @param ran        how many invocations ended well, parameter sets counted one by one
 * @param failures   those that did not
 * @param idle       those that ended well and did little but wait
 */
public record Verification(int benchmarks, int ran, List<Failure> failures, List<Idle> idle) {

    /**
     * A benchmark that is no sensible payload.
     *
     * @param benchmark its full name
     * @param testId    the test as exclude files name it
     * @param set       the parameter set, empty if there is none
     * @param message   how long it waited
     */
    public record Idle(String benchmark, String testId, String set, String message) {

        /**
         * Writes the finding on one line.
         *
         * @return benchmark, parameter set and message
         */
        public String line() {
            return named(benchmark, set) + ": " + message;
        }
    }

    /**
     * A benchmark that failed.
     *
     * @param benchmark  its full name
     * @param testId     the test as exclude files name it
     * @param set        the parameter set, empty if there is none
     * @param underJUnit what the test does under JUnit: {@code passes}, {@code fails: } and why, or anything else if
     *                   that is not known
     * @param message    what the benchmark threw
     */
    public record Failure(String benchmark, String testId, String set, String underJUnit, String message) {

        /**
         * Tells whether the benchmark only does what its test does.
         *
         * @return whether the test fails under JUnit, too; {@code false} if that is not known
         */
        public boolean testFails() {
            return underJUnit.startsWith("fails");
        }

        /**
         * Writes the failure on one line.
         *
         * @return benchmark, parameter set, message, and what JUnit says
         */
        public String line() {
            return named(benchmark, set) + ": " + message + " (under JUnit the test "
                    + underJUnit + ")";
        }
    }

    private static String named(String benchmark, String set) {
        return set.isEmpty() ? benchmark : benchmark + " [" + set + "]";
    }
}
