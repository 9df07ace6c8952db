package org.openjdk.jmh.results.assertions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.assertions.Atom;
import org.openjdk.jmh.dynreconf.assertions.formula.Dimension;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Formats assertions the same way in all reports. */
public final class AssertionText {

    private static final double THOUSAND = 1000;
    private static final String[] TIMES = {"ns/op", "us/op", "ms/op", "s/op"};

    private AssertionText() {
    }

    /** Returns the relation and whether it holds, in front of its evidence; empty if it is the only one. */
    public static String heading(Atom atom, List<Atom> all) {
        return all.size() == 1 ? "" : atom.statement() + ": " + atom.truth() + ", ";
    }

    /** Returns the evidence of a relation, in one line. */
    public static String evidence(Atom atom) {
        Optional<String> reason = atom.reason();
        if (reason.isPresent()) {
            return reason.get();
        }
        Formula statement = atom.statement();
        return statement instanceof Growth ? growth(atom, (Growth) statement) : relation(atom, (Relation) statement);
    }

    private static String relation(Atom atom, Relation relation) {
        double left = atom.figures().getOrDefault(Atom.LEFT, Double.NaN);
        double right = atom.figures().getOrDefault(Atom.RIGHT, Double.NaN);
        return (atom.figures().containsKey(Atom.COUNTED) ? number(left) + " against " + number(right) + " counted"
                : relation.dimension() == Dimension.TIME ? times(left, right)
                        : number(left) + " against " + number(right) + " B/op")
                + ratio(atom.estimate()) + forks(atom) + atMost(atom);
    }

    /** Formats both times in the unit of the larger one, unless the smaller one is under a thousandth of it. */
    private static String times(double left, double right) {
        double larger = Math.max(left, right);
        double smaller = Math.min(left, right);
        if (smaller > 0 && larger >= THOUSAND * smaller) {
            return time(left, unit(left)) + " " + TIMES[unit(left)] + " against " + time(right, unit(right)) + " "
                    + TIMES[unit(right)];
        }
        int unit = unit(larger);
        return time(left, unit) + " against " + time(right, unit) + " " + TIMES[unit];
    }

    private static String time(double nanoseconds, int unit) {
        return number(nanoseconds * Math.pow(THOUSAND, -unit));
    }

    private static int unit(double nanoseconds) {
        int unit = 0;
        for (double rest = nanoseconds; rest >= THOUSAND && unit < TIMES.length - 1; rest /= THOUSAND) {
            unit++;
        }
        return unit;
    }

    private static String ratio(Interval ratio) {
        return Double.isNaN(ratio.point()) ? "" : ", ratio " + number(ratio.point()) + interval(ratio);
    }

    private static String interval(Interval interval) {
        return " [" + number(interval.lower()) + ", " + number(interval.upper()) + "]";
    }

    private static String forks(Atom atom) {
        int left = atom.figures().getOrDefault(Atom.LEFT_FORKS, 0.0).intValue();
        int right = atom.figures().getOrDefault(Atom.RIGHT_FORKS, 0.0).intValue();
        return ", " + (left == 0 || right == 0 ? "forks: " + (left + right) : "forks: " + left + " and " + right);
    }

    /** Returns the maximum number of forks, if the run could have stopped earlier. */
    private static String atMost(Atom atom) {
        Double most = atom.figures().get(Atom.MOST_FORKS);
        return most == null ? "" : " of at most " + most.intValue();
    }

    private static String growth(Atom atom, Growth growth) {
        String parameter = growth.order().parameter();
        return "grows like " + parameter + "^" + number(atom.estimate().point()) + interval(atom.estimate()) + ", "
                + growth.order() + " like " + parameter + "^"
                + number(atom.figures().getOrDefault(Atom.ORDER, Double.NaN))
                + ", over " + atom.figures().getOrDefault(Atom.PLACES, 0.0).intValue() + " values"
                + (atMost(atom).isEmpty() ? "" : ", forks: "
                        + atom.figures().getOrDefault(Atom.PLACE_FORKS, 0.0).intValue() + " each" + atMost(atom));
    }

    private static String number(double value) {
        return Double.isInfinite(value) ? value > 0 ? "inf" : "-inf" : String.format(Locale.ROOT, digits(value), value);
    }

    private static String digits(double value) {
        double size = Math.abs(value);
        return size == 0 ? "%.0f" : size >= 100_000 || size < 1e-3 ? "%.2e" : size >= 100 ? "%.1f"
                : size >= 10 ? "%.2f" : size >= 0.1 ? "%.3f" : size >= 0.01 ? "%.4f" : "%.5f";
    }

    /** Counts the assertions by verdict, in one sentence. */
    public static String counts(JudgedAssertions judged) {
        StringBuilder text = new StringBuilder();
        text.append(Nouns.count(judged.all().size(), "assertion")).append(": ");
        long holds = judged.count(AssertionVerdict.HOLDS);
        long fails = judged.count(AssertionVerdict.FAILS);
        text.append(holds).append(holds == 1 ? " holds, " : " hold, ").append(fails)
                .append(fails == 1 ? " fails, " : " fail, ").append(judged.count(AssertionVerdict.UNDECIDED))
                .append(" without enough data");
        long skipped = judged.count(AssertionVerdict.SKIPPED);
        long malformed = judged.count(AssertionVerdict.MALFORMED);
        text.append(skipped == 0 ? "" : ", " + skipped + " skipped");
        return text.append(malformed == 0 ? "" : ", " + malformed + " no formula").toString();
    }
}
