package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.Bounds;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.CriterionVerdict;
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
                + " (window " + settings.warmupWindow() + "), " + range(settings.forks(), "fork")
                + (settings.forkWindow() == 0 ? "" : " (window " + settings.forkWindow() + ")")
                + (settings.warmupForks().maximum() == 0 ? "" : ", " + range(settings.warmupForks(), "warmup fork")));
        return lines;
    }

    private static String range(Bounds bounds, String what) {
        String count = bounds.minimum() == bounds.maximum()
                ? String.valueOf(bounds.maximum()) : bounds.minimum() + " to " + bounds.maximum();
        return count + " " + what + (bounds.maximum() == 1 ? "" : "s");
    }

    /** Returns what the criteria said and what was decided, in one line; null below the minimum. */
    static String line(Checkpoint checkpoint) {
        return checkpoint.verdicts().isEmpty() ? null : "# Stability: " + values(checkpoint) + ": " + decision(checkpoint);
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
            case WARMUP_FORK:
                return "warmup forks end";
            default:
                return "forks end";
        }
    }

    /** Returns each criterion's value and what it needs. */
    static String values(Checkpoint checkpoint) {
        List<String> values = new ArrayList<>();
        for (CriterionVerdict verdict : checkpoint.verdicts()) {
            String value = verdict.undecidedReason().isPresent()
                    ? "undecided (" + verdict.undecidedReason().get() + ")"
                    : number(verdict.aggregate()) + " (needs " + verdict.comparison() + " "
                            + number(verdict.threshold()) + ")";
            values.add(verdict.criterion() + " " + value);
        }
        return String.join(", ", values);
    }

    /** Returns the warning for a phase that ran to its maximum, with what to change. */
    static String warning(Checkpoint checkpoint) {
        return phase(checkpoint) + " unstable after all " + checkpoint.maximum() + ": " + values(checkpoint)
                + "; " + remedy(checkpoint) + ", or loosen -st for " + String.join(", ", checkpoint.heldBack());
    }

    private static String remedy(Checkpoint checkpoint) {
        switch (checkpoint.kind()) {
            case WARMUP_ITERATION:
                return "raise -wi above " + checkpoint.maximum() + ", lengthen -w";
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
