package org.openjdk.jmh.bench.rules;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** How sequences ended, as two tables, and all shares as CSV. */
final class SequentialReport {

    private SequentialReport() {
    }

    /** What each rule found. */
    static List<String> found(List<SequentialOutcome> outcomes) {
        TextTable table = new TextTable("rule", "bound", "wrong, %", "same", "+1 %", "+2 %", "+3 %", "+5 %",
                "+10 %");
        for (SequentialOutcome o : outcomes) {
            List<String> row = new ArrayList<>(List.of(o.rule(), Integer.toString(o.bound()),
                    wrong(SequentialTally.wrong(o.tallies())),
                    Text.percent(SequentialTally.share(o.tallies(), 0, Verdict.SAME), 1)));
            for (int c = 1; c < SequentialTally.CHANGES.size(); c++) {
                row.add(Text.percent(SequentialTally.share(o.tallies(), c, Verdict.SLOWER), 1));
            }
            table.row(row.toArray(String[]::new));
        }
        return table.lines();
    }

    /** With half of its interval at 95 %, which is about as far to either side. */
    private static String wrong(Interval wrong) {
        return Text.percent(wrong.point(), 1) + "±" + Text.percent(wrong.upper() - wrong.point(), 1);
    }

    /** After how many blocks. */
    static List<String> blocks(List<SequentialOutcome> outcomes) {
        TextTable table = new TextTable("rule", "bound", "futile, %", "±0 %", "+1 %", "+2 %", "+3 %", "+5 %",
                "+10 %");
        for (SequentialOutcome o : outcomes) {
            List<String> row = new ArrayList<>(List.of(o.rule(), Integer.toString(o.bound()),
                    Text.percent(SequentialTally.futile(o.tallies(), 0), 1)));
            for (int c = 0; c < SequentialTally.CHANGES.size(); c++) {
                row.add(Text.number(SequentialTally.blocks(o.tallies(), c), 1));
            }
            table.row(row.toArray(String[]::new));
        }
        return table.lines();
    }

    /** Each verdict's share for each rule, bound, draw and change. */
    static void write(Path file, List<SequentialOutcome> outcomes) throws IOException {
        try (CsvWriter csv = CsvWriter.builder().build(file)) {
            csv.writeRecord("draw", "rule", "bound", "benchmarks", "change", "slower", "faster", "same", "undecided",
                    "futile", "blocks");
            for (SequentialOutcome o : outcomes) {
                for (int c = 0; c < SequentialTally.CHANGES.size(); c++) {
                    csv.writeRecord(record(o, c));
                }
            }
        }
    }

    private static List<String> record(SequentialOutcome o, int change) {
        List<String> fields = new ArrayList<>(List.of(o.draw().label(), o.rule(),
                Integer.toString(o.bound()), Integer.toString(o.tallies().size()),
                Double.toString(SequentialTally.CHANGES.get(change))));
        for (Verdict verdict : List.of(Verdict.SLOWER, Verdict.FASTER, Verdict.SAME, Verdict.UNDECIDED)) {
            fields.add(Double.toString(SequentialTally.share(o.tallies(), change, verdict)));
        }
        fields.add(Double.toString(SequentialTally.futile(o.tallies(), change)));
        fields.add(Double.toString(SequentialTally.blocks(o.tallies(), change)));
        return fields;
    }
}
