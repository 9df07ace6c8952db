package org.openjdk.jmh.dynreconf.scheduling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BudgetScheduleTest {

    /** A suite whose forks take what is said here, on a clock that they alone move. */
    private static final class Suite {

        private final double[] seconds;
        private final IntToDoubleFunction scores;
        private final BudgetSchedule schedule;
        private final List<Integer> order = new ArrayList<>();
        private double now;

        Suite(double budget, double[] estimated, double[] seconds, IntToDoubleFunction scores) {
            this.seconds = seconds;
            this.scores = scores;
            schedule = new BudgetSchedule(budget, estimates(estimated), () -> now);
        }

        List<Integer> run() {
            for (OptionalInt next = schedule.next(); next.isPresent(); next = schedule.next()) {
                int benchmark = next.getAsInt();
                assertEquals(next, schedule.next(), "asking changes nothing");
                order.add(benchmark);
                now += seconds[benchmark];
                double score = scores.applyAsDouble(benchmark);
                schedule.forkEnded(benchmark, Double.isNaN(score) ? ForkEnd.measured(seconds[benchmark])
                        : ForkEnd.measured(seconds[benchmark], score));
            }
            return order;
        }
    }

    static List<ForkEstimate> estimates(double... seconds) {
        return DoubleStream.of(seconds).mapToObj(s -> new ForkEstimate(s, 0)).collect(Collectors.toList());
    }

    private static double[] each(int benchmarks, double seconds) {
        double[] all = new double[benchmarks];
        Arrays.fill(all, seconds);
        return all;
    }

    /** Forks of a benchmark alternate around 100, by as much as its entry says. */
    private static IntToDoubleFunction alternating(double... deviations) {
        int[] sign = new int[deviations.length];
        Arrays.fill(sign, 1);
        return benchmark -> 100 + deviations[benchmark] * (sign[benchmark] = -sign[benchmark]);
    }

    private static List<Integer> run(double budget, double[] seconds, IntToDoubleFunction scores) {
        return new Suite(budget, seconds, seconds, scores).run();
    }

    private static long forks(List<Integer> order, int benchmark) {
        return order.stream().filter(b -> b == benchmark).count();
    }

    @Test
    void budget_beginsWithOneForkOfEach_thenASecond_thenTheWidest() {
        assertEquals(List.of(0, 1, 2, 0, 1, 2, 1, 2), run(80, each(3, 10), alternating(1, 5, 2)));
    }

    @Test
    void budget_isNeverExceeded_whereForksTakeWhatIsExpected() {
        assertEquals(7, run(79, each(3, 10), alternating(1, 5, 2)).size());
        assertEquals(8, run(80, each(3, 10), alternating(1, 5, 2)).size());
    }

    @Test
    void noisyBenchmark_getsMostForks() {
        List<Integer> order = run(300, each(3, 10), alternating(1, 10, 2));
        assertTrue(forks(order, 1) > 15, order.toString());
        assertTrue(forks(order, 0) <= 4, order.toString());
    }

    /** 40 and 30 s do not fit beside each other; those of 10 s do. */
    @Test
    void firstForks_thatDoNotAllFit_areTheCheapest_inTheirOrder() {
        double[] seconds = {40, 10, 30, 10};
        Suite suite = new Suite(55, seconds, seconds, alternating(1, 1, 1, 1));
        assertEquals(List.of(0), suite.schedule.unmeasured());
        assertEquals(40, suite.schedule.expectedSeconds(0));
        assertEquals(List.of(1, 2, 3), suite.run());
        assertEquals(List.of(0), suite.schedule.unmeasured());
    }

    /** Forks that end earlier than estimated make room for others. */
    @Test
    void firstForks_shorterThanEstimated_letOthersRun() {
        Suite suite = new Suite(30, each(4, 20), each(4, 5), alternating(1, 1, 1, 1));
        assertEquals(List.of(1, 2, 3), suite.schedule.unmeasured());
        assertEquals(List.of(0, 1, 2, 3, 0, 1), suite.run());
        assertEquals(List.of(), suite.schedule.unmeasured());
    }

    @Test
    void firstForks_longerThanEstimated_takeTheRoomOfOthers() {
        Suite suite = new Suite(30, each(3, 10), each(3, 14), alternating(1, 1, 1));
        assertEquals(List.of(), suite.schedule.unmeasured());
        assertEquals(List.of(0, 1), suite.run());
        assertEquals(List.of(2), suite.schedule.unmeasured());
        assertEquals(14, suite.schedule.expectedSeconds(2), 1e-9);
    }

    @Test
    void secondForks_beginWithThoseThatTakeLeast() {
        assertEquals(List.of(0, 1, 2, 1, 0), run(85, new double[] {20, 10, 25}, alternating(1, 1, 1)));
    }

    /** The widest does not fit any more: time that is left is used for another one. */
    @Test
    void lastForks_areThoseThatFit() {
        assertEquals(List.of(0, 1, 1, 0, 0, 1), run(115, new double[] {30, 8}, alternating(9, 1)));
    }

    /** Two forks that agree by chance are not precise where others are not. */
    @Test
    void agreeingForks_getAnotherOneNevertheless() {
        List<Integer> order = run(100, each(3, 5), alternating(5, 5, 0));
        assertTrue(forks(order, 2) > 2, order.toString());
    }

    /** Two alike in what they show now: the one that varied more in an earlier run is the less precise one. */
    @Test
    void earlierVariation_saysHowMuchTwoForksThatAgreeAreWorth() {
        for (int noisier = 0; noisier < 2; noisier++) {
            List<ForkEstimate> estimates = List.of(new ForkEstimate(10, 0).withVariation(noisier == 0 ? 0.2 : 0.01),
                    new ForkEstimate(10, 0).withVariation(noisier == 1 ? 0.2 : 0.01));
            BudgetSchedule schedule = new BudgetSchedule(1000, estimates, () -> 0);
            for (int benchmark : new int[] {0, 0, 1, 1}) {
                schedule.forkEnded(benchmark, ForkEnd.measured(10, 100 + schedule.forks(benchmark)));
            }
            assertEquals(OptionalInt.of(noisier), schedule.next());
        }
    }

    @Test
    void constantSuite_endsWithTwoForksOfEach() {
        assertEquals(List.of(0, 1, 0, 1), run(1000, each(2, 10), benchmark -> 7));
        assertEquals(List.of(0, 0), run(1000, each(1, 10), benchmark -> 0));
    }

    @Test
    void emptySuite_hasNoFork() {
        assertEquals(List.of(), run(1000, each(0, 1), benchmark -> 1));
    }

    @Test
    void singleBenchmark_usesTheBudget() {
        assertEquals(10, run(100, each(1, 10), alternating(3)).size());
    }

    @Test
    void noBudget_namesAll() {
        Suite suite = new Suite(0, each(3, 1), each(3, 1), alternating(1, 1, 1));
        assertEquals(List.of(0, 1, 2), suite.schedule.unmeasured());
        assertEquals(List.of(), suite.run());
    }

    @Test
    void forksThatTakeNoTime_endWhereNothingIsWon() {
        assertEquals(List.of(0, 1, 0, 1), run(0.5, new double[] {0.1, 0.1}, benchmark -> 3).subList(0, 4));
        Suite suite = new Suite(1, each(1, 0.1), each(1, 0), alternating(0));
        assertEquals(List.of(0, 0), suite.run());
    }

    /** Where the clock says that time is over, nothing runs, whatever forks say of themselves. */
    @Test
    void clock_decides() {
        double[] now = {0};
        BudgetSchedule schedule = new BudgetSchedule(10, estimates(4, 4), () -> now[0]);
        assertEquals(OptionalInt.of(0), schedule.next());
        now[0] = 7;
        assertEquals(OptionalInt.of(0), schedule.next(), "kept until a fork has ended");
        schedule.forkEnded(0, ForkEnd.measured(7, 1));
        assertEquals(OptionalInt.empty(), schedule.next());
        assertEquals(3, schedule.secondsLeft());
        now[0] = 12;
        assertEquals(0, schedule.secondsLeft());
    }

    @Test
    void lostForks_cost_andAreGivenUp() {
        IntToDoubleFunction noisy = alternating(0, 3);
        List<Integer> order =
                run(200, each(2, 10), benchmark -> benchmark == 0 ? Double.NaN : noisy.applyAsDouble(1));
        assertEquals(2, forks(order, 0));
        assertEquals(18, forks(order, 1));
    }

    /** It may have hung. */
    @Test
    void lostForks_doNotChangeTheExpectedTimesOfOthers() {
        double[] now = {0};
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(10, 10), () -> now[0]);
        now[0] = 90;
        schedule.forkEnded(0, ForkEnd.measured(80).asLast());
        assertEquals(10, schedule.expectedSeconds(1));
        assertEquals(OptionalInt.of(1), schedule.next());
    }

    @Test
    void lostForks_mostOfThem_areGivenUp() {
        int[] asked = {0};
        List<Integer> order = run(200, each(1, 10), benchmark -> asked[0]++ == 0 ? 100 : Double.NaN);
        assertEquals(3, order.size());
    }

    @Test
    void lostForks_fewOfThem_areBadLuck() {
        int[] asked = {0};
        List<Integer> order = run(200, each(1, 10), benchmark -> asked[0]++ % 3 == 1 ? Double.NaN : asked[0]);
        assertEquals(20, order.size());
    }

    @Test
    void scoresThatAreNoNumbers_countAsLost() {
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(1), () -> 0);
        schedule.forkEnded(0, ForkEnd.measured(1, Double.NaN));
        assertEquals(OptionalInt.of(0), schedule.next());
        schedule.forkEnded(0, ForkEnd.measured(1, Double.POSITIVE_INFINITY));
        assertEquals(OptionalInt.empty(), schedule.next());
        assertEquals(Double.POSITIVE_INFINITY, schedule.halfWidth(0));
    }

    /** No fork makes a relative interval of a mean of 0. */
    @Test
    void meanOfZero_takesNoTimeFromOthers() {
        IntToDoubleFunction noisy = alternating(0, 3);
        int[] sign = {1};
        List<Integer> order =
                run(200, each(2, 10), benchmark -> benchmark == 1 ? noisy.applyAsDouble(1) : (sign[0] = -sign[0]));
        assertEquals(2, forks(order, 0));
        assertEquals(18, forks(order, 1));
    }

    @Test
    void warmupForks_takeTheirTime_andCountForNothing() {
        BudgetSchedule schedule = new BudgetSchedule(100, List.of(new ForkEstimate(10, 2), new ForkEstimate(10, 0)),
                () -> 0);
        assertEquals(30, schedule.expectedSeconds(0));
        schedule.forkEnded(0, ForkEnd.warmup(12));
        assertEquals(24, schedule.expectedSeconds(0));
        assertEquals(12, schedule.expectedSeconds(1), 1e-9);
        schedule.forkEnded(0, ForkEnd.warmup(12));
        schedule.forkEnded(0, ForkEnd.measured(11, 5));
        assertEquals(12, schedule.expectedSeconds(0));
        assertEquals(OptionalInt.of(1), schedule.next());
        assertEquals(Double.POSITIVE_INFINITY, schedule.halfWidth(0));
    }

    @Test
    void benchmarksThatEnd_getNoFurtherFork() {
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(1, 1), () -> 0);
        schedule.forkEnded(0, ForkEnd.measured(1, 5).asLast());
        schedule.forkEnded(1, ForkEnd.measured(1, 5));
        schedule.forkEnded(1, ForkEnd.measured(1, 9).asLast());
        assertEquals(OptionalInt.empty(), schedule.next());
        assertEquals("benchmark 1 has ended before", assertThrows(IllegalArgumentException.class,
                () -> schedule.forkEnded(1, ForkEnd.measured(1, 5))).getMessage());
        assertEquals("there is no benchmark 2 among 2", assertThrows(IllegalArgumentException.class,
                () -> schedule.forkEnded(2, ForkEnd.measured(1, 5))).getMessage());
        assertThrows(IllegalArgumentException.class, () -> schedule.halfWidth(-1));
    }

    /** 9, 10 and 11 may be off by 24.8 %. */
    @Test
    void halfWidth_isRelativeToTheMean() {
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(1), () -> 0);
        for (double score : new double[] {9, 10, 11}) {
            schedule.forkEnded(0, ForkEnd.measured(1, score));
        }
        assertEquals(0.2484, schedule.halfWidth(0), 5e-5);
    }

    /**
     * Forks of 10, 10 and 10 vary by nothing, those of another by 10 %: with one degree of freedom more that shows the
     * median of both, 5 %, it is 2.89 %, of which 4.303 / √3 are 7.17 %.
     */
    @Test
    void forksThatAgree_areNotTakenForPreciseWhereOthersAreNot() {
        BudgetSchedule schedule = new BudgetSchedule(100, estimates(1, 1), () -> 0);
        for (double score : new double[] {9, 10, 11}) {
            schedule.forkEnded(0, ForkEnd.measured(1, 10));
            schedule.forkEnded(1, ForkEnd.measured(1, score));
        }
        assertEquals(0.0717, schedule.halfWidth(0), 5e-5);
        assertEquals(0.2484, schedule.halfWidth(1), 5e-5);
    }

    @Test
    void impossibleNumbers_areRefused() {
        assertEquals("a budget of -1.0 s: it must be 0 or more", assertThrows(IllegalArgumentException.class,
                () -> new BudgetSchedule(-1, List.of(), () -> 0)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> new BudgetSchedule(Double.NaN, List.of(), () -> 0));
        assertEquals("forks of 0.0 s after 0 warmup forks: a fork takes more than 0 s, and warmup forks are 0 or more",
                assertThrows(IllegalArgumentException.class, () -> new ForkEstimate(0, 0)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> new ForkEstimate(Double.POSITIVE_INFINITY, 0));
        assertThrows(IllegalArgumentException.class, () -> new ForkEstimate(1, -1));
        assertThrows(IllegalArgumentException.class, () -> new ForkEstimate(1, 0).withVariation(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new ForkEstimate(1, 0).withVariation(-0.1));
    }

    /** Against {@link NaiveBudget}, which computes everything anew from all forks for each question. */
    @Test
    void budget_randomSuites_agreesWithANaiveVersion() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int benchmarks = 1 + random.nextInt(12);
            double[] estimated = random.doubles(benchmarks, 1, 20).toArray();
            double[] seconds = DoubleStream.of(estimated).map(s -> s * (0.5 + random.nextDouble())).toArray();
            double[] deviations = random.doubles(benchmarks, 0, 0.2).toArray();
            double budget = random.nextDouble() * 6 * DoubleStream.of(estimated).sum();
            NaiveBudget naive = new NaiveBudget(budget, estimated);
            Suite suite = new Suite(budget, estimated, seconds, benchmark -> {
                double score = random.nextInt(15) == 0 ? Double.NaN
                        : 1 + deviations[benchmark] * random.nextGaussian();
                assertEquals(naive.next(), benchmark);
                naive.forkEnded(benchmark, seconds[benchmark], score);
                return score;
            });
            suite.run();
            assertEquals(NaiveBudget.NOTHING, naive.next(), "seed " + seed);
            assertTrue(suite.now <= budget + IntStream.range(0, benchmarks).mapToDouble(b -> seconds[b]).max()
                    .getAsDouble(), "seed " + seed);
        }
    }
}
