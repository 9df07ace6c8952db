package org.openjdk.jmh.builds.tools;

import org.openjdk.jmh.dynreconf.text.Printable;

/** Thrown if something that a task needs is unavailable or fails: a full disk, a program that is not installed. */
public class BuildException extends Exception {

    private static final long serialVersionUID = 1;

    public BuildException(String message) {
        super(Printable.document(message));
    }

    public BuildException(String message, Throwable cause) {
        super(Printable.document(message), cause);
    }
}
