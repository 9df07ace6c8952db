package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;

/** A condition with an exit code of its own, checked after all benchmarks ran. The most severe is first. */
public enum ExitCondition {

    /** A benchmark has no result, or its result lacks a fork or an iteration. */
    FAILED(3),

    /** A benchmark is slower than its baseline. */
    SLOWER(5),

    /** An assertion fails or is invalid. */
    ASSERTIONS(7),

    /** It is undecided whether a benchmark is slower than its baseline. */
    UNDECIDED(6),

    /** It is undecided whether an assertion holds. */
    UNPROVEN(8),

    /** A dynamic benchmark ran to a maximum without becoming stable. */
    UNSTABLE(4);

    private final int code;

    ExitCondition(int code) {
        this.code = code;
    }

    /** {@return the exit code} */
    public int code() {
        return code;
    }

    /** {@return whether the condition needs a baseline} */
    public boolean isOfComparisons() {
        return this == SLOWER || this == UNDECIDED;
    }

    /** {@return whether the condition concerns assertions} */
    public boolean isOfAssertions() {
        return this == ASSERTIONS || this == UNPROVEN;
    }

    /** Returns whether the condition concerns a run, so that stored results cannot meet it. */
    boolean isOfRuns() {
        return !isOfComparisons() && !isOfAssertions();
    }

    static Collection<ExitCondition> parse(Collection<String> texts) throws CommandLineOptionException {
        Collection<ExitCondition> conditions = EnumSet.noneOf(ExitCondition.class);
        for (String text : texts) {
            conditions.add(named(text));
        }
        return conditions;
    }

    private static ExitCondition named(String text) throws CommandLineOptionException {
        for (ExitCondition condition : values()) {
            if (condition.toString().equalsIgnoreCase(text.trim())) {
                return condition;
            }
        }
        throw new CommandLineOptionException(
                "-ec " + text
                        + " is not a condition: give failed, slower, assertions, undecided, unproven or unstable; separate several by commas");
    }

    /** Returns the name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
