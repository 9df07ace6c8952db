package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.openjdk.jmh.dynreconf.Bounds;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.CriterionVerdict;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;

/** The lines about settings and checkpoints that the console shows. */
final class CheckpointText {

    private CheckpointText() {
    }

    /** Returns the lines of the header. */
    static List<String> header(ReconfigurationSettings settings) {
        List<String> criteria = new ArrayList<>();
        for (ConfiguredCriterion criterion : settings.criteria()) {
            criteria.add(criterion.name() + " " + criterion.criterion().stabilityFunction().comparison() + " "
                    + number(criterion.threshold()));
        }
        List<String> lines = new ArrayList<>();
        lines.add("# Reconfiguration: dynamic, stable where " + String.join(" and ", criteria));
        lines.add("# Bounds: " + range(settings.warmupIterations(), "warmup iteration")
                + window(settings, settings.warmupWindow()) + ", " + measurement(settings) + range(settings.forks(), "fork")
                + (settings.forkWindow() == 0 ? "" : window(settings, settings.forkWindow()))
                + (settings.warmupForks().maximum() == 0 ? "" : ", " + range(settings.warmupForks(), "warmup fork")));
        return lines;
    }

    private static String window(ReconfigurationSettings settings, int size) {
        boolean used = settings.criteria().stream().anyMatch(criterion -> !criterion.slides());
        return used ? " (window " + size + ")" : "";
    }

    private static String measurement(ReconfigurationSettings settings) {
        if (!settings.slides()) {
            return "";
        }
        Bounds least = settings.measurementIterations(settings.warmupIterations().minimum());
        return settings.measurementIterations() + " measured"
                + (least.maximum() > least.minimum() ? " (sliding), " : ", ");
    }

    private static String range(Bounds bounds, String what) {
        String count = bounds.minimum() == bounds.maximum()
                ? String.valueOf(bounds.maximum()) : bounds.minimum() + " to " + bounds.maximum();
        return count + " " + what + (bounds.maximum() == 1 ? "" : "s");
    }

    /** Returns what the criteria said and what was decided, in one line; null below the minimum. */
    static String line(Checkpoint checkpoint) {
        if (checkpoint.decision() == Decision.DEFERRED) {
            return "# Stability: " + phase(checkpoint) + deferral(checkpoint);
        }
        return checkpoint.verdicts().isEmpty()
                ? null : "# Stability: " + values(checkpoint) + ": " + decision(checkpoint);
    }

    private static String deferral(Checkpoint checkpoint) {
        return checkpoint.index() < checkpoint.maximum()
                ? " after " + checkpoint.index() + " of " + checkpoint.maximum()
                        + ", the measurement slides until stable"
                : " after all " + checkpoint.maximum() + ", and no time is left to slide";
    }

    private static String decision(Checkpoint checkpoint) {
        switch (checkpoint.decision()) {
            case STABLE:
                return "stable, " + phase(checkpoint) + " after " + checkpoint.index() + " of " + checkpoint.maximum();
            case EXHAUSTED:
                return "not stable, " + phase(checkpoint) + " after all " + checkpoint.maximum();
            default:
                return "go on";
        }
    }

    private static String phase(Checkpoint checkpoint) {
        switch (checkpoint.kind()) {
            case WARMUP_ITERATION:
                return "warmup ends";
            case MEASUREMENT_ITERATION:
                return "measurement ends";
            case WARMUP_FORK:
                return "warmup forks end";
            default:
                return "forks end";
        }
    }

    private static String values(Checkpoint checkpoint) {
        return values(checkpoint.verdicts());
    }

    /** Returns what the criteria said. */
    static String values(List<CriterionVerdict> verdicts) {
        List<String> values = new ArrayList<>();
        for (CriterionVerdict verdict : verdicts) {
            String explanation = verdict.explanation().map(why -> "; " + why).orElse("");
            String value = verdict.undecidedReason().isPresent()
                    ? "undecided (" + verdict.undecidedReason().get() + ")"
                    : number(verdict.aggregate()) + need(verdict, explanation);
            values.add(verdict.criterion() + " " + value);
        }
        return String.join(", ", values);
    }

    /**
     * Returns the warning for phases that ran to their maximum, with what to change.
     *
     * @param unstable the last checkpoint of each such phase, at least one, all of one kind
     * @param phases   how many phases of that kind there were
     * @param kind     "fork" or "warmup fork"
     */
    static String warning(List<Checkpoint> unstable, int phases, String kind) {
        Checkpoint first = unstable.get(0);
        String inForks = ", in " + some(unstable.size(), phases, kind);
        Set<String> heldBack = new LinkedHashSet<>();
        unstable.forEach(checkpoint -> heldBack.addAll(checkpoint.heldBack()));
        List<String> values = new ArrayList<>();
        heldBack.forEach(criterion -> values.add(values(criterion, unstable)));
        return where(first, inForks) + ": " + String.join("; ", values) + "; " + remedy(first) + ", or loosen -st for "
                + String.join(", ", heldBack);
    }

    /** Returns how many of a number of things, as in "2 of 5 forks". */
    static String some(int count, int all, String what) {
        return count + " of " + all + " " + what + (all == 1 ? "" : "s");
    }

    private static String where(Checkpoint checkpoint, String inForks) {
        switch (checkpoint.kind()) {
            case WARMUP_ITERATION:
                return "warmup not stable after all " + checkpoint.maximum() + " iterations" + inForks;
            case MEASUREMENT_ITERATION:
                return "measurement not stable within the time of a static run" + inForks;
            case WARMUP_FORK:
                return "warmup forks not stable after all " + checkpoint.maximum();
            default:
                return "forks not stable after all " + checkpoint.maximum();
        }
    }

    private static String values(String criterion, List<Checkpoint> checkpoints) {
        List<String> values = new ArrayList<>();
        String need = "";
        for (Checkpoint checkpoint : checkpoints) {
            for (CriterionVerdict verdict : checkpoint.verdicts()) {
                if (verdict.criterion().equals(criterion) && !verdict.isStable()) {
                    values.add(verdict.undecidedReason().isPresent() ? "undecided" : number(verdict.aggregate()));
                    need = need(verdict, verdict.undecidedReason().map(why -> "; " + why).orElse(""));
                }
            }
        }
        return criterion + " " + String.join(", ", values) + need;
    }

    private static String need(CriterionVerdict verdict, String explanation) {
        return " (needs " + verdict.comparison() + " " + number(verdict.threshold()) + explanation + ")";
    }

    private static String remedy(Checkpoint checkpoint) {
        switch (checkpoint.kind()) {
            case WARMUP_ITERATION:
                return "raise -wi above " + checkpoint.maximum() + ", lengthen -w";
            case MEASUREMENT_ITERATION:
                return "raise -wi, lengthen -w";
            case WARMUP_FORK:
                return "raise -wf above " + checkpoint.maximum();
            default:
                return "raise -f above " + checkpoint.maximum() + " or -i";
        }
    }

    /** Returns a line with the vector of each criterion. */
    static List<String> vectors(Checkpoint checkpoint) {
        List<String> lines = new ArrayList<>();
        for (CriterionVerdict verdict : checkpoint.verdicts()) {
            lines.add("#   " + verdict.criterion() + " " + Arrays.toString(verdict.vector()));
        }
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
