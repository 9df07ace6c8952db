package org.openjdk.jmh.bench.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.StatUtils;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** How far ratios scatter, in per cent, by subject and over all. */
final class OrdersTable {

    private static final double PERCENT = 100;
    private static final double MILLISECONDS = 1000;

    private final Map<String, MeasuredOrders> subjects = new LinkedHashMap<>();

    void add(String subject, MeasuredOrders orders) {
        subjects.put(subject, orders);
    }

    List<String> lines() {
        TextTable table = new TextTable("subject", "interleaved", "duet", "duet, means", "halves",
                "duet / interleaved", "apart, ms", "drift, ms");
        subjects.forEach((subject, orders) -> table.row(subject, percent(deviation(orders.interleaved())),
                percent(deviation(orders.pairs())), percent(deviation(orders.means())),
                percent(Math.abs(orders.oneAfterTheOther())),
                String.format(Locale.ROOT, "%.2f", deviation(orders.pairs()) / deviation(orders.interleaved())),
                milliseconds(orders.steps()[0]), milliseconds(orders.steps()[1])));
        table.row("median", median(orders -> deviation(orders.interleaved())),
                median(orders -> deviation(orders.pairs())), median(orders -> deviation(orders.means())),
                median(orders -> Math.abs(orders.oneAfterTheOther())), "", "", "");
        List<String> lines = new ArrayList<>(table.lines());
        lines.add("");
        lines.add(String.format(Locale.ROOT, "root mean square of the error after all blocks, %%: interleaved %.1f, "
                + "duet %.1f, one side after the other %.1f",
                PERCENT * rootMeanSquare(orders -> errorOfMean(orders.interleaved())),
                PERCENT * rootMeanSquare(orders -> errorOfMean(orders.pairs())),
                PERCENT * rootMeanSquare(MeasuredOrders::oneAfterTheOther)));
        return lines;
    }

    /** Around 0, which the logarithm of the ratio of the same code is. */
    private static double deviation(double[] logRatios) {
        return Math.sqrt(StatUtils.sumSq(logRatios) / logRatios.length);
    }

    private static double errorOfMean(double[] logRatios) {
        return deviation(logRatios) / Math.sqrt(logRatios.length);
    }

    private double rootMeanSquare(ToDoubleFunction<MeasuredOrders> error) {
        double[] errors = subjects.values().stream().mapToDouble(error).toArray();
        return Math.sqrt(StatUtils.sumSq(errors) / errors.length);
    }

    private String median(ToDoubleFunction<MeasuredOrders> value) {
        return percent(Quantiles.ofSorted(subjects.values().stream().mapToDouble(value).sorted().toArray(), 0.5));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", PERCENT * share);
    }

    private static String milliseconds(double[] sorted) {
        return sorted.length == 0 ? "" : String.format(Locale.ROOT, "%.0f", MILLISECONDS
                * Quantiles.ofSorted(sorted, 0.5));
    }
}
