package org.openjdk.jmh.production.recordings;

import java.io.IOException;

/** Thrown if a recording cannot be used; the message names the file, what is wrong, and what would be right. */
final class UnusableRecordingException extends IOException {

    private static final long serialVersionUID = 1;

    UnusableRecordingException(String message) {
        super(message);
    }
}
