package org.openjdk.jmh.bridge.select;

import org.openjdk.jmh.bridge.find.TestClass;
import org.openjdk.jmh.bridge.find.TestMethod;

import java.util.Optional;

/** Selects tests by their results and longest invocations, in milliseconds, in Surefire's reports. */
public record SurefireFilter(SurefireReports reports, Wanted wanted, double shortest, double longest)
        implements TestFilter {

    /** Results of selected tests. */
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
