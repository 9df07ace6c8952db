package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.dynreconf.Checkpoint;

/** The lines about measurements that slid. */
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
}
