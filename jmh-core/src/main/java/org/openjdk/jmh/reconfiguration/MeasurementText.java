package org.openjdk.jmh.reconfiguration;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Contradiction;
import org.openjdk.jmh.dynreconf.InfluentialIteration;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;

/** Formats messages about measurements: how they slid, and which iterations stand out. */
final class MeasurementText {

    static final String UNSTABLE_AT_LAST = "the measurement was stable before its last iteration, but not after it";

    private MeasurementText() {
    }

    /** Returns which measurement iterations are the result of a fork, and whether they are stable. */
    static String result(SlidMeasurement measurement) {
        int dropped = measurement.dropped().size();
        return "# Measurement: " + (measurement.firstKept() == measurement.lastKept() ? "iteration " : "iterations ")
                + numbers(measurement.firstKept(), measurement.lastKept()) + " kept"
                + (dropped == 0 ? "" : ", " + numbers(1, dropped) + " became warmup")
                + (measurement.isSteady() || reason(measurement).isEmpty() ? "" : ", not stable");
    }

    private static String numbers(int first, int last) {
        return first == last ? String.valueOf(first) : first + "-" + last;
    }

    /** Returns the figures of the last checkpoint, empty if nothing was judged. */
    static String reason(SlidMeasurement measurement) {
        Checkpoint last = measurement.lastCheckpoint();
        return last == null || last.judgements().isEmpty() ? "" : CheckpointText.values(last.judgements());
    }

    /** Returns the warning that a measurement became unstable with its last iteration. */
    static String contradiction(SlidMeasurement measurement, OptionNames options) {
        return UNSTABLE_AT_LAST + ": " + CheckpointText.values(measurement.hindsight()) + "; raise "
                + options.of(Option.MEASUREMENT_ITERATIONS) + ", or lengthen " + options.of(Option.MEASUREMENT_TIME);
    }

    /** Returns the warning that single iterations dominate the results of forks, if any does. */
    static Optional<String> influential(List<ForkOutcome> forks, OptionNames options) {
        List<ForkOutcome> moved = forks.stream().filter(fork -> fork.influentialIteration().isPresent())
                .collect(Collectors.toList());
        return moved.stream().max(Comparator.comparingDouble(MeasurementText::influence))
                .map(most -> "a single iteration moves the result of "
                        + CheckpointText.some(moved.size(), forks.size(), "fork")
                        + ", most in fork " + (forks.indexOf(most) + 1) + ": "
                        + words(most.influentialIteration().get())
                        + "; check what else runs on the machine, or raise "
                        + options.of(Option.MEASUREMENT_ITERATIONS));
    }

    private static double influence(ForkOutcome fork) {
        return fork.influentialIteration().get().relativeChange();
    }

    static String words(InfluentialIteration found) {
        return String.format(Locale.ROOT,
                "measurement iteration %d lies at %.3g times the others (p = %.2g) and moves their mean by %.1f %%",
                found.iteration(), found.timesOthers(), found.pValue(), 100 * found.relativeChange());
    }

    static String words(Contradiction found) {
        boolean step = found.kind() == Contradiction.Kind.STEP;
        String where = found.iteration() < 1 ? "within the last warmup iterations"
                : (step ? "at" : "around") + " measurement iteration " + found.iteration();
        return String.format(Locale.ROOT, "%s from %.6g to %.6g (%.1f %%, p = %.2g) %s", step ? "step" : "trend",
                found.before(), found.after(), 100 * found.relativeChange(), found.pValue(), where);
    }
}
