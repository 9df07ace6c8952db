package org.openjdk.jmh.files;

import org.openjdk.jmh.util.ExplainedException;

/** A file that a run is not to use as its options say. The message names the options, the file and the remedy. */
public final class FileUseException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    FileUseException(String message) {
        super(message);
    }
}
