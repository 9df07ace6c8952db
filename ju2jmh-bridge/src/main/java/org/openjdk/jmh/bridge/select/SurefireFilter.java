package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.Optional;

/**
 * Chooses by what Surefire reported of a test.
 *
 * @param reports  the reports
 * @param wanted   which results are wanted
 * @param shortest the shortest wanted invocation, in milliseconds
 * @param longest  the longest wanted invocation, in milliseconds
 */
public record SurefireFilter(SurefireReports reports, Wanted wanted, double shortest, double longest)
        implements TestFilter {

    /** The results of tests that are wanted. */
    public enum Wanted {
        /** All invocations passed. */
        PASSING,
        /** At least one invocation failed. */
        FAILING,
        /** All tests that ran. */
        ANY
    }

    @Override
    public Optional<String> reason(TestClass type, TestMethod test) {
        return reports.find(type.type().name(), test.method().name())
                .map(this::reason)
                .orElse(Optional.of("not in the Surefire reports"));
    }

    private Optional<String> reason(SurefireReports.Result result) {
        if (!result.ran()) {
            return Optional.of("skipped in the Surefire reports");
        }
        if (wanted == Wanted.PASSING && result.failed()) {
            return Optional.of("fails in the Surefire reports");
        }
        if (wanted == Wanted.FAILING && !result.failed()) {
            return Optional.of("passes in the Surefire reports");
        }
        String time = " (" + millis(result.longestMillis()) + ")";
        if (result.longestMillis() < shortest) {
            return Optional.of("shorter than " + millis(shortest) + " in the Surefire reports" + time);
        }
        return result.longestMillis() <= longest ? Optional.empty()
                : Optional.of("longer than " + millis(longest) + " in the Surefire reports" + time);
    }

    private static String millis(double value) {
        return Math.round(value) + " ms";
    }
}
