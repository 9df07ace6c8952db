package org.openjdk.jmh.reconfiguration;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.Checkpoint;

/** The lines about measurements: how they slid, and what in them is odd. */
final class MeasurementText {

    private MeasurementText() {
    }

    /** Returns which measurement iterations of a fork are its result, and why. */
    static String result(SlidMeasurement measurement) {
        int dropped = measurement.dropped().size();
        return "# Measurement: " + (measurement.firstKept() == measurement.lastKept() ? "iteration " : "iterations ")
                + numbers(measurement.firstKept(), measurement.lastKept()) + " kept"
                + (dropped == 0 ? "" : ", " + numbers(1, dropped) + " became warmup") + reason(measurement);
    }

    private static String numbers(int first, int last) {
        return first == last ? String.valueOf(first) : first + "-" + last;
    }

    private static String reason(SlidMeasurement measurement) {
        Checkpoint last = measurement.lastCheckpoint();
        if (last == null || last.verdicts().isEmpty()) {
            return "";
        }
        return (measurement.isSteady() ? ": " : ", not stable: ") + CheckpointText.values(last.verdicts());
    }

    /** Returns the warning that a measurement is not what it was expected to be. */
    static String contradiction(SlidMeasurement measurement) {
        return "the measurement was stable before its last iteration, and is not with it: "
                + CheckpointText.values(measurement.hindsight()) + "; raise -i, or lengthen -r";
    }

    /** Returns the warning that single iterations move the results of forks, or none. */
    static Optional<String> influential(List<ForkOutcome> forks) {
        List<ForkOutcome> moved = forks.stream().filter(fork -> fork.influentialIteration().isPresent())
                .collect(Collectors.toList());
        return moved.stream().max(Comparator.comparingDouble(MeasurementText::influence)).map(most ->
                "a single iteration moves the result of " + CheckpointText.some(moved.size(), forks.size(), "fork")
                        + ", most in fork " + (forks.indexOf(most) + 1) + ": " + most.influentialIteration().get()
                        + "; see what else the machine does, or raise -i");
    }

    private static double influence(ForkOutcome fork) {
        return fork.influentialIteration().get().relativeChange();
    }
}
