package org.openjdk.jmh.dynreconf.levels;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Describes the levels of forks in words. */
public final class LevelText {

    private static final String CAUSE = "compilation or the layout of memory differs from fork to fork";
    private static final double PERCENT = 100;
    private static final double EXPONENTS = 1e5;
    /** Times from this one on need no digit after the point. */
    private static final double LONG = 999.5;

    private LevelText() {
    }

    /** Returns a phrase with the levels and the number of forks at each. */
    public static String of(List<Level> levels, String unit) {
        if (levels.size() > LevelComparison.MOST) {
            return digits(levels.get(0).mean()) + " to " + digits(levels.get(levels.size() - 1).mean()) + " " + unit
                    + " ("
                    + Nouns.count(levels.stream().mapToInt(Level::forks).sum(), "fork") + ", at no levels)";
        }
        return list(levels, unit, LevelText::digits);
    }

    private static String list(List<Level> levels, String unit, DoubleFunction<String> digits) {
        return levels.stream()
                .map(level -> digits.apply(level.mean()) + " " + unit + " (" + Nouns.count(level.forks(), "fork") + ")")
                .collect(Collectors.joining(", "));
    }

    /** Returns at least six digits, or all before the point: exponents are hard to compare. */
    private static String digits(double count) {
        return String.format(Locale.ROOT, count < EXPONENTS ? "%.6g" : "%.0f", count);
    }

    /** Returns a phrase with the levels of two sides and their ratios; empty if each side has one level. */
    public static Optional<String> of(double[] baseline, double[] candidate, String unit) {
        LevelComparison levels = LevelComparison.of(baseline, candidate);
        return levels.isMixture()
                ? Optional.of(differ("the compiler produces more than one version", of(levels.baseline, unit),
                        of(levels.candidate, unit)) + relation(levels))
                : Optional.empty();
    }

    /** Returns a phrase with the levels of timed forks of two sides and their ratios. */
    public static String ofTimes(LevelComparison levels, String unit) {
        DoubleFunction<String> digits = time -> String.format(Locale.ROOT, time < LONG ? "%.3g" : "%.0f", time);
        return differ(CAUSE,
                list(levels.baseline, unit, digits), list(levels.candidate, unit, digits)) + relation(levels);
    }

    private static String differ(String cause, String baseline, String candidate) {
        return "forks differ in levels, because " + cause + ": " + baseline + " in the baseline, " + candidate
                + " in the candidate";
    }

    /** Returns a phrase with the levels of the factors between both forks of each pair. */
    public static String ofPairs(List<Level> factors) {
        return factors.stream()
                .map(level -> String.format(Locale.ROOT, "%.2f (%s)", level.mean(), Nouns.count(level.forks(), "pair")))
                .collect(Collectors.joining(", ", "forks of a pair differ in levels, because " + CAUSE
                        + ", by a factor of ", ""));
    }

    private static String relation(LevelComparison levels) {
        if (levels.chance().isPresent()) {
            return String.format(Locale.ROOT,
                    "; the levels are the same, and chance alone explains their shares in %.0f %% of cases",
                    PERCENT * levels.chance().getAsDouble());
        }
        return levels.ratios().size() < 2 || levels.ratios().size() > LevelComparison.MOST ? ""
                : levels.ratios().stream()
                        .map(ratio -> String.format(Locale.ROOT, "%+.1f %%", PERCENT * (ratio - 1)))
                        .collect(Collectors.joining(", ", "; level by level ", ""));
    }
}
