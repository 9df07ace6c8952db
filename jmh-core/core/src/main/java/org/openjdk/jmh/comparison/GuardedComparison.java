package org.openjdk.jmh.comparison;

import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.util.Utils;

/** A comparison at the end of a run: the results stay, whatever becomes of it. */
public final class GuardedComparison {

    private ComparedRun compared;
    private ComparisonException failure;

    /** Nothing is compared yet. */
    public GuardedComparison() {
    }

    /**
     * Compares.
     *
     * @param out     takes the report, or a warning
     * @param details takes the trace of what should not have been thrown
     */
    public void compare(StoredBaseline baseline, MeasuredResults results, Gate gate, Consumer<String> out,
                        Consumer<String> details) {
        try {
            compared = ComparedRun.of(baseline, results, gate, out);
        } catch (ComparisonException e) {
            fail(e, out);
        } catch (RuntimeException e) {
            fail(ComparedRun.failed(e), out);
            details.accept(Utils.throwableToString(e));
        }
    }

    private void fail(ComparisonException reason, Consumer<String> out) {
        failure = reason;
        out.accept("# WARNING: " + reason.getMessage());
    }

    /**
     * Returns what came of it.
     *
     * @return empty where nothing was compared
     * @throws ComparisonException if it failed; the results of the run are printed and written by then
     */
    public Optional<ComparedRun> required() throws ComparisonException {
        if (failure != null) {
            throw failure;
        }
        return Optional.ofNullable(compared);
    }
}
