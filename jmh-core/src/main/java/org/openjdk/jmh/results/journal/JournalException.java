package org.openjdk.jmh.results.journal;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a journal cannot be used. The message names the file, the cause and the remedy. */
public final class JournalException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * @param file    name as the user gave it
     * @param problem continues the sentence after the name of the file
     */
    JournalException(String file, String problem) {
        this("The journal " + file + " " + problem);
    }

    public JournalException(String message) {
        super(message);
    }
}
