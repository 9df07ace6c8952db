package org.openjdk.jmh.runner.options;

import java.util.concurrent.TimeUnit;

/** The longest time of a decision, as users give it. */
final class DecisionTimeout {

    private static final String REMEDY = "the longest time of a decision must be a time above 0, such as 60s";

    private DecisionTimeout() {
    }

    /** Reads what the command line says. */
    static TimeValue parse(String text) throws CommandLineOptionException {
        try {
            return checked(TimeValue.fromString(text));
        } catch (IllegalArgumentException e) {
            throw new CommandLineOptionException("Option -sto " + text + ": " + REMEDY);
        }
    }

    static TimeValue checked(TimeValue longest) {
        if (longest == null || longest.convertTo(TimeUnit.NANOSECONDS) <= 0) {
            throw new IllegalArgumentException("decisionTimeout(" + longest + "): " + REMEDY);
        }
        return longest;
    }
}
