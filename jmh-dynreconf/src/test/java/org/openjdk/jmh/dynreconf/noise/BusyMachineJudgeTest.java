package org.openjdk.jmh.dynreconf.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

class BusyMachineJudgeTest {

    private static final int WANTED = 10;
    private static final int LONGEST_WARMUP = 40;
    private static final double BUSY = 0.2;

    private static ReconfigurationSession session(String criterion) {
        return new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse(criterion)).warmupIterations(1, LONGEST_WARMUP)
                .measurementIterations(WANTED, 1).forks(1, 1).build());
    }

    private static Iteration iteration(double time, double others) {
        return Iteration.of(Sample.of(time)).withSeconds(1).withOthers(others);
    }

    private static ForkLoop constant(double others) {
        return ForkLoop.run(session("steady"), ForkRole.measured(), () -> iteration(1, others));
    }

    @Test
    void busyMachine_hasItsResultBehindWhatWasJudged() {
        int quiet = constant(0.01).iterationsBeforeResult();
        ForkLoop busy = constant(BUSY);
        assertEquals(quiet + WANTED - 1, busy.iterationsBeforeResult());
        Judgement last = busy.last().judgements().values().iterator().next();
        assertEquals(Decision.STABLE, busy.last().decision());
        assertEquals(BUSY, last.figures().get(BusyMachineFigures.OTHERS), 1e-12);
        assertEquals(WANTED - 1.0, last.figures().get(BusyMachineFigures.FOLLOWING));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.049, Double.NaN})
    void machineNotKnownToBeBusy_changesNothing(double others) {
        ForkLoop loop = constant(others);
        ForkLoop ever = ForkLoop.run(session("steady"), ForkRole.measured(),
                () -> Iteration.of(Sample.of(1)).withSeconds(1));
        assertEquals(ever.iterationsBeforeResult(), loop.iterationsBeforeResult());
        assertEquals(ever.last().judgements().values().iterator().next().figures(),
                loop.last().judgements().values().iterator().next().figures());
    }

    /** What follows is ten times as slow and scatters: the measurement ends all the same, and not later. */
    @Test
    void whatFollows_doesNotDecideWhenItEnds() {
        int end = constant(BUSY).iterationsBeforeResult() + WANTED;
        Random random = new Random(1);
        int[] next = new int[1];
        ForkLoop loop = ForkLoop.run(session("steady"), ForkRole.measured(),
                () -> iteration(next[0]++ < end - WANTED ? 1 : 10 + 5 * random.nextDouble(), BUSY));
        assertEquals(end, next[0]);
        assertEquals(Decision.STABLE, loop.last().decision());
    }

    @Test
    void boundOfTheFork_endsWhatFollows() {
        int[] next = new int[1];
        int all = LONGEST_WARMUP + WANTED;
        ForkLoop loop = ForkLoop.run(session("steady"), ForkRole.measured(), () -> {
            int i = next[0]++;
            return iteration(i < all - 2 * WANTED ? 3 - 2.0 * i / all * (i % 2 + 1) : 1, BUSY);
        });
        assertTrue(next[0] <= all, next[0] + " iterations");
        assertEquals(Decision.STABLE, loop.last().decision(), "it was found steady, if late");
    }

    /** Of noise that has no end, ten iterations that look quiet are faster than the next ten. */
    @Test
    void noise_isNotChosen() {
        double[] off = new double[2];
        int forks = 400;
        for (int side = 0; side < 2; side++) {
            Random random = new Random(7);
            for (int i = 0; i < forks; i++) {
                List<Double> times = new ArrayList<>();
                double others = side == 0 ? 0.01 : BUSY;
                ForkLoop.run(session("steady"), ForkRole.measured(), () -> {
                    times.add(random.nextInt(4) == 0 ? 1 + random.nextDouble() : 1 + 0.01 * random.nextDouble());
                    return iteration(times.get(times.size() - 1), others);
                });
                off[side] += times.subList(times.size() - WANTED, times.size()).stream().mapToDouble(t -> t)
                        .average().orElse(0) / forks;
            }
        }
        double mean = 0.75 * 1.005 + 0.25 * 1.5;
        assertTrue(off[0] < 0.98 * mean, "chosen: " + off[0]);
        assertEquals(mean, off[1], 0.02 * mean);
    }

    @Test
    void singleIteration_isJudgedBeforeItRuns() {
        Judge always = question -> Judgement.of(true, 0);
        BusyMachineJudge judge = new BusyMachineJudge(always, warmups -> 10);
        judge.startFork(ForkRole.measured());
        judge.warmupIteration(iteration(1, BUSY));
        assertTrue(judge.judge(Question.mayMeasurementEnd(0, 1)).isStable());
    }

    @Test
    void nextFork_isJudgedByItself() {
        Judge always = question -> Judgement.of(true, 0);
        BusyMachineJudge judge = new BusyMachineJudge(always, warmups -> 10);
        judge.startFork(ForkRole.measured());
        judge.measurementIteration(iteration(1, BUSY));
        assertFalse(judge.judge(Question.mayMeasurementEnd(1, 2)).isStable());
        assertTrue(judge.judge(Question.mayMeasurementEnd(2, 2)).isStable(),
                "the complete measurement is judged as usual");
        judge.measurementIteration(iteration(1, BUSY));
        assertTrue(judge.judge(Question.mayMeasurementEnd(1, 2)).isStable());
        judge.startFork(ForkRole.measured());
        judge.measurementIteration(iteration(1, 0));
        assertTrue(judge.judge(Question.mayMeasurementEnd(1, 2)).isStable());
    }

    @Test
    void share_isFromZeroToOne() {
        Iteration any = Iteration.of(Sample.of(1));
        assertTrue(Double.isNaN(any.others()));
        assertThrows(IllegalArgumentException.class, () -> any.withOthers(1.1));
        assertThrows(IllegalArgumentException.class, () -> any.withOthers(-0.1));
        assertEquals(0.3, any.withOthers(0.3).withSeconds(2).withLost(0.1).ofRates().ofInvocations().others());
    }
}
