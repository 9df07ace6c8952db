package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.measurement.ComparedSide;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.WelchTest;

/** A judge of the difference between two sides is a judge like any other, by the same interface and session. */
class DifferenceTest {

    /** Forks end where the means of the sides differ significantly. */
    private static final class Difference implements StabilityCriterion {

        @Override
        public String name() {
            return "difference";
        }

        @Override
        public String description() {
            return "the sides differ";
        }

        @Override
        public Threshold threshold() {
            return Threshold.relativeError(0.01);
        }

        @Override
        public boolean judges(Phase phase) {
            return phase == Phase.FORKS;
        }

        @Override
        public Judge judge(JudgeSetup setup) {
            return new BetweenSides(setup.threshold());
        }
    }

    private static final class BetweenSides implements Judge {

        private final double level;
        private final Map<ComparedSide, List<Double>> means = new EnumMap<>(ComparedSide.class);
        private final List<Double> measured = new ArrayList<>();
        private ComparedSide side;

        BetweenSides(double level) {
            this.level = level;
            for (ComparedSide each : ComparedSide.values()) {
                means.put(each, new ArrayList<>());
            }
        }

        @Override
        public void startFork(ForkRole fork) {
            side = fork.side();
            measured.clear();
        }

        @Override
        public void measurementIteration(Iteration iteration) {
            measured.add(iteration.sample().moments().mean());
        }

        @Override
        public void endFork(int kept) {
            means.get(side).add(moments(measured.subList(measured.size() - kept, measured.size())).mean());
        }

        @Override
        public Judgement judge(Question question) {
            if (means.values().stream().anyMatch(forks -> forks.size() < 2)) {
                return Judgement.undecided("a side with fewer than two forks has no scatter");
            }
            Moments baseline = moments(means.get(ComparedSide.BASELINE));
            Moments candidate = moments(means.get(ComparedSide.CANDIDATE));
            double pValue = WelchTest.pValue(baseline, candidate);
            return Judgement.of(pValue <= level, pValue)
                    .withFigures(Map.of("ratio", candidate.mean() / baseline.mean()));
        }

        private static Moments moments(List<Double> values) {
            return Moments.of(values.stream().mapToDouble(value -> value).toArray());
        }
    }

    private final ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
            .criteria(List.of(ConfiguredCriterion.of(new Difference()))).warmupIterations(2).measurementIterations(3, 1)
            .forks(2, 20).build());

    private Checkpoint fork(ComparedSide side, double level) {
        int[] next = {0};
        ForkLoop.run(session, ForkRole.measured(side), () -> Iteration.of(Sample.of(level + 0.01 * (next[0]++ % 3))));
        return session.endFork();
    }

    @Test
    void forksOfBothSides_endOnceTheyDiffer() {
        fork(ComparedSide.BASELINE, 10);
        assertEquals(Decision.UNDECIDED, fork(ComparedSide.CANDIDATE, 11).decision());
        assertEquals(Decision.UNDECIDED, fork(ComparedSide.BASELINE, 10.02).decision());
        Checkpoint last = fork(ComparedSide.CANDIDATE, 11.02);
        assertEquals(Decision.STABLE, last.decision());
        assertEquals(1.1, Asking.first(last).figures().get("ratio"), 0.001);
    }

    @Test
    void equalSides_goOn() {
        Checkpoint checkpoint = null;
        for (int block = 0; block < 3; block++) {
            fork(ComparedSide.CANDIDATE, 10 + block);
            checkpoint = fork(ComparedSide.BASELINE, 10 + block);
        }
        assertEquals(Decision.CONTINUE, checkpoint.decision());
    }

    /** Nobody judges the warmup: it runs as a static one would. */
    @Test
    void warmup_isThatOfAStaticRun() {
        List<Iteration> run = new ArrayList<>();
        ForkLoop loop = ForkLoop.run(session, ForkRole.measured(), () -> {
            run.add(Iteration.of(Sample.of(1)));
            return run.get(run.size() - 1);
        });
        assertEquals(2 + 3, run.size());
        assertEquals(Decision.EXHAUSTED, loop.last().decision());
        assertEquals(List.of(), loop.last().heldBack());
    }
}
