package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.openjdk.jmh.runner.RunnerException;

/**
 * A journal that cannot be used. The message names the file, the cause and the remedy, and is shown without a stack
 * trace, because the place to look at is not in any code.
 */
public final class JournalException extends RunnerException {

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

    /** Returns the cause in the words of the operating system, as far as there are any. */
    static String reason(IOException e) {
        String reason = e instanceof FileSystemException ? ((FileSystemException) e).getReason() : e.getMessage();
        if (reason != null) {
            return reason;
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof NoSuchFileException ? "no such file or folder" : e.toString();
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    @Override
    public String toString() {
        return getMessage();
    }
}
