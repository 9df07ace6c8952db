package org.openjdk.jmh.production.recorded;

import java.io.IOException;

/** A recording that cannot be used; the message names it, and says what would be right. */
public final class UnusableRecordingException extends IOException {

    private static final long serialVersionUID = 1;

    /**
     * A recording that cannot be used.
     *
     * @param message file, what is wrong, what would be right
     */
    public UnusableRecordingException(String message) {
        super(message);
    }
}
