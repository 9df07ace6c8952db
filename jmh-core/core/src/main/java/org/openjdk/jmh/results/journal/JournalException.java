package org.openjdk.jmh.results.journal;

import org.openjdk.jmh.util.ExplainedException;

/** A journal that cannot be used. The message names the file, the cause and the remedy. */
public final class JournalException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * Describes what is wrong with a journal.
     *
     * @param file    as the user named it
     * @param problem goes on after the file's name
     */
    JournalException(String file, String problem) {
        this("The journal " + file + " " + problem);
    }

    /**
     * Describes what is wrong.
     *
     * @param message one line
     */
    public JournalException(String message) {
        super(message);
    }
}
