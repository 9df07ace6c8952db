package org.openjdk.jmh.mutate.judge;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * What the VM of the tests answered.
 *
 * @param tests how many tests ran
 * @param failed identifiers of those that failed
 * @param lines covered lines by source file, if they were asked for
 * @param problem why there is no such answer; empty if there is one
 */
record Answer(int tests, List<String> failed, Map<String, BitSet> lines, String problem) {

    static final String TIMEOUT = "time limit";

    static Answer problem(String problem) {
        return new Answer(0, List.of(), Map.of(), problem);
    }

    /** {@return whether all tests have run and passed} */
    boolean passed() {
        return problem.isEmpty() && failed.isEmpty();
    }
}
