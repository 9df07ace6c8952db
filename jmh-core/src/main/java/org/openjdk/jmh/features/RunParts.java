package org.openjdk.jmh.features;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.assertions.AssertionsPart;
import org.openjdk.jmh.budget.BudgetPart;
import org.openjdk.jmh.comparison.ComparisonPart;
import org.openjdk.jmh.counting.CountingPart;
import org.openjdk.jmh.decisions.DecisionsPart;
import org.openjdk.jmh.history.HistoryPart;
import org.openjdk.jmh.journal.JournalPart;
import org.openjdk.jmh.noise.NoisePart;
import org.openjdk.jmh.output.ResultsPart;
import org.openjdk.jmh.page.PagePart;
import org.openjdk.jmh.run.Part;
import org.openjdk.jmh.run.RunContext;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.shards.ShardsPart;

/**
 * All features of a run, in their order. Beginnings are passed from the top to the bottom, ends from the bottom to the
 * top:
 * <ul>
 * <li>the machine is watched around the history, and the history around the decisions, which may use both;</li>
 * <li>results are annotated with decisions before they are written, and the journal ends after that;</li>
 * <li>at the end, the results are summarized, then compared, then judged, and the page shows all of that.</li>
 * </ul>
 */
public final class RunParts {

    private RunParts() {
    }

    public static List<Part> of(RunContext run) {
        Options options = run.options();
        return enabled(
                options.getResultPage().hasValue() ? new PagePart(run) : null,
                new AssertionsPart(run),
                new ComparisonPart(run),
                options.getShard().hasValue() ? new ShardsPart(run) : null,
                options.getJournal().hasValue() ? new JournalPart(run) : null,
                new ResultsPart(run),
                options.getBudget().hasValue() ? new BudgetPart(run) : null,
                new NoisePart(run),
                options.getHistory().hasValue() ? new HistoryPart(run) : null,
                options.getCount().hasValue() ? new CountingPart(run) : null,
                new DecisionsPart(run));
    }

    /** Creates the parts of a run of two sides, in the same order. */
    public static List<Part> ofSides(RunContext run) {
        Options options = run.options();
        return enabled(
                new AssertionsPart(run),
                options.getJournal().hasValue() ? new JournalPart(run) : null,
                new ResultsPart(run),
                options.getBudget().hasValue() ? new BudgetPart(run) : null,
                new NoisePart(run));
    }

    /** Returns the parts that are not null. */
    private static List<Part> enabled(Part... parts) {
        return Stream.of(parts).filter(Objects::nonNull).collect(Collectors.toList());
    }
}
