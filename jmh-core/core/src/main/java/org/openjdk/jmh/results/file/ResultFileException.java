package org.openjdk.jmh.results.file;

import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ExplainedException;

/** A result file that cannot be written. The message names the file and the cause. */
public final class ResultFileException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    private final transient Collection<RunResult> results;

    /**
     * A file that cannot be written.
     *
     * @param file  as the user named it
     * @param cause why not
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

    /** Returns the same for a run that measured something. */
    public ResultFileException of(Collection<RunResult> measured, String whereTheyAre) {
        return new ResultFileException(getMessage() + "; " + whereTheyAre, measured);
    }

    /**
     * Returns what was measured in the run, which is not lost to a caller from code.
     *
     * @return empty where the file was refused before the run
     */
    public Collection<RunResult> getResults() {
        return results == null ? Collections.<RunResult>emptyList() : results;
    }
}
