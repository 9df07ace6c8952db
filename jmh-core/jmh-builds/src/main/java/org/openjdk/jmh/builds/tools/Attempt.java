package org.openjdk.jmh.builds.tools;

import java.io.IOException;

/** Uses files, and explains why that failed. */
public final class Attempt {

    private Attempt() {
    }

    /** Uses files. */
    public interface Action<T> {

        T run() throws IOException, BuildException;
    }

    /**
     * Runs an action.
     *
     * @param purpose in the infinitive, such as "write to x.txt"
     * @throws BuildException if files cannot be used, or the action throws it
     */
    public static <T> T to(String purpose, Action<T> action) throws BuildException {
        try {
            return action.run();
        } catch (IOException e) {
            throw new BuildException("cannot " + purpose + ": " + e.getMessage(), e);
        }
    }
}
