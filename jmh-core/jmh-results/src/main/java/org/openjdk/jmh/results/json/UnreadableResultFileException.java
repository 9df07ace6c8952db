package org.openjdk.jmh.results.json;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A result file cannot be read. The message names the file, the place in it and what was expected there. */
public final class UnreadableResultFileException extends IOException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    UnreadableResultFileException(String file, String reason, @Nullable Throwable cause) {
        super(file + ": " + reason, cause);
        this.reason = reason;
    }

    /** Returns the place and what was expected there, without the file. */
    public String reason() {
        return reason;
    }
}
