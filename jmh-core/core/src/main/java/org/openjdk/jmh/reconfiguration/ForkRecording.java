package org.openjdk.jmh.reconfiguration;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * All that a {@link BenchmarkMonitor} was told and asked of one fork, in order: told and asked again, another monitor of
 * the same benchmark comes to the same decisions.
 */
public final class ForkRecording implements Serializable {

    private static final long serialVersionUID = 1L;

    private final List<Event> events = new ArrayList<>();
    private final List<Double> decisionSeconds = new ArrayList<>();
    private double seconds;
    private String error;
    private RecordedPlan plan;
    private List<String> warnings;

    /** Sets how the benchmark is reconfigured, and what the user was told of it before the first fork. */
    void planned(RecordedPlan how, List<String> told) {
        plan = how;
        warnings = new ArrayList<>(told);
    }

    void addIteration(BenchmarkParams of, IterationParams phase, int iteration, IterationResult result,
                      double iterationSeconds, VmActivity activity, double waited, double others) {
        events.add(new RecordedIteration(of, phase, iteration, result, iterationSeconds, activity, waited, others));
    }

    void addQuestion(IterationType phase, int iterations) {
        events.add(new RecordedQuestion(phase, iterations));
    }

    void addDecision(double waited) {
        decisionSeconds.add(waited);
    }

    /** The fork has ended. */
    void end(double forkSeconds, String lastError) {
        seconds = forkSeconds;
        error = lastError;
    }

    /** Tells and asks a monitor the same again, but for the fork's beginning and its end. */
    void replay(BenchmarkMonitor monitor, RecordedForkMeter meter) {
        events.forEach(event -> event.replay(monitor, meter));
    }

    /** Returns how long the decisions took, in the order in which they were made. */
    List<Double> decisionSeconds() {
        return decisionSeconds;
    }

    double seconds() {
        return seconds;
    }

    /** Returns how the benchmark was reconfigured. */
    RecordedPlan plan() {
        return plan;
    }

    /** Returns what the user was told of the settings. */
    List<String> warnings() {
        return warnings;
    }

    /** Returns what the benchmark had thrown when the fork ended, or null. */
    String error() {
        return error;
    }

    /** One thing that a monitor was told or asked. */
    private interface Event extends Serializable {

        void replay(BenchmarkMonitor monitor, RecordedForkMeter meter);
    }

    private static final class RecordedIteration implements Event {

        private static final long serialVersionUID = 1L;

        private final BenchmarkParams of;
        private final IterationParams phase;
        private final int iteration;
        private final IterationResult result;
        private final double seconds;
        private final long compilations;
        private final long compilationMillis;
        private final long collections;
        private final long collectionMillis;
        private final double waited;
        private final double others;

        RecordedIteration(BenchmarkParams of, IterationParams phase, int iteration, IterationResult result,
                          double seconds, VmActivity activity, double waited, double others) {
            this.of = of;
            this.phase = phase;
            this.iteration = iteration;
            this.result = result;
            this.seconds = seconds;
            this.compilations = activity.compilations();
            this.compilationMillis = activity.compilationMillis();
            this.collections = activity.collections();
            this.collectionMillis = activity.collectionMillis();
            this.waited = waited;
            this.others = others;
        }

        @Override
        public void replay(BenchmarkMonitor monitor, RecordedForkMeter meter) {
            meter.iteration(seconds,
                    VmActivity.of(compilations, compilationMillis, collections, collectionMillis));
            monitor.iterationLoad(waited, others);
            monitor.iterationEnds(of, phase, iteration, result);
        }
    }

    private static final class RecordedQuestion implements Event {

        private static final long serialVersionUID = 1L;

        private final IterationType phase;
        private final int iterations;

        RecordedQuestion(IterationType phase, int iterations) {
            this.phase = phase;
            this.iterations = iterations;
        }

        @Override
        public void replay(BenchmarkMonitor monitor, RecordedForkMeter meter) {
            monitor.isEnough(phase, iterations);
        }
    }
}
