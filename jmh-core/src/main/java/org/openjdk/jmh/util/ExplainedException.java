package org.openjdk.jmh.util;

import java.io.PrintStream;
import java.io.PrintWriter;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.results.reports.Wrapped;

import org.openjdk.jmh.runner.RunnerException;

/**
 * An error whose message explains in one line what is wrong, where, and how to fix it. It has no stack trace, because
 * the cause is not in the code.
 */
public abstract class ExplainedException extends RunnerException {

    private static final long serialVersionUID = 1L;

    protected ExplainedException(String message) {
        super(Printable.document(String.valueOf(message)));
    }

    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }

    /**
     * Prints the message only, wrapped, without suppressed exceptions such as those of closing files on a full disk.
     */
    @Override
    public final void printStackTrace(PrintStream out) {
        out.println(Wrapped.error(getMessage()));
    }

    @Override
    public final void printStackTrace(PrintWriter out) {
        out.println(Wrapped.error(getMessage()));
    }

    @Override
    public final String toString() {
        return getMessage();
    }
}
