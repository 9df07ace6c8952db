package org.openjdk.jmh.builds.tool;

import java.util.function.UnaryOperator;

/**
 * How a build tool and its users call things; messages are put together from it.
 *
 * @param name      of the tool
 * @param program   that a user types
 * @param option    in front of the name of a property
 * @param tasks     what a task of ours is called that is one word here, such as {@code list}
 * @param buildFile name of the file that says what a module is, in its folder
 */
public record BuildTool(String name, String program, String option, UnaryOperator<String> tasks, String buildFile) {

    /**
     * Returns what a user types in front of the value of a property.
     *
     * @param property name of the property
     */
    public String typed(String property) {
        return option + property + "=";
    }

    /**
     * Returns what a task of ours is called.
     *
     * @param task in one word, such as {@code list}
     */
    public String task(String task) {
        return tasks.apply(task);
    }

    /**
     * Returns what a user types to have a task run.
     *
     * @param task in one word
     */
    public String command(String task) {
        return program + " " + task(task);
    }
}
