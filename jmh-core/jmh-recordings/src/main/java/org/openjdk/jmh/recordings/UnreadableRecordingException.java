package org.openjdk.jmh.recordings;

import java.io.IOException;

/** Thrown if a recording is damaged; the message is a phrase. */
public final class UnreadableRecordingException extends IOException {

    private static final long serialVersionUID = 1;

    UnreadableRecordingException(String message, Throwable cause) {
        super(message, cause);
    }
}
