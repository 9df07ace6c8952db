package org.openjdk.jmh.results.json;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Thrown if a result file cannot be read. The message names the file, the position and what was expected. */
public final class UnreadableResultFileException extends IOException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    UnreadableResultFileException(String file, String reason, @Nullable Throwable cause) {
        super(file + ": " + reason, cause);
        this.reason = reason;
    }

    /** Returns the message without the name of the file. */
    public String reason() {
        return reason;
    }
}
