package org.openjdk.jmh.run;

import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.util.Utils;

/**
 * What a feature makes of the results when a run has ended. A failure is a warning, since the results stay; {@link
 * #required}
 * throws it.
 *
 * @param <T> type of the outcome
 */
public final class GuardedOutcome<T> {

    /**
     * Makes the outcome.
     *
     * @param <T> type of the outcome
     */
    public interface Making<T> {

        /**
         * Makes the outcome.
         *
         * @return empty if there is nothing to make
         * @throws ComparisonException if something is missing, or a report cannot be written
         */
        Optional<T> make() throws ComparisonException;
    }

    private final String what;
    private Optional<T> made = Optional.empty();
    private ComparisonException failure;

    /**
     * Creates an outcome that is not made yet.
     *
     * @param what beginning of the sentence about a failure
     */
    public GuardedOutcome(String what) {
        this.what = what;
    }

    /**
     * Makes the outcome.
     *
     * @param out     receives a warning
     * @param details receives the stack trace of an unexpected exception
     */
    public void make(Making<T> making, Consumer<String> out, Consumer<String> details) {
        try {
            made = making.make();
        } catch (ComparisonException e) {
            fail(e, out);
        } catch (RuntimeException | LinkageError e) {
            fail(new ComparisonException(what + " failed with " + e), out);
            details.accept(Utils.throwableToString(e));
        }
    }

    private void fail(ComparisonException reason, Consumer<String> out) {
        failure = reason;
        out.accept("# WARNING: " + reason.getMessage());
    }

    /** Returns the outcome; empty if there was nothing to make, or that failed. */
    public Optional<T> known() {
        return made;
    }

    /**
     * Returns the outcome; empty if there was nothing to make.
     *
     * @throws ComparisonException if making it failed
     */
    public Optional<T> required() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return made;
    }
}
