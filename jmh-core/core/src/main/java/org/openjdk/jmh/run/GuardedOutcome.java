package org.openjdk.jmh.run;

import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.util.Utils;

/**
 * What is made of the results of a run when it has ended. Whatever goes wrong is a warning: the results stay, and whoever asks
 * for what came of it is told.
 *
 * @param <T> what comes of it
 */
public final class GuardedOutcome<T> {

    /**
     * Makes it.
     *
     * @param <T> what comes of it
     */
    public interface Making<T> {

        /**
         * Looks at all results.
         *
         * @return empty where there is nothing to make of them
         * @throws ComparisonException if something is missing for it, or a report cannot be written
         */
        Optional<T> make() throws ComparisonException;
    }

    private final String what;
    private Optional<T> made = Optional.empty();
    private ComparisonException failure;

    /**
     * Nothing is made yet.
     *
     * @param what as the beginning of a sentence
     */
    public GuardedOutcome(String what) {
        this.what = what;
    }

    /**
     * Makes it.
     *
     * @param out     takes a warning
     * @param details takes the trace of what should not have been thrown
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

    /** Returns what came of it; empty where there was nothing to make, and where that failed. */
    public Optional<T> known() {
        return made;
    }

    /**
     * Returns what came of it; empty where there was nothing to make.
     *
     * @throws ComparisonException if it failed
     */
    public Optional<T> required() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return made;
    }
}
