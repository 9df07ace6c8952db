package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.SlidingCriterion;
import org.openjdk.jmh.dynreconf.criteria.SlidingStability;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;

/** A criterion that slides, says what a test says of the series of a fork, and remembers what it was told. */
final class ScriptedSliding implements SlidingCriterion {

    /** What to say of a series, of which so many iterations are measured and so many wanted. */
    interface Script {
        Judgement judge(List<IterationLevel> series, int measured, int wanted);
    }

    final List<String> events = new ArrayList<>();
    private final Script script;

    ScriptedSliding(Script script) {
        this.script = script;
    }

    /** Steady as soon as a fork has so many measurement iterations. */
    static ScriptedSliding after(int iterations) {
        return new ScriptedSliding((series, measured, wanted) -> {
            long count = series.stream().filter(iteration -> !iteration.isWarmup()).count();
            return Judgement.of(count >= iterations, 1.0 / (count + 1), count + " measured");
        });
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
    public double defaultThreshold() {
        return 0.25;
    }

    @Override
    public SlidingStability slidingStability(CriterionOptions options, double threshold) {
        if (script == null) {
            throw new IllegalStateException("cannot be created");
        }
        return new Stability();
    }

    private final class Stability implements SlidingStability {

        private final List<IterationLevel> series = new ArrayList<>();

        @Override
        public void startFork(int longestWarmup) {
            events.add("start");
            series.clear();
        }

        @Override
        public void add(IterationLevel iteration) {
            series.add(iteration);
        }

        @Override
        public Judgement judge(int measured, int wanted) {
            events.add("judge " + measured + " of " + wanted + " after " + series.size());
            return script.judge(series, measured, wanted);
        }

        @Override
        public void endFork(boolean warmup, int kept) {
            events.add((warmup ? "end warmup fork, " : "end fork, ") + kept + " kept");
        }

        @Override
        public Judgement judgeForks(boolean warmup) {
            events.add("judge forks");
            return Judgement.of(true, 0.125, "forks agree");
        }
    }
}
