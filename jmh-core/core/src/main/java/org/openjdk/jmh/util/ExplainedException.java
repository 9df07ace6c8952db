package org.openjdk.jmh.util;

import java.io.PrintStream;
import java.io.PrintWriter;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.runner.RunnerException;

/**
 * An error whose message says all that a user needs: what is wrong, where, and what would be right, in one line. It is
 * shown without a stack trace, because the place to look at is not in any code.
 */
public abstract class ExplainedException extends RunnerException {

    private static final long serialVersionUID = 1L;

    /**
     * An error.
     *
     * @param message one line
     */
    protected ExplainedException(String message) {
        super(Printable.document(String.valueOf(message)));
    }

    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }

    /** Nor are those of what failed beside, as files do that are closed behind a full disk. */
    @Override
    public final void printStackTrace(PrintStream out) {
        out.println(this);
    }

    @Override
    public final void printStackTrace(PrintWriter out) {
        out.println(this);
    }

    @Override
    public final String toString() {
        return getMessage();
    }
}
