package org.openjdk.jmh.reconfiguration;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Replays the times of a recorded fork. */
final class RecordedForkMeter implements ForkMeter {

    private final double forkSeconds;
    private final Deque<Double> decisions;
    private double iterationSeconds;
    private VmActivity activity = VmActivity.UNKNOWN;

    RecordedForkMeter(ForkRecording recording) {
        forkSeconds = recording.seconds();
        decisions = new ArrayDeque<>(recording.decisionSeconds());
    }

    /** Sets the duration and the activity of the next iteration. */
    void iteration(double seconds, VmActivity vmActivity) {
        iterationSeconds = seconds;
        activity = vmActivity;
    }

    @Override
    public void startIteration() {
    }

    @Override
    public double iterationSeconds() {
        return iterationSeconds;
    }

    @Override
    public VmActivity activity() {
        return activity;
    }

    @Override
    public void startDecision() {
    }

    /** Returns 0 after a failure of the criterion, from which on the fork waited for no decisions. */
    @Override
    public double decisionSeconds() {
        return decisions.isEmpty() ? 0 : decisions.remove();
    }

    @Override
    public double forkSeconds() {
        return forkSeconds;
    }
}
