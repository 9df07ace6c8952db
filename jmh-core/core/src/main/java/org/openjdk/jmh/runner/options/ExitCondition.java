package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;

/** What ends the program with an exit code of its own after all benchmarks ran; the gravest comes first. */
public enum ExitCondition {

    /** A benchmark has no result, or lost a fork or an iteration of it. */
    FAILED(3),

    /** A benchmark is slower than that which it is compared with. */
    SLOWER(5),

    /** An assertion fails, or is none. */
    ASSERTIONS(7),

    /** It is undecided whether a benchmark is slower than that which it is compared with. */
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

    /** {@return whether the condition needs a comparison} */
    public boolean isOfComparisons() {
        return this == SLOWER || this == UNDECIDED;
    }

    /** {@return whether the condition is about assertions} */
    public boolean isOfAssertions() {
        return this == ASSERTIONS || this == UNPROVEN;
    }

    /** Whether stored results cannot tell. */
    boolean isOfRuns() {
        return !isOfComparisons() && !isOfAssertions();
    }

    /** Reads conditions as the command line has them. */
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
                "-ec " + text + " is no condition: failed, slower, assertions, undecided, unproven, "
                        + "unstable, or "
                        + "several of them, separated by commas");
    }

    /** As it stands in the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
