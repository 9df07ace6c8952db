package org.openjdk.jmh.reconfiguration;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * Records all events and questions of one fork, in order. Replayed, they lead another {@link BenchmarkMonitor} of the
 * same benchmark to the same decisions. Journals contain it in serialized form.
 */
public final class ForkRecording implements Serializable {

    private static final long serialVersionUID = 1L;

    private final List<Event> events = new ArrayList<>();
    private final List<Double> decisionSeconds = new ArrayList<>();
    private double seconds;
    private String error;
    private RecordedPlan plan;
    private List<String> warnings;

    /** Sets the plan of the benchmark and the warnings printed before its first fork. */
    void planned(RecordedPlan how, List<String> warned) {
        plan = how;
        warnings = new ArrayList<>(warned);
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

    /** Sets the duration of the fork in seconds, and the exception of the benchmark, or null. */
    void end(double forkSeconds, String lastError) {
        seconds = forkSeconds;
        error = lastError;
    }

    /** Replays all events except the start and the end of the fork. */
    void replay(BenchmarkMonitor monitor, Meter meter) {
        events.forEach(event -> event.replay(monitor, meter));
    }

    RecordedPlan plan() {
        return plan;
    }

    List<String> warnings() {
        return warnings;
    }

    String error() {
        return error;
    }

    private interface Event extends Serializable {

        void replay(BenchmarkMonitor monitor, Meter meter);
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
        public void replay(BenchmarkMonitor monitor, Meter meter) {
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
        public void replay(BenchmarkMonitor monitor, Meter meter) {
            monitor.isEnough(phase, iterations);
        }
    }

    /** Replays the times of a recorded fork. */
    static final class Meter implements ForkMeter {

        private final double forkSeconds;
        private final Deque<Double> decisions;
        private double iterationSeconds;
        private VmActivity activity = VmActivity.UNKNOWN;

        Meter(ForkRecording recording) {
            forkSeconds = recording.seconds;
            decisions = new ArrayDeque<>(recording.decisionSeconds);
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
}
