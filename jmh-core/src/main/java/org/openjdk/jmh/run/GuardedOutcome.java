package org.openjdk.jmh.run;

import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.util.Utils;

/**
 * The outcome that a feature computes from the results at the end of a run. A failure is printed as a warning, because
 * the results stay valid; {@link #required} throws it.
 *
 * @param <T> type of the outcome
 */
public final class GuardedOutcome<T> {

    public interface Computation<T> {

        /** Returns the outcome, empty if there is none. Throws if an input is missing or a report cannot be written. */
        Optional<T> compute() throws ComparisonException;
    }

    private final String what;

    private Optional<T> outcome = Optional.empty();
    private ComparisonException failure;

    /** Creates an outcome that has not been computed yet. {@code what} begins the sentence about a failure. */
    public GuardedOutcome(String what) {
        this.what = what;
    }

    /** Computes the outcome. Prints a warning if that fails, and details of an unexpected exception. */
    public void compute(Computation<T> computation, Consumer<String> out, Consumer<String> details) {
        try {
            outcome = computation.compute();
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

    /** Returns the outcome, empty if there is none or its computation failed. */
    public Optional<T> find() {
        return outcome;
    }

    /** Returns the outcome, empty if there is none. Throws if its computation failed. */
    public Optional<T> required() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return outcome;
    }
}
