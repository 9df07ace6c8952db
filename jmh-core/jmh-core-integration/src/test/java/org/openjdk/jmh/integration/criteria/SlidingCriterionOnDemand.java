package org.openjdk.jmh.integration.criteria;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Slides until a fork has as many measurement iterations as its options say. */
public final class SlidingCriterionOnDemand implements StabilityCriterion {

    public static final String MESSAGE = "out of judgement";

    @Override
    public String name() {
        return "slide";
    }

    @Override
    public String description() {
        return "for tests: slides as far as its option says";
    }

    @Override
    public List<CriterionOption> options() {
        return Arrays.asList(
                CriterionOption.integer("until", 0, 0, 1000, "measurement iterations that must have run"),
                CriterionOption.integer("fail", 1000, 0, 1000, "measurement iterations after which it throws"),
                CriterionOption.integer("regret", 0, 0, 1, "1 where it takes its word back when the fork has ended"));
    }

    @Override
    public Threshold threshold() {
        return Threshold.relativeError(0.5);
    }

    @Override
    public boolean judges(Phase phase) {
        return phase != Phase.WARMUP;
    }

    @Override
    public Judge judge(JudgeSetup setup) {
        return new OnDemand(setup.options());
    }

    private static final class OnDemand implements Judge {

        private final int until;
        private final int fail;
        private final boolean regret;
        private int measurements;

        OnDemand(CriterionOptions options) {
            this.until = options.integer("until");
            this.fail = options.integer("fail");
            this.regret = options.integer("regret") == 1;
        }

        @Override
        public void startFork(ForkRole fork) {
            measurements = 0;
        }

        @Override
        public void measurementIteration(Iteration iteration) {
            measurements++;
        }

        /** Forks always agree. */
        @Override
        public Judgement judge(Question question) {
            if (question.phase() != Phase.MEASUREMENT) {
                return Judgement.of(true, 0.125);
            }
            if (measurements >= fail) {
                throw new IllegalStateException(MESSAGE);
            }
            boolean changed = regret && question.present() == question.wanted();
            boolean steady = measurements >= until && !changed;
            return Judgement.of(steady, steady ? 0.25 : changed ? 1.5 : 0.75)
                    .withFigures(Collections.singletonMap("measured", (double) measurements));
        }
    }
}
