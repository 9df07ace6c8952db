package org.openjdk.jmh.builds.tools;

import org.openjdk.jmh.dynreconf.text.Printable;

/** Thrown if something that a task needs is unavailable or fails, such as a full disk or a missing program. */
public class BuildException extends Exception {

    private static final long serialVersionUID = 1;

    public BuildException(String message) {
        super(Printable.document(message));
    }

    public BuildException(String message, Throwable cause) {
        super(Printable.document(message), cause);
    }
}
