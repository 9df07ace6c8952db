package org.openjdk.jmh.bench.owntime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.bench.owntime.OwnTimeRow.Judgement;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** A line for each setting: how much pairs vary, and how often verdicts are right. */
final class OwnTimeTable {

    private static final double UPPER_QUARTILE = 0.75;

    private OwnTimeTable() {
    }

    static List<String> lines(List<OwnTimeRow> rows) {
        Map<OwnTimeRow.Setting, List<OwnTimeRow>> settings = rows.stream().collect(
                Collectors.groupingBy(OwnTimeRow::setting, LinkedHashMap::new, Collectors.toList()));
        List<String> titles = new ArrayList<>(OwnTimeRow.Setting.TITLES);
        titles.addAll(List.of("benchmarks", "RMS, %", "upper quartile", "found, %", "same, %", "undecided, %",
                "wrong, %", "seconds"));
        TextTable table = new TextTable(titles.toArray(new String[0]));
        settings.forEach((setting, some) -> {
            List<String> cells = new ArrayList<>(setting.cells());
            cells.add(Integer.toString(some.size()));
            cells.add(quantile(some, row -> row.outcome().rms(), 0.5));
            cells.add(quantile(some, row -> row.outcome().rms(), UPPER_QUARTILE));
            for (Judgement judgement : Judgement.values()) {
                long count = some.stream().filter(row -> row.judgement() == judgement).count();
                cells.add(Text.percent((double) count / some.size(), 0));
            }
            cells.add(quantile(some, OwnTimeRow::seconds, 0.5));
            table.row(cells.toArray(new String[0]));
        });
        return table.lines();
    }

    /** Returns a quantile of what is known. */
    private static String quantile(List<OwnTimeRow> rows, ToDoubleFunction<OwnTimeRow> figure, double probability) {
        double[] sorted = rows.stream().mapToDouble(figure).filter(Double::isFinite).sorted().toArray();
        return Text.number(sorted.length == 0 ? Double.NaN : Quantiles.ofSorted(sorted, probability), 1);
    }
}
