package org.openjdk.jmh.runner.options;

import java.util.concurrent.TimeUnit;

/** Reads the maximum time of a decision. */
final class DecisionTimeout {

    private static final String REMEDY = "the longest time of a decision must be a time above 0, such as 60s";

    private DecisionTimeout() {
    }

    static SettingType<TimeValue> type() {
        return SettingType.of("time", (flag, texts) -> parse(flag, texts.get(0)), (call, longest) -> {
            if (longest == null || longest.convertTo(TimeUnit.NANOSECONDS) <= 0) {
                throw new IllegalArgumentException(call + ": " + REMEDY);
            }
        });
    }

    private static TimeValue parse(String flag, String text) throws CommandLineOptionException {
        try {
            TimeValue longest = TimeValue.fromString(text);
            type().check(text, longest);
            return longest;
        } catch (IllegalArgumentException e) {
            throw new CommandLineOptionException("Option -" + flag + " " + text + ": " + REMEDY);
        }
    }
}
