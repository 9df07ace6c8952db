package org.openjdk.jmh.assertions;

import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.comparison.ComparisonException;
import org.openjdk.jmh.util.Utils;

/**
 * What came of the assertions of a run. Whatever goes wrong when they are judged is a warning: the results stay, and whoever
 * asks for the verdicts is told.
 */
public final class GuardedJudgement {

    /** Judges assertions. */
    public interface Judging {

        /**
         * Judges all of a run.
         *
         * @return empty where there is no assertion
         * @throws ComparisonException if there is nothing to judge by, or a report cannot be written
         */
        Optional<JudgedRun> judge() throws ComparisonException;
    }

    private Optional<JudgedRun> judged = Optional.empty();
    private ComparisonException failure;

    /** Nothing is judged yet. */
    public GuardedJudgement() {
    }

    /**
     * Judges.
     *
     * @param judging does so
     * @param out     takes a warning
     * @param details takes the trace of what should not have been thrown
     */
    public void judge(Judging judging, Consumer<String> out, Consumer<String> details) {
        try {
            judged = judging.judge();
        } catch (ComparisonException e) {
            fail(e, out);
        } catch (RuntimeException | LinkageError e) {
            fail(new ComparisonException("Judging the assertions failed with " + e), out);
            details.accept(Utils.throwableToString(e));
        }
    }

    private void fail(ComparisonException reason, Consumer<String> out) {
        failure = reason;
        out.accept("# WARNING: " + reason.getMessage());
    }

    /**
     * Returns the verdicts as far as there are any.
     *
     * @return empty where there are no assertions, or judging them failed
     */
    public Optional<JudgedRun> known() {
        return judged;
    }

    /**
     * Returns the verdicts.
     *
     * @return empty where there are no assertions
     * @throws ComparisonException if judging them failed
     */
    public Optional<JudgedRun> required() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return judged;
    }
}
