package org.openjdk.jmh.builds.tool;

import org.openjdk.jmh.dynreconf.text.Printable;

/** Something that a task needs cannot be had or done: a disk is full, a program is not installed. */
public class BuildException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * For users.
     *
     * @param message what cannot be done, and why
     */
    public BuildException(String message) {
        super(Printable.document(message));
    }

    /**
     * For users, with what only those want to see who look for the cause.
     *
     * @param message what cannot be done, and why
     * @param cause   of it
     */
    public BuildException(String message, Throwable cause) {
        super(Printable.document(message), cause);
    }
}
