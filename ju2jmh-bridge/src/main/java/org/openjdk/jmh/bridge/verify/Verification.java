package org.openjdk.jmh.bridge.verify;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How the benchmarks ran.
 *
 * @param benchmarks how many benchmark methods were to run
 * @param ran        how many invocations ended well, parameter sets counted one by one
 * @param failures   those that did not
 * @param idle       those that ended well and did little but wait
 * @param brief      those that ended well and are too short to time
 */
public record Verification(int benchmarks, int ran, List<Failure> failures, List<Idle> idle,
                           List<Idle> brief) {

    /**
     * A benchmark that is no sensible payload.
     *
     * @param benchmark its full name
     * @param testId    the test as exclude files name it
     * @param set       the parameter set, empty if there is none
     * @param message   how long it waited, or how short it is
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

    /** Why a benchmark failed. */
    public enum Verdict {
        /** The test fails under JUnit, alone and with the others of its class. */
        TEST("fails in JUnit, too"),
        /** The test fails under JUnit without the others of its class, which a benchmark of it does not run. */
        ALONE("fails in JUnit, too, without the other tests of its class"),
        /** The first invocation passes. */
        REPEATED("fails only when repeated"),
        /** The benchmark passes in a VM of its own, which it has when it is measured. */
        AFTER_OTHERS("fails only after others of its class"),
        /** Run again, the benchmark passes, with the same others before it as without them. */
        FLAKY("fails only sometimes"),
        /** The test passes where the benchmark fails. */
        BENCHMARK("passes in JUnit"),
        /** There is no telling. */
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
     * @param benchmark its full name
     * @param testId    the test as exclude files name it
     * @param set       the parameter set, empty if there is none
     * @param verdict   why it failed
     * @param detail    what JUnit said of the test, empty if it said nothing
     * @param message   what the benchmark threw
     * @param alike     of how many failures of the class that are alike a few were judged, and this one was not; 0 if it was
     */
    public record Failure(String benchmark, String testId, String set, Verdict verdict, String detail, String message,
                          int alike) {

        /**
         * Tells whether this is no fault of the benchmark: its test does the same, or other tests are to blame.
         *
         * @return whether there is nothing to mend in the benchmark; {@code false} if that is not known
         */
        public boolean isExcused() {
            return verdict == Verdict.TEST || verdict == Verdict.ALONE || verdict == Verdict.AFTER_OTHERS;
        }

        /**
         * Tells whether the benchmark can be measured even so.
         *
         * @return whether it passes in a VM of its own
         */
        public boolean isUsable() {
            return verdict == Verdict.AFTER_OTHERS;
        }

        /**
         * Writes the failure on one line.
         *
         * @return benchmark, parameter set, message, and why
         */
        public String line() {
            String said = verdict == Verdict.REPEATED
                    ? detail.isEmpty() ? "; run twice, the test passes in JUnit"
                            : "; run twice, the test fails in JUnit, too: " + detail
                    : detail.isEmpty() ? "" : ": " + detail;
            String basis = alike == 0 ? "" : "; told from others of " + alike + " in its class that fail alike";
            return named(benchmark, set) + ": " + message + " (" + verdict + said + basis + ")";
        }
    }

    /**
     * Counts the failures of each kind.
     *
     * @return numbers by verdict, none of them 0
     */
    public Map<Verdict, Integer> verdicts() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        failures.forEach(failure -> counts.merge(failure.verdict(), 1, Integer::sum));
        return counts;
    }

    private static String named(String benchmark, String set) {
        return set.isEmpty() ? benchmark : benchmark + " [" + set + "]";
    }
}
