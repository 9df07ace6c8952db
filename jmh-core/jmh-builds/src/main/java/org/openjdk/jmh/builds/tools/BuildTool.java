package org.openjdk.jmh.builds.tools;

import java.util.function.UnaryOperator;

/**
 * A build tool's names for commands, options and files, of which messages are built.
 *
 * @param name      name of the tool
 * @param program   command that users type
 * @param option    prefix of a property
 * @param tasks     converts our name of a task, such as {@code list}, to the tool's
 * @param buildFile name of the file that defines a module
 */
public record BuildTool(String name, String program, String option, UnaryOperator<String> tasks, String buildFile) {

    /**
     * Returns what a user types before the value of a property.
     *
     * @param property name of the property
     */
    public String typed(String property) {
        return option + property + "=";
    }

    /**
     * Returns the tool's name of a task.
     *
     * @param task our name, such as {@code list}
     */
    public String task(String task) {
        return tasks.apply(task);
    }

    /**
     * Returns what a user types to run a task.
     *
     * @param task our name, such as {@code list}
     */
    public String command(String task) {
        return program + " " + task(task);
    }
}
