package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** A criterion of measurements with scripted judgements, which records the calls of its judges. */
final class ScriptedSliding implements StabilityCriterion {

    /** What to say of a fork with so many iterations, of which some are measured. */
    interface Script {
        Judgement judge(int iterations, int measurements, Question question);
    }

    final List<String> events = new ArrayList<>();
    private final Script script;

    ScriptedSliding(Script script) {
        this.script = script;
    }

    /** Steady as soon as a fork has so many measurement iterations. */
    static ScriptedSliding after(int least) {
        return new ScriptedSliding(
                (iterations, measurements, question) -> Judgement.of(measurements >= least, 1.0 / (measurements + 1))
                        .withFigures(Map.of("measured", (double) measurements)).withEvidence(measurements));
    }

    @Override
    public String name() {
        return "sliding";
    }

    @Override
    public String description() {
        return "slides as a test says";
    }

    @Override
    public Threshold threshold() {
        return Threshold.relativeError(0.25);
    }

    @Override
    public boolean judges(Phase phase) {
        return phase != Phase.WARMUP;
    }

    @Override
    public Judge judge(JudgeSetup setup) {
        if (script == null) {
            throw new IllegalStateException("cannot be created");
        }
        return new Remembering();
    }

    private final class Remembering implements Judge {

        private boolean warmupFork;
        private int iterations;
        private int measurements;

        @Override
        public void startFork(ForkRole fork) {
            events.add("start");
            warmupFork = fork.isWarmup();
            iterations = 0;
            measurements = 0;
        }

        @Override
        public void warmupIteration(Iteration iteration) {
            iterations++;
        }

        @Override
        public void measurementIteration(Iteration iteration) {
            iterations++;
            measurements++;
        }

        @Override
        public Judgement judge(Question question) {
            if (question.phase() != Phase.MEASUREMENT) {
                events.add("judge forks");
                return Judgement.of(true, 0.125);
            }
            events.add("judge " + question.present() + " of " + question.wanted() + " after " + iterations);
            return script.judge(iterations, measurements, question);
        }

        @Override
        public void endFork(int kept) {
            events.add((warmupFork ? "end warmup fork, " : "end fork, ") + kept + " kept");
        }
    }
}
