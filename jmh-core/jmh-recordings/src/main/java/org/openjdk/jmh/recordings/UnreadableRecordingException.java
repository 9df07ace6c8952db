package org.openjdk.jmh.recordings;

import java.io.IOException;

/** Reports a recording without usable data; the message is a phrase with the reason. */
public final class UnreadableRecordingException extends IOException {

    private static final long serialVersionUID = 1;

    UnreadableRecordingException(String message, Throwable cause) {
        super(message, cause);
    }
}
