package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.results.compared.ResultPlan;
import org.openjdk.jmh.results.stored.StoredResult;

/** How many forks and iterations of each benchmark would show a change of a certain size, for the console. */
public final class PlanTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Between forks", "Within", "Forks", "Iterations", "Time"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4, 5));
    private static final int LONGEST_NAME = 30;

    private final double change;
    private final double confidence;
    private final AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);

    /**
     * A table without benchmarks.
     *
     * @param change     to be shown, above 0: 0.01 stands for 1 %
     * @param confidence at which it is to be shown, such as 0.95
     */
    public PlanTable(double change, double confidence) {
        this.change = change;
        this.confidence = confidence;
    }

    /**
     * Adds a benchmark.
     *
     * @param result measured before, from which its variation and its costs are known
     */
    public void add(StoredResult result) {
        ResultPlan plan = ResultPlan.of(result, new Planner(change, confidence, Planner.POWER));
        String name = Words.shortName(result.key(), "");
        columns.add(plan.obstacle().isPresent()
                ? Arrays.asList(name, plan.obstacle().get(), "", "", "", "")
                : Arrays.asList(name, deviation(plan.betweenForks()), deviation(plan.withinForks()),
                        plan.plan().map(Plan::forks).map(String::valueOf).orElse("too many"),
                        plan.plan().map(Plan::iterations).map(String::valueOf).orElse(""),
                        plan.plan().map(Plan::seconds).map(Words::time).orElse("")));
    }

    private static String deviation(double variance) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * Math.sqrt(variance));
    }

    /**
     * The table.
     *
     * @return lines
     */
    public List<String> lines() {
        List<String> lines = columns.lines();
        lines.add("");
        lines.add("# Forks and iterations of each of two sides that show a change of " + Words.percent(change) + " at "
                + Words.percent(confidence) + " in " + Math.round(100 * Planner.POWER) + " % of runs, and their time");
        return lines;
    }
}
