package org.openjdk.jmh.features;

import java.util.Arrays;
import java.util.List;
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
        return Arrays.asList(
                new PagePart(run),
                new AssertionsPart(run),
                new ComparisonPart(run),
                new ShardsPart(run),
                new JournalPart(run),
                new ResultsPart(run),
                new BudgetPart(run),
                new NoisePart(run),
                new HistoryPart(run),
                new CountingPart(run),
                new DecisionsPart(run));
    }

    /** Creates the parts of a run of two sides, in the same order. */
    public static List<Part> ofSides(RunContext run) {
        return Arrays.asList(new AssertionsPart(run), new JournalPart(run), new ResultsPart(run),
                new BudgetPart(run), new NoisePart(run));
    }
}
