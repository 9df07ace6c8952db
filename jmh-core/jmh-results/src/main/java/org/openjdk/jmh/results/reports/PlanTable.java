package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.planning.Plan;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.ResultPlan;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** Formats for the console the forks and iterations that each benchmark needs to show a change. */
public final class PlanTable {

    private static final List<String> HEAD = Collections.unmodifiableList(
            Arrays.asList("Benchmark", "Between forks", "Within", "Forks", "Iterations", "Time"));
    private static final List<Integer> RIGHT = Collections.unmodifiableList(Arrays.asList(1, 2, 3, 4, 5));
    private static final int LONGEST_NAME = 25;

    private final double change;
    private final double rate;
    private final List<ResultKey> keys = new ArrayList<>();
    private final List<ResultPlan> plans = new ArrayList<>();

    /**
     * Creates a table without benchmarks.
     *
     * @param change to detect, above 0: 0.01 is 1 %
     * @param rate   false discovery rate of the comparison of all benchmarks, such as 0.05
     */
    public PlanTable(double change, double rate) {
        this.change = change;
        this.rate = rate;
    }

    /** Adds a benchmark with its variation and costs in an earlier result. */
    public void add(StoredResult result) {
        keys.add(result.key());
        plans.add(ResultPlan.of(result));
    }

    /** Returns the confidence for the only benchmark that changes among those that can be planned. */
    private double confidence() {
        return 1 - rate / Math.max(1, plans.stream().filter(plan -> plan.variance().isPresent()).count());
    }

    private List<String> cells(ResultPlan result, Planner planner) {
        if (!result.variance().isPresent()) {
            return Arrays.asList("", "", "", "", "");
        }
        VarianceComponents variance = result.variance().get();
        Optional<Plan> plan = result.plan(planner);
        return Arrays.asList(deviation(variance.betweenForks()), deviation(variance.withinForks()),
                plan.map(Plan::forks).map(String::valueOf).orElse("too many"),
                plan.map(Plan::iterations).map(String::valueOf).orElse(""),
                plan.map(Plan::seconds).map(ReportText::time).orElse(""));
    }

    private static String deviation(double variance) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * Math.sqrt(variance));
    }

    /**
     * Returns the lines of the table. Computes the plans in parallel, and only now: the more benchmarks are compared,
     * the stricter is each verdict.
     */
    public List<String> lines() {
        Planner planner = new Planner(change, confidence(), Planner.POWER);
        List<List<String>> cells =
                plans.parallelStream().map(plan -> cells(plan, planner)).collect(Collectors.toList());
        AlignedColumns columns = new AlignedColumns(HEAD, LONGEST_NAME, RIGHT);
        RowNames names = new RowNames(keys);
        for (int i = 0; i < keys.size(); i++) {
            List<String> row = new ArrayList<>(cells.get(i));
            row.add(0, names.of(keys.get(i), ""));
            columns.add(row);
        }
        List<String> lines = columns.lines();
        lines.add("");
        obstacles().forEach((obstacle, count) -> lines.add("# No plan, "
                + Nouns.count(count, "benchmark") + ": " + obstacle));
        lines.add("# Forks and iterations per side that show a change of " + ReportText.percent(change) + " in "
                + Math.round(100 * Planner.POWER) + " % of runs, and their time");
        long suite = plans.stream().filter(plan -> plan.variance().isPresent()).count();
        if (suite > 1) {
            lines.add("# Planned at " + ReportText.significant(100 * confidence())
                    + " %: the level of -vs for a benchmark that is the only one of " + suite
                    + " that changes. If more change, or you compare fewer, less is enough: name one benchmark to "
                    + "plan for it alone");
        }
        return lines;
    }

    private Map<String, Integer> obstacles() {
        Map<String, Integer> obstacles = new LinkedHashMap<>();
        plans.forEach(plan -> plan.obstacle().ifPresent(obstacle -> obstacles.merge(obstacle, 1, Integer::sum)));
        return obstacles;
    }
}
