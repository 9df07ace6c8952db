package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Direction;
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
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

/** A judge of the difference between two sides is a judge like any other, by the same interface and session. */
class DifferenceTest {

    /** Forks end where it is known how the sides differ. */
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
            return Threshold.relativeError(0.03);
        }

        @Override
        public boolean judges(Phase phase) {
            return phase == Phase.FORKS;
        }

        @Override
        public Judge judge(JudgeSetup setup) {
            return new BetweenSides();
        }
    }

    /** Passes each block to the sequential judge as soon as both of its forks have ended. */
    private static final class BetweenSides implements Judge {

        private final DifferenceJudge judge = DifferenceRule.standard().judge(SequentialSettings.standard(),
                Direction.LOWER_IS_BETTER);
        private final Map<ComparedSide, Double> block = new EnumMap<>(ComparedSide.class);
        private final List<Double> measured = new ArrayList<>();
        private ComparedSide side;
        private Look look;

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
            block.put(side, measured.subList(measured.size() - kept, measured.size()).stream()
                    .mapToDouble(score -> score).average().orElse(Double.NaN));
            if (block.size() == 2) {
                look = judge.endBlock(Block.of(block.get(ComparedSide.BASELINE), block.get(ComparedSide.CANDIDATE)));
                block.clear();
            }
        }

        @Override
        public Judgement judge(Question question) {
            if (look == null || look.completeBlocks() < 2) {
                return Judgement.undecided("nothing is known of the difference before two blocks have ended");
            }
            return Judgement.of(look.stop().isPresent(), 1 - look.ratio().lower() / look.ratio().upper())
                    .withFigures(Map.of("ratio", look.ratio().point()));
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
        assertEquals(Decision.CONTINUE, fork(ComparedSide.CANDIDATE, 11.02).decision());
        assertEquals(Decision.CONTINUE, fork(ComparedSide.CANDIDATE, 11.01).decision());
        Checkpoint last = fork(ComparedSide.BASELINE, 10.01);
        assertEquals(Decision.STABLE, last.decision());
        assertEquals(1.1, SessionCalls.first(last).figures().get("ratio"), 0.001);
    }

    @Test
    void equalSides_endOnceThatIsKnown() {
        Checkpoint checkpoint = null;
        for (int block = 0; block < 3; block++) {
            assertNotEquals(Decision.STABLE, fork(ComparedSide.CANDIDATE, 10 + block).decision());
            checkpoint = fork(ComparedSide.BASELINE, 10 + block);
        }
        assertEquals(Decision.STABLE, checkpoint.decision());
    }

    /** No criterion judges the warmup: it runs like a static one. */
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
