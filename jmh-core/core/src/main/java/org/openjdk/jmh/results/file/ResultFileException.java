package org.openjdk.jmh.results.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/**
 * A result file that cannot be written. The message names the file and the cause, and is shown without a stack trace,
 * because the place to look at is not in any code.
 */
public final class ResultFileException extends RunnerException {

    private static final long serialVersionUID = 1L;

    private final transient Collection<RunResult> results;

    ResultFileException(String file, String cause) {
        this(file, cause, Collections.<RunResult>emptyList());
    }

    private ResultFileException(String message, Collection<RunResult> results) {
        super(message);
        this.results = results;
    }

    private ResultFileException(String file, String cause, Collection<RunResult> results) {
        this("The result file " + file + " cannot be written: " + cause, results);
    }

    /** Returns the same for a run that measured something. */
    ResultFileException of(Collection<RunResult> measured, String whereTheyAre) {
        return new ResultFileException(getMessage() + "; " + whereTheyAre, measured);
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

    /**
     * Returns what was measured in the run, which is not lost to a caller from code.
     *
     * @return empty where the file was refused before the run
     */
    public Collection<RunResult> getResults() {
        return results == null ? Collections.<RunResult>emptyList() : results;
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
