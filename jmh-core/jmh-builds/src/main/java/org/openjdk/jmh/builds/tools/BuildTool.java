package org.openjdk.jmh.builds.tools;

import java.util.function.UnaryOperator;

/**
 * Holds a build tool's names for commands, options and files in messages.
 *
 * @param program   command that users type
 * @param option    prefix of a property
 * @param tasks     converts our name of a task, such as {@code list}, to the tool's
 * @param buildFile file that defines a module
 */
public record BuildTool(String name, String program, String option, UnaryOperator<String> tasks, String buildFile) {

    /** Returns what a user types before the value of a property. */
    public String typed(String property) {
        return option + property + "=";
    }

    /** Returns the tool's name of a task. */
    public String task(String task) {
        return tasks.apply(task);
    }

    /** Returns what a user types to run a task. */
    public String command(String task) {
        return program + " " + task(task);
    }
}
