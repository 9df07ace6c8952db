package org.openjdk.jmh.mutate.tests;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Represents the result of running tests in another VM.
 *
 * @param tests   number of tests that ran
 * @param failed  identifiers
 * @param lines   covered lines by source file, if requested
 * @param problem why the tests did not complete; empty if they did
 */
record TestOutcome(int tests, List<String> failed, Map<String, BitSet> lines, String problem) {

    static final String TIMEOUT = "time limit";

    static TestOutcome problem(String problem) {
        return new TestOutcome(0, List.of(), Map.of(), problem);
    }

    /** {@return whether all tests have run and passed} */
    boolean passed() {
        return problem.isEmpty() && failed.isEmpty();
    }
}
