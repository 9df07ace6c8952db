package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * How plans turned out.
 *
 * @param pilotForks    on each side, from which the plans were made
 * @param change        that they were to find, 1.03 for 3 %
 * @param quartiles     of the planned forks on each side; {@link Integer#MAX_VALUE} for none
 * @param found         mean share of the plans that found it, with its interval over benchmarks
 */
record PlanShares(int pilotForks, double change, int[] quartiles, Interval found) {

    private static final double NORMAL_95 = 1.96;
    private static final int QUARTERS = 4;

    static PlanShares of(int pilotForks, double change, List<Integer> forks, List<Double> found) {
        List<Integer> sorted = new ArrayList<>(forks);
        sorted.sort(null);
        int[] quartiles = new int[QUARTERS - 1];
        for (int q = 0; q < quartiles.length; q++) {
            quartiles[q] = sorted.get((sorted.size() - 1) * (q + 1) / QUARTERS);
        }
        Moments shares = Moments.of(found.stream().mapToDouble(Double::doubleValue).toArray());
        double error = NORMAL_95 * shares.standardDeviation() / Math.sqrt(shares.count());
        Interval interval = Double.isNaN(error) ? Interval.unknown(shares.mean())
                : Interval.of(shares.mean() - error, shares.mean(), Math.min(1, shares.mean() + error));
        return new PlanShares(pilotForks, change, quartiles, interval);
    }

    /** A table with a line for each. */
    static List<String> lines(List<PlanShares> all) {
        TextTable table = new TextTable("planned from", "change", "forks: 25 %", "50 %", "75 %", "found, % [95 %]");
        for (PlanShares plan : all) {
            table.row(plan.pilotForks + " forks", "+" + Text.percent(plan.change - 1, 0) + " %",
                    forks(plan.quartiles[0]), forks(plan.quartiles[1]), forks(plan.quartiles[2]),
                    Text.estimate(plan.found, 100, 1));
        }
        return table.lines();
    }

    private static String forks(int forks) {
        return forks == Integer.MAX_VALUE ? "too many" : Integer.toString(forks);
    }
}
