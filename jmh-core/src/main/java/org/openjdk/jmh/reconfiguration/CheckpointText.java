package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.settings.Bounds;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.precision.ResultPrecision;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;

/** Formats settings and checkpoints for the console. */
final class CheckpointText {

    private CheckpointText() {
    }

    static List<String> header(ReconfigurationSettings settings) {
        List<String> criteria = new ArrayList<>();
        for (ConfiguredCriterion criterion : settings.criteria()) {
            criteria.add(criterion.name() + " " + criterion.criterion().threshold().comparison() + " "
                    + number(criterion.threshold()));
        }
        List<String> lines = new ArrayList<>();
        lines.add("# Reconfiguration: dynamic, stable where " + String.join(" and ", criteria));
        lines.add("# Bounds: " + range(settings.warmupIterations(), "warmup iteration")
                + window(settings, settings.sampling().warmupWindow()) + ", " + measurement(settings)
                + range(settings.forks(), "fork")
                + (settings.sampling().forkWindow() == 0
                        ? "" : window(settings, settings.sampling().forkWindow()))
                + (settings.warmupForks().maximum() == 0 ? "" : ", " + range(settings.warmupForks(), "warmup fork")));
        return lines;
    }

    private static String window(ReconfigurationSettings settings, int size) {
        boolean used = settings.criteria().stream().anyMatch(criterion -> criterion.criterion().judges(Phase.WARMUP));
        return used ? " (window " + size + ")" : "";
    }

    private static String measurement(ReconfigurationSettings settings) {
        if (!settings.measurementSlides()) {
            return "";
        }
        Bounds least = settings.measurementIterations(settings.warmupIterations().minimum());
        return settings.measurementIterations() + " measured"
                + (least.maximum() > least.minimum() ? " (sliding), " : ", ");
    }

    private static String range(Bounds bounds, String what) {
        String most = Nouns.count(bounds.maximum(), what);
        return bounds.minimum() == bounds.maximum() ? most : bounds.minimum() + " to " + most;
    }

    /**
     * Returns the figures and the decision of a checkpoint in one line, or null below the lower bound, where no
     * criterion was asked.
     */
    static String line(Checkpoint checkpoint) {
        if (checkpoint.decision() == Decision.DEFERRED) {
            return "# Stability: " + phase(checkpoint) + deferral(checkpoint);
        }
        return checkpoint.judgements().isEmpty()
                ? null : "# Stability: " + values(checkpoint) + ": " + decision(checkpoint);
    }

    /** Returns a shorter line: the precision of the result, or figures without explanation. */
    static String plainLine(Checkpoint checkpoint) {
        if (checkpoint.decision() == Decision.DEFERRED || checkpoint.judgements().isEmpty()) {
            return line(checkpoint);
        }
        List<String> values = new ArrayList<>();
        checkpoint.judgements().forEach((criterion, judgement) -> values.add(plainValue(criterion, judgement)));
        return "# Stability: " + String.join(", ", values) + ": "
                + (agreeByChance(checkpoint) ? "forks agree and end" + after(checkpoint) : decision(checkpoint));
    }

    private static boolean agreeByChance(Checkpoint checkpoint) {
        return checkpoint.decision() == Decision.STABLE && checkpoint.phase() == Phase.FORKS
                && checkpoint.judgements().entrySet().stream().anyMatch(CheckpointText::isMissed);
    }

    /** Returns whether the printed precision, which allows for few forks that agree by chance, is not as wanted. */
    private static boolean isMissed(Map.Entry<ConfiguredCriterion, Judgement> answer) {
        return ResultPrecision.of(answer.getValue(), answer.getKey().threshold()).filter(ResultPrecision::isMissed)
                .isPresent();
    }

    private static String plainValue(ConfiguredCriterion criterion, Judgement judgement) {
        return ResultPrecision.of(judgement, criterion.threshold()).map(ResultPrecision::text)
                .orElseGet(() -> criterion.name() + " " + (judgement.undecidedReason().isPresent()
                        ? "undecided (" + judgement.undecidedReason().get() + ")"
                        : number(judgement.figure()) + need(criterion, "")));
    }

    private static String deferral(Checkpoint checkpoint) {
        return checkpoint.index() < checkpoint.maximum()
                ? after(checkpoint) + ", the measurement slides until stable"
                : " after all " + checkpoint.maximum() + ", and no time remains to slide";
    }

    private static String decision(Checkpoint checkpoint) {
        switch (checkpoint.decision()) {
            case STABLE:
                return "stable, " + phase(checkpoint) + after(checkpoint);
            case EXHAUSTED:
                return "not stable, " + phase(checkpoint) + " after all " + checkpoint.maximum();
            default:
                return "go on";
        }
    }

    private static String after(Checkpoint checkpoint) {
        return " after " + checkpoint.index() + " of " + checkpoint.maximum();
    }

    private static String phase(Checkpoint checkpoint) {
        return noun(checkpoint) + (checkpoint.phase() == Phase.WARMUP || checkpoint.phase() == Phase.MEASUREMENT
                ? " ends" : " end");
    }

