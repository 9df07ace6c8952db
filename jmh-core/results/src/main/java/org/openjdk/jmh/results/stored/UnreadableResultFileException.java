package org.openjdk.jmh.results.stored;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A result file cannot be read. The message names the file, the place in it and what was expected there. */
public final class UnreadableResultFileException extends IOException {

    private static final long serialVersionUID = 1L;

    UnreadableResultFileException(String file, String what, @Nullable Throwable cause) {
        super(file + ": " + what, cause);
    }
}
