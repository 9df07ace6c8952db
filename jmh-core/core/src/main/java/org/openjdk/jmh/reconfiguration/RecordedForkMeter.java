package org.openjdk.jmh.reconfiguration;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** What the meter of a fork told when the fork ran. */
final class RecordedForkMeter implements ForkMeter {

    private final double forkSeconds;
    private final Deque<Double> decisions;
    private double iterationSeconds;
    private VmActivity activity = VmActivity.UNKNOWN;

    RecordedForkMeter(ForkRecording recording) {
        forkSeconds = recording.seconds();
        decisions = new ArrayDeque<>(recording.decisionSeconds());
    }

    /** The next iteration that ends took so long, and so much happened meanwhile. */
    void iteration(double seconds, VmActivity meanwhile) {
        iterationSeconds = seconds;
        activity = meanwhile;
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

    /** No decision was waited for where the criterion had failed. */
    @Override
    public double decisionSeconds() {
        return decisions.isEmpty() ? 0 : decisions.remove();
    }

    @Override
    public double forkSeconds() {
        return forkSeconds;
    }
}