    /** Returns what a checkpoint decides on. */
    private static String noun(Checkpoint checkpoint) {
        return checkpoint.phase().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String values(Checkpoint checkpoint) {
        return values(checkpoint.judgements());
    }

    static String values(Map<ConfiguredCriterion, Judgement> judgements) {
        List<String> values = new ArrayList<>();
        judgements.forEach((criterion, judgement) -> {
            String why = JudgementText.explanation(criterion, judgement);
            String value = judgement.undecidedReason().isPresent()
                    ? "undecided (" + JudgementText.undecided(criterion, judgement) + ")"
                    : number(judgement.figure()) + need(criterion, why.isEmpty() ? "" : "; " + why);
            values.add(criterion.name() + " " + value);
        });
        return String.join(", ", values);
    }

    /**
     * Returns the warning that phases ran to their maximum, with a remedy.
     *
     * @param unstable last checkpoint of each such phase; at least one, all of the same kind
     * @param phases   number of phases of this kind
     * @param kind     "fork" or "warmup fork"
     */
    static String warning(List<Checkpoint> unstable, int phases, String kind, OptionNames options) {
        Checkpoint first = unstable.get(0);
        String inForks = ", in " + some(unstable.size(), phases, kind);
        Set<String> heldBack = new LinkedHashSet<>();
        unstable.forEach(checkpoint -> heldBack.addAll(checkpoint.heldBack()));
        List<String> values = new ArrayList<>();
        heldBack.forEach(criterion -> values.add(values(criterion, unstable)));
        return where(first, inForks) + ": " + String.join("; ", values) + "; " + remedy(first, options) + ", or loosen "
                + options.of(Option.THRESHOLD) + " for " + String.join(", ", heldBack);
    }

    /** Returns a count such as "2 of 5 forks". */
    static String some(int count, int all, String what) {
        return count + " of " + Nouns.count(all, what);
    }

    private static String where(Checkpoint checkpoint, String inForks) {
        return noun(checkpoint) + " not stable" + (checkpoint.phase() == Phase.MEASUREMENT
                ? " within the time of a static run" + inForks
                : " after all " + checkpoint.maximum()
                        + (checkpoint.phase() == Phase.WARMUP ? " iterations" + inForks : ""));
    }

    private static String values(String name, List<Checkpoint> checkpoints) {
        List<String> values = new ArrayList<>();
        String need = "";
        for (Checkpoint checkpoint : checkpoints) {
            for (Map.Entry<ConfiguredCriterion, Judgement> answer : checkpoint.judgements().entrySet()) {
                ConfiguredCriterion criterion = answer.getKey();
                Judgement judgement = answer.getValue();
                if (criterion.name().equals(name) && !judgement.isStable()) {
                    boolean undecided = judgement.undecidedReason().isPresent();
                    values.add(undecided ? "undecided" : number(judgement.figure()));
                    need = need(criterion, undecided ? "; " + JudgementText.undecided(criterion, judgement) : "");
                }
            }
        }
        return name + " " + String.join(", ", values) + need;
    }

    private static String need(ConfiguredCriterion criterion, String explanation) {
        return " (needs " + criterion.criterion().threshold().comparison() + " " + number(criterion.threshold())
                + explanation + ")";
    }

    private static String remedy(Checkpoint checkpoint, OptionNames options) {
        if (checkpoint.judgements().values().stream().anyMatch(CheckpointText::isOutOfReach)) {
            return "find out why forks vary";
        }
        String longer = ", lengthen " + options.of(Option.WARMUP_TIME);
        switch (checkpoint.phase()) {
            case WARMUP:
                return raise(options, Option.WARMUP_ITERATIONS) + " above " + checkpoint.maximum() + longer;
            case MEASUREMENT:
                return raise(options, Option.WARMUP_ITERATIONS) + longer;
            case WARMUP_FORKS:
                return raise(options, Option.WARMUP_FORKS) + " above " + checkpoint.maximum();
            default:
                return raise(options, Option.FORKS) + " above " + checkpoint.maximum() + " or "
                        + options.of(Option.MEASUREMENT_ITERATIONS);
        }
    }

    private static String raise(OptionNames options, Option option) {
        return "raise " + options.of(option);
    }

    /** Returns whether the precision is known and no reasonable number of forks reaches the threshold. */
    private static boolean isOutOfReach(Judgement judgement) {
        return !judgement.isStable() && judgement.figures().containsKey(SteadyFigures.FORKS)
                && !judgement.figures().containsKey(SteadyFigures.NEEDED_FORKS);
    }

    static List<String> vectors(Checkpoint checkpoint) {
        List<String> lines = new ArrayList<>();
        checkpoint.judgements().forEach((criterion, judgement) -> {
            if (judgement.evidence().length > 0) {
                lines.add("#   " + criterion.name() + " " + Arrays.toString(judgement.evidence()));
            }
        });
        return lines;
    }

    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.4f", value);
        return Double.isNaN(value) || Double.isInfinite(value) || Math.abs(value) >= 0.0001 || value == 0
                ? shortened(text) : String.format(Locale.ROOT, "%.2e", value);
    }

    private static String shortened(String text) {
        return text.indexOf('.') < 0 ? text : text.replaceAll("0+$", "").replaceAll("\\.$", "");
    }
}
