package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.history.HistoryFigures;
import org.openjdk.jmh.dynreconf.noise.BusyMachineFigures;
import org.openjdk.jmh.util.Percent;

/** Explains the figures of judgements in words. */
public final class JudgementText {

    /** Identify the criterion steady in combination: other criteria may use one of these names. */
    private static final List<String> OF_MEASUREMENTS = Arrays.asList(SteadyFigures.ITERATIONS, SteadyFigures.SPREAD,
            SteadyFigures.DRIFT, SteadyFigures.RISE, SteadyFigures.TREND, SteadyFigures.HIDDEN_TREND,
            SteadyFigures.WARMUP_SECONDS);
    private static final List<String> OF_FORKS =
            Arrays.asList(SteadyFigures.FORKS, SteadyFigures.VARIATION, SteadyFigures.CONFIDENCE);

    /** Normal loss of time: on most machines, other programs use some time of each processor. */
    private static final double SMALLEST_LOSS = 0.005;

    private JudgementText() {
    }

    /** Returns why a criterion could not decide. */
    static String undecided(ConfiguredCriterion criterion, Judgement judgement) {
        String why = explanation(criterion, judgement);
        return judgement.undecidedReason().orElse("") + (why.isEmpty() ? "" : ": " + why);
    }

    /**
     * Explains the figures of a judgement, except the one compared with the threshold. Returns a phrase, empty if there
     * are no figures.
     */
    public static String explanation(ConfiguredCriterion criterion, Judgement judgement) {
        Map<String, Double> figures = judgement.figures();
        if (figures.keySet().containsAll(OF_MEASUREMENTS)) {
            return steadyMeasurement(judgement.figure(), figures);
        }
        return figures.keySet().containsAll(OF_FORKS)
                ? steadyForks(judgement, criterion.threshold()) : named(figures);
    }

    private static String named(Map<String, Double> figures) {
        List<String> words = new ArrayList<>();
        figures.forEach((name, figure) -> words.add(name + " " + CheckpointText.number(figure)));
        return String.join(", ", words);
    }

    private static String steadyMeasurement(double deviation, Map<String, Double> figures) {
        StringBuilder text = new StringBuilder();
        text.append(figures.get(SteadyFigures.ITERATIONS).intValue()).append(" iterations vary by ")
                .append(Percent.of(figures.get(SteadyFigures.SPREAD)))
                .append(", became faster by ").append(Percent.of(figures.get(SteadyFigures.DRIFT)))
                .append(", are ").append(Percent.of(figures.get(SteadyFigures.RISE))).append(" above the fastest");
        append(text, " and ", figures.get(SteadyFigures.EARLIER_FORKS), " off earlier forks");
        double trend = figures.get(SteadyFigures.TREND);
        append(text, ", keep changing by ", unlessZero(trend), "");
        append(text, ", may hide a trend of ", figures.get(SteadyFigures.HIDDEN_TREND), "");
        append(text, ", further warmup gained ", unlessZero(figures.get(HistoryFigures.GAIN)), " in earlier runs");
        append(text, ", slower than these by ", unlessZero(figures.get(HistoryFigures.SLOWER)), "");
        append(text, ", compilers were busy ", figures.get(SteadyFigures.COMPILATION), " of the time");
        Double lost = figures.get(SteadyFigures.LOST);
        append(text, ", apart from ", lost == null || lost < SMALLEST_LOSS ? null : lost,
                " of the time, which others took");
        text.append(String.format(Locale.ROOT, ": after %.3g s, they are expected to be off by %s",
                figures.get(SteadyFigures.WARMUP_SECONDS), Percent.of(deviation)));
        Double pilot = figures.get(SteadyFigures.PILOT_SECONDS);
        Double others = figures.get(BusyMachineFigures.OTHERS);
        append(text, "; because others used ", others, " of all processors, only the following iterations count");
        return text + (pilot == null ? "" : "; the first fork continues until " + pilot + " s");
    }

    private static Double unlessZero(Double part) {
        return part == null || part == 0 ? null : part;
    }

    private static void append(StringBuilder text, String before, Double part, String after) {
        if (part != null) {
            text.append(before).append(Percent.of(part)).append(after);
        }
    }

    private static String steadyForks(Judgement judgement, double wanted) {
        Map<String, Double> figures = judgement.figures();
        return figures.get(SteadyFigures.FORKS).intValue() + " forks, which vary by "
                + Percent.of(figures.get(SteadyFigures.VARIATION))
                + (figures.containsKey(HistoryFigures.FREEDOM) ? " with those of earlier runs" : "")
                + ", give a precision of "
                + Percent.of(judgement.figure()) + " with a confidence of " + figures.get(SteadyFigures.CONFIDENCE)
                + (judgement.isStable() ? "" : advice(figures.get(SteadyFigures.NEEDED_FORKS), Percent.of(wanted)));
    }

    private static String advice(Double forks, String wanted) {
        return forks == null ? "; even " + SteadyFigures.MOST_FORKS + " forks would not reach " + wanted
                : "; about " + forks.intValue() + " forks would reach " + wanted;
    }
}
