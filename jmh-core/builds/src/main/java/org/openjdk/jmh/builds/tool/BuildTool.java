package org.openjdk.jmh.builds.tool;

/** How a build tool and its users call things; messages are put together from it. */
public interface BuildTool {

    /** Returns its name. */
    String name();

    /**
     * Returns what a user types in front of the value of a property.
     *
     * @param property name of the property
     */
    String typed(String property);

    /**
     * Returns what a task of ours is called.
     *
     * @param task in one word, such as {@code list}
     */
    String task(String task);

    /**
     * Returns what a user types to have a task run.
     *
     * @param task in one word
     */
    String command(String task);

    /** Returns the name of the file that says what a module is, in its folder. */
    String buildFile();
}
