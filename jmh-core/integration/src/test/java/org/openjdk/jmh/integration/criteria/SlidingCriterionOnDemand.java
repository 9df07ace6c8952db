package org.openjdk.jmh.integration.criteria;

import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.SlidingCriterion;
import org.openjdk.jmh.dynreconf.criteria.SlidingStability;
import org.openjdk.jmh.dynreconf.measurement.IterationLevel;

/** Slides until a fork has as many measurement iterations as its options say. */
public final class SlidingCriterionOnDemand implements SlidingCriterion {

    public static final String MESSAGE = "out of judgement";

    @Override
    public String name() {
        return "slide";
    }

    @Override
    public String description() {
        return "for tests: slides as far as it is told";
    }

    @Override
    public List<CriterionOption> options() {
        return Arrays.asList(
                CriterionOption.integer("until", 0, 0, 1000, "measurement iterations that must have run"),
                CriterionOption.integer("fail", 1000, 0, 1000, "measurement iterations after which it throws"),
                CriterionOption.integer("regret", 0, 0, 1, "1 where it takes its word back when the fork has ended"));
    }

    @Override
    public double defaultThreshold() {
        return 0.5;
    }

    @Override
    public SlidingStability slidingStability(CriterionOptions options, double threshold) {
        return new OnDemand(options.integer("until"), options.integer("fail"), options.integer("regret") == 1);
    }

    private static final class OnDemand implements SlidingStability {

        private final int until;
        private final int fail;
        private final boolean regret;
        private int measurements;

        OnDemand(int until, int fail, boolean regret) {
            this.until = until;
            this.fail = fail;
            this.regret = regret;
        }

        @Override
        public void startFork(int longestWarmup) {
            measurements = 0;
        }

        @Override
        public void add(IterationLevel iteration) {
            measurements += iteration.isWarmup() ? 0 : 1;
        }

        @Override
        public Judgement judge(int measured, int wanted) {
            if (measurements >= fail) {
                throw new IllegalStateException(MESSAGE);
            }
            boolean changed = regret && measured == wanted;
            boolean steady = measurements >= until && !changed;
            return Judgement.of(steady, steady ? 0.25 : changed ? 1.5 : 0.75, measurements + " iterations measured");
        }

        @Override
        public void endFork(boolean warmup, int kept) {
            // forks always agree
        }

        @Override
        public Judgement judgeForks(boolean warmup) {
            return Judgement.of(true, 0.125, "forks agree");
        }
    }
}
