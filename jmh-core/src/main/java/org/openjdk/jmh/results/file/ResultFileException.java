package org.openjdk.jmh.results.file;

import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a result file cannot be written. The message names the file and the cause. */
public final class ResultFileException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    private final transient Collection<RunResult> results;

    /**
     * @param file  as the user named it
     * @param cause reason, in a phrase
     */
    public ResultFileException(String file, String cause) {
        this(file, cause, Collections.<RunResult>emptyList());
    }

    private ResultFileException(String message, Collection<RunResult> results) {
        super(message);
        this.results = results;
    }

    private ResultFileException(String file, String cause, Collection<RunResult> results) {
        this("The result file " + file + " cannot be written: " + cause, results);
    }

    /** Returns a copy with the results of the run, and a remark on where to find them. */
    public ResultFileException of(Collection<RunResult> measured, String whereTheyAre) {
        return new ResultFileException(getMessage() + "; " + whereTheyAre, measured);
    }

    /**
     * Returns the results of the run, so that callers of the API do not lose them; empty if the file was rejected
     * before the run.
     */
    public Collection<RunResult> getResults() {
        return results == null ? Collections.<RunResult>emptyList() : results;
    }
}
