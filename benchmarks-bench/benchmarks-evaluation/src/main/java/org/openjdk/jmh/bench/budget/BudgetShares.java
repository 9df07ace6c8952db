package org.openjdk.jmh.bench.budget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** What many suites gave, each under a budget and with the same time spent evenly. */
final class BudgetShares {

    /** What the largest interval is to be at most, relative to that of the even split. */
    private static final double GOAL = 0.6;

    private final List<SuiteOutcome> even = new ArrayList<>();
    private final List<SuiteOutcome> budget = new ArrayList<>();

    static TextTable table() {
        return new TextTable("suites", "rounds", "even", "± %", "ratio", "quartiles", "<=0.6", "in %",
                "error");
    }

    void add(SuiteOutcome evenly, SuiteOutcome budgeted) {
        even.add(evenly);
        budget.add(budgeted);
    }

    void addTo(TextTable table, String suites, int rounds) {
        double[] ratios = ratios(SuiteOutcome::widest);
        table.row(suites, Integer.toString(rounds), Text.percent(median(values(even, SuiteOutcome::widest)), 1),
                Text.percent(median(values(budget, SuiteOutcome::widest)), 1), Text.number(median(ratios), 2),
                Text.number(quantile(ratios, 0.25), 2) + "-" + Text.number(quantile(ratios, 0.75), 2),
                Text.percent(Arrays.stream(ratios).filter(ratio -> ratio <= GOAL).count() / (double) ratios.length, 0),
                Text.percent(mean(budget), 0) + "/" + Text.percent(mean(even), 0),
                Text.number(median(ratios(outcome -> Arrays.stream(outcome.errors()).max().orElseThrow())), 2));
    }

    /** 1 where both are infinite, or both 0. */
    private double[] ratios(ToDoubleFunction<SuiteOutcome> figure) {
        double[] ratios = new double[even.size()];
        for (int i = 0; i < ratios.length; i++) {
            double ours = figure.applyAsDouble(budget.get(i));
            double theirs = figure.applyAsDouble(even.get(i));
            ratios[i] = ours == theirs ? 1 : ours / theirs;
        }
        return ratios;
    }

    private static double[] values(List<SuiteOutcome> outcomes, ToDoubleFunction<SuiteOutcome> figure) {
        return outcomes.stream().mapToDouble(figure).toArray();
    }

    private static double mean(List<SuiteOutcome> outcomes) {
        return Arrays.stream(values(outcomes, SuiteOutcome::covered)).average().orElseThrow();
    }

    private static double median(double[] values) {
        return quantile(values, 0.5);
    }

    private static double quantile(double[] values, double probability) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return Quantiles.ofSorted(sorted, probability);
    }
}
