package org.openjdk.jmh.recordings;

import java.io.IOException;

/** A recording that tells nothing of what it is of; the message is a phrase that says why. */
public final class UnreadableRecordingException extends IOException {

    private static final long serialVersionUID = 1;

    UnreadableRecordingException(String message, Throwable cause) {
        super(message, cause);
    }
}
