package org.openjdk.jmh.bridge.verify;

import java.util.List;

/**
 * How the benchmarks ran.
 *
 * @param benchmarks how many benchmark methods were to run
 * @param ran        how many invocations ended well, parameter sets counted one by one
 * @param failures   those that did not
 */
public record Verification(int benchmarks, int ran, List<Failure> failures) {

    /**
     * A benchmark that failed.
     *
     * @param benchmark  its full name
     * @param testId     the test as exclude files name it
     * @param set        the parameter set, empty if there is none
     * @param underJUnit {@code passes}, or what happens to the test under JUnit
     * @param message    what the benchmark threw
     */
    public record Failure(String benchmark, String testId, String set, String underJUnit, String message) {

        /**
         * Tells whether the benchmark is worse than its test.
         *
         * @return whether the test passes under JUnit
         */
        public boolean testPasses() {
            return underJUnit.equals("passes");
        }

        /**
         * Writes the failure on one line.
         *
         * @return benchmark, parameter set, message, and what JUnit says
         */
        public String line() {
            return benchmark + (set.isEmpty() ? "" : " [" + set + "]") + ": " + message + " (under JUnit the test "
                    + underJUnit + ")";
        }
    }
}
