package org.openjdk.jmh.bridge.verify;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Results of verifying benchmarks.
 *
 * @param benchmarks number of benchmark methods
 * @param ran        number of parameter sets that succeeded
 * @param failures   parameter sets that failed
 * @param idle       parameter sets that succeeded but mostly waited
 * @param brief      parameter sets that succeeded but are too short to measure
 */
public record Verification(int benchmarks, int ran, List<Failure> failures, List<Idle> idle,
                           List<Idle> brief) {

    /**
     * A benchmark that is not worth measuring.
     *
     * @param testId  the test as in exclude files
     * @param set     label of the parameter set, empty if there is none
     * @param message how long it waited, or how short it is
     */
    public record Idle(String benchmark, String testId, String set, String message) {

        /** Returns benchmark, parameter set and message. */
        public String line() {
            return named(benchmark, set) + ": " + message;
        }
    }

    /** Causes of failures. */
    public enum Verdict {
        /** The test fails in JUnit, both alone and with the others of its class. */
        TEST("also fails in JUnit"),
        /** The test fails in JUnit without the others of its class, which the benchmark does not run. */
        ALONE("also fails in JUnit without the other tests of its class"),
        /** The first invocation passes. */
        REPEATED("fails only when repeated"),
        /** The benchmark passes in a VM of its own, as when it is measured. */
        AFTER_OTHERS("fails only after others of its class"),
        /** The second attempt passes, with and without other benchmarks before it. */
        FLAKY("fails sometimes"),
        /** The test passes in JUnit, but the benchmark fails. */
        BENCHMARK("passes in JUnit"),
        /** The cause is unknown. */
        UNKNOWN("was not run");

        private final String text;

        Verdict(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A benchmark that failed.
     *
     * @param testId  the test as in exclude files
     * @param set     label of the parameter set, empty if there is none
     * @param detail  JUnit's message about the test, empty if there is none
     * @param message what the benchmark threw
     * @param alike   number of similar failures of the class if the verdict was derived from a sample of them; 0 if
     *     this failure was judged itself
     */
    public record Failure(String benchmark, String testId, String set, Verdict verdict, String detail, String message,
                          int alike) {

        /** Returns whether the cause lies in the test or in other tests; false if it is unknown. */
        public boolean isExcused() {
            return verdict == Verdict.TEST || verdict == Verdict.ALONE || verdict == Verdict.AFTER_OTHERS;
        }

        /** Returns whether the benchmark can be measured, because it passes in a VM of its own. */
        public boolean isUsable() {
            return verdict == Verdict.AFTER_OTHERS;
        }

        /** Returns benchmark, parameter set, message and cause. */
        public String line() {
            String said = verdict == Verdict.REPEATED
                    ? detail.isEmpty() ? "; in JUnit, the test passes twice"
                            : "; in JUnit, the repeated test fails too: " + detail
                    : detail.isEmpty() ? "" : ": " + detail;
            String basis = alike == 0 ? "" : "; judged by a sample of " + alike + " similar failures of its class";
            return named(benchmark, set) + ": " + message + " (" + verdict + said + basis + ")";
        }
    }

    /** Returns the number of failures by cause, without zeros. */
    public Map<Verdict, Integer> verdicts() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        failures.forEach(failure -> counts.merge(failure.verdict(), 1, Integer::sum));
        return counts;
    }

    private static String named(String benchmark, String set) {
        return set.isEmpty() ? benchmark : benchmark + " [" + set + "]";
    }
}
