package org.openjdk.jmh.files;

import org.openjdk.jmh.util.ExplainedException;

/**
 * Thrown when a run must not use a file as its options request. The message names the options, the file and the remedy.
 */
public final class FileUseException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    FileUseException(String message) {
        super(message);
    }
}
