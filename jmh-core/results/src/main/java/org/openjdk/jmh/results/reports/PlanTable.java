package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.results.compared.ResultPlan;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.StoredResult;

/** How many forks and iterations of each benchmark would show a change of a certain size, for the console. */
public final class PlanTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Between forks", "Within", "Forks", "Iterations", "Time"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4, 5));
    private static final int LONGEST_NAME = 25;

    private final double change;
    private final double confidence;
    private final List<ResultKey> keys = new ArrayList<>();
    private final List<List<String>> cells = new ArrayList<>();
    private final Map<String, Integer> obstacles = new LinkedHashMap<>();

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
        keys.add(result.key());
        plan.obstacle().ifPresent(obstacle -> obstacles.merge(obstacle, 1, Integer::sum));
        cells.add(plan.obstacle().isPresent() ? Arrays.asList("", "", "", "", "")
                : Arrays.asList(deviation(plan.betweenForks()), deviation(plan.withinForks()),
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
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        RowNames names = new RowNames(keys);
        for (int i = 0; i < keys.size(); i++) {
            List<String> row = new ArrayList<>(cells.get(i));
            row.add(0, names.of(keys.get(i), ""));
            columns.add(row);
        }
        List<String> lines = columns.lines();
        lines.add("");
        obstacles.forEach((obstacle, count) -> lines.add("# No plan, " + count
                + (count == 1 ? " benchmark: " : " benchmarks: ") + obstacle));
        lines.add("# Forks and iterations of each of two sides that show a change of " + Words.percent(change) + " at "
                + Words.percent(confidence) + " in " + Math.round(100 * Planner.POWER) + " % of runs, and their time");
        return lines;
    }
}
