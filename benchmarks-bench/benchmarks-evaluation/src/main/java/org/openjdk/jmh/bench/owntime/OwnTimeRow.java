package org.openjdk.jmh.bench.owntime;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.report.Text;

/**
 * A benchmark that was compared by one method.
 *
 * @param seconds of the whole run
 * @param load    load average at its start
 */
record OwnTimeRow(String benchmark, Setting setting, PairOutcome outcome, double seconds, double load) {

    /**
     * What the rows of a line of the table have in common.
     *
     * @param injected percentage by which the candidate is slower
     * @param limit    of a comparison: a time or a number of pairs
     */
    record Setting(String method, String neighbours, String jdk, String injected, String limit, String tolerance) {

        static final List<String> TITLES = List.of("method", "neighbours", "JDK", "injected, %", "limit", "tolerance");

        List<String> cells() {
            return List.of(method, neighbours, jdk, injected, limit, tolerance);
        }
    }

    /** Whether a verdict is right, open or wrong. */
    enum Judgement {
        FOUND, SAME, UNDECIDED, WRONG
    }

    private static final List<String> FIGURES = List.of("pairs", "RMS, %", "verdict", "estimate, %", "lower, %",
            "upper, %", "seconds", "seconds a pair", "load", "obstacle");
    private static final String NOTHING = "-";

    /** Returns the titles of a file of rows. */
    static List<String> titles() {
        List<String> titles = new ArrayList<>(List.of("benchmark"));
        titles.addAll(Setting.TITLES);
        titles.addAll(FIGURES);
        return titles;
    }

    List<String> cells() {
        List<String> cells = new ArrayList<>(List.of(benchmark));
        cells.addAll(setting.cells());
        cells.addAll(List.of(Integer.toString(outcome.pairs()), number(outcome.rms()), outcome.verdict(),
                number(outcome.estimate()), number(outcome.lower()), number(outcome.upper()), number(seconds),
                number(seconds / outcome.pairs()), number(load), outcome.obstacle()));
        return cells;
    }

    /** Reads what {@link #cells()} returned. */
    static OwnTimeRow of(NamedCsvRecord record) {
        List<String> setting = Setting.TITLES.stream().map(record::getField).toList();
        return new OwnTimeRow(record.getField("benchmark"),
                new Setting(setting.get(0), setting.get(1), setting.get(2), setting.get(3), setting.get(4),
                        setting.get(5)),
                new PairOutcome(record.getField("verdict"), record.getField("obstacle"),
                        Integer.parseInt(record.getField("pairs")),
                        number(record, "RMS, %"), number(record, "estimate, %"), number(record, "lower, %"),
                        number(record, "upper, %")),
                number(record, "seconds"), number(record, "load"));
    }

    private static String number(double value) {
        return Text.number(value, 2);
    }

    private static double number(NamedCsvRecord record, String title) {
        String field = record.getField(title);
        return field.equals(NOTHING) ? Double.NaN : Double.parseDouble(field);
    }

    Judgement judgement() {
        return switch (outcome.verdict()) {
            case "slower" -> setting.injected().equals("0") ? Judgement.WRONG : Judgement.FOUND;
            case "faster" -> Judgement.WRONG;
            case "same" -> Judgement.SAME;
            default -> Judgement.UNDECIDED;
        };
    }
}
