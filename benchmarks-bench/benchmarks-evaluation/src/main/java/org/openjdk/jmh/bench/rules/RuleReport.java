package org.openjdk.jmh.bench.rules;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

/** The shares as a table for each kind of draw, and all of them as CSV. */
final class RuleReport {

    private RuleReport() {
    }

    /** A heading and a table; nothing where there are no shares. */
    static List<String> lines(Draw draw, List<RuleShares> shares) {
        List<String> lines = new ArrayList<>();
        if (!shares.isEmpty()) {
            lines.add(draw.title() + ":");
            lines.addAll((draw == Draw.UNLIKE ? unlike(shares) : changes(shares)).lines());
        }
        return lines;
    }

    private static TextTable changes(List<RuleShares> shares) {
        TextTable table = new TextTable("rule", "forks", "wrong, % [95 %]", "same", "+3 %", "+5 %", "+10 %");
        for (RuleShares s : shares) {
            table.row(s.rule().name(), Integer.toString(s.forks()), Text.estimate(s.wrong(), 100, 1),
                    s.rule().tolerance() == 0 ? "-" : Text.percent(s.share(0, Verdict.SAME), 1),
                    Text.percent(s.share(1, Verdict.SLOWER), 1), Text.percent(s.share(2, Verdict.SLOWER), 1),
                    Text.percent(s.share(3, Verdict.SLOWER), 1));
        }
        return table;
    }

    private static TextTable unlike(List<RuleShares> shares) {
        TextTable table = new TextTable("rule", "forks", "wrong, % [95 %]", "same");
        for (RuleShares s : shares) {
            table.row(s.rule().name(), Integer.toString(s.forks()), Text.estimate(s.wrong(), 100, 1),
                    s.rule().tolerance() == 0 ? "-" : Text.percent(s.share(0, Verdict.SAME), 1));
        }
        return table;
    }

    /** Each verdict's share for each rule, draw, number of forks and change. */
    static void write(Path file, List<RuleShares> shares) throws IOException {
        try (CsvWriter csv = CsvWriter.builder().build(file)) {
            csv.writeRecord("draw", "rule", "forks", "benchmarks", "change", "slower", "faster", "same", "undecided");
            for (RuleShares s : shares) {
                for (int c = 0; c < Tally.CHANGES.size(); c++) {
                    csv.writeRecord(s.draw().label(), s.rule().name(), Integer.toString(s.forks()),
                            Integer.toString(s.tallies().size()), Double.toString(Tally.CHANGES.get(c)),
                            Double.toString(s.share(c, Verdict.SLOWER)), Double.toString(s.share(c, Verdict.FASTER)),
                            Double.toString(s.share(c, Verdict.SAME)), Double.toString(s.share(c, Verdict.UNDECIDED)));
                }
            }
        }
    }
}
