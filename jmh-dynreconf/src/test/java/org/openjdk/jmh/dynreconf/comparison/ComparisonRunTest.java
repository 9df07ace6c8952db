package org.openjdk.jmh.dynreconf.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.dynreconf.comparison.Direction.LOWER_IS_BETTER;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Sides.Scatter;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class ComparisonRunTest {

    private static final Comparer COMPARER = new Comparer(ComparisonSettings.standard());

    private static Comparison compared(ForkSamples baseline, ForkSamples candidate) {
        return COMPARER.compare(baseline, candidate, LOWER_IS_BETTER);
    }

    private static ComparisonRun judged(List<Comparison> oneFamily, double rate) {
        return ComparisonRun.of(oneFamily, Collections.nCopies(oneFamily.size(), "time"), rate);
    }

    /** Benchmarks of which the first so many are slower by a share. */
    private static List<Comparison> suite(int benchmarks, int slower, double change, double deviation, Random random) {
        List<Comparison> comparisons = new ArrayList<>();
        for (int i = 0; i < benchmarks; i++) {
            comparisons.add(compared(Sides.simulated(Scatter.LOGNORMAL, 1, deviation, 5, 1, random),
                    Sides.simulated(Scatter.LOGNORMAL, i < slower ? 1 + change : 1, deviation, 5, 1, random)));
        }
        return comparisons;
    }

    @Test
    void run_ofOne_isThatOne() {
        for (int seed = 0; seed < 50; seed++) {
            Comparison alone = suite(1, 1, 0.04, 0.03, new Random(seed)).get(0);
            Comparison together = judged(List.of(alone), 0.05).comparisons().get(0);
            assertEquals(alone.verdict(), together.verdict());
            assertEquals(alone.ratio().lower(), together.ratio().lower(), 1e-12);
        }
    }

    /** Without control a suite of 200 has ten wrong verdicts; with it, one suite in twenty has any. */
    @Test
    void run_nothingChanged_rarelyReportsAChange() {
        int alarms = 0;
        int alone = 0;
        for (int seed = 0; seed < 40; seed++) {
            List<Comparison> suite = suite(200, 0, 0, 0.03, new Random(seed));
            alone += suite.stream().filter(c -> c.verdict().isChange()).count();
            alarms += judged(suite, 0.05).changes() > 0 ? 1 : 0;
        }
        assertTrue(alone > 40 * 5, "alone " + alone);
        assertTrue(alarms <= 7, "suites with an alarm: " + alarms);
    }

    /** 5 % of all changes together, of some 1,500, vary little beyond 7 %. */
    @Test
    void run_someChanged_ofChangesAShareIsWrong() {
        int wrong = 0;
        int changes = 0;
        for (int seed = 0; seed < 40; seed++) {
            ComparisonRun run = judged(suite(100, 40, 0.1, 0.03, new Random(seed)), 0.05);
            for (int i = 40; i < 100; i++) {
                wrong += run.comparisons().get(i).verdict().isChange() ? 1 : 0;
            }
            changes += run.changes();
            assertEquals(0.05 * run.changes(), run.expectedWrongChanges(), 1e-12);
        }
        assertTrue(changes > 1000, "changes " + changes);
        assertTrue(wrong <= 0.07 * changes, wrong + " wrong of " + changes);
    }

    /** Many exact but tiny changes must not make it easier for a noisy benchmark to be called changed. */
    @Test
    void run_manyTinyChanges_doNotHelpNoisyOnes() {
        List<Comparison> suite = suite(400, 400, 0.005, 0.001, new Random(1));
        suite.addAll(suite(100, 0, 0, 0.06, new Random(2)));
        assertTrue(suite.stream().filter(c -> c.verdict().isChange()).count() >= 2);
        ComparisonRun run = judged(suite, 0.05);
        assertEquals(0, run.changes());
        assertEquals(400, run.comparisons().stream().filter(c -> c.verdict() == Verdict.SAME).count());
    }

    /**
     * Of one family, wrong times may be a share of all changes, and these are allocation: some 3 in a suite. By metric, one
     * suite in twenty has any.
     */
    @Test
    void run_changesOfOneMetric_doNotLetAnotherBeCalledChanged() {
        List<String> families = new ArrayList<>(Collections.nCopies(100, "time"));
        families.addAll(Collections.nCopies(100, "allocation"));
        int asOne = 0;
        int suitesByMetric = 0;
        for (int seed = 0; seed < 40; seed++) {
            List<Comparison> suite = suite(100, 0, 0, 0.03, new Random(seed));
            suite.addAll(suite(100, 60, 0.1, 0.0001, new Random(-1 - seed)));
            asOne += changedTimes(judged(suite, 0.05));
            ComparisonRun byMetric = ComparisonRun.of(suite, families, 0.05);
            suitesByMetric += changedTimes(byMetric) > 0 ? 1 : 0;
            assertEquals(60, byMetric.changes() - changedTimes(byMetric), 2);
            assertEquals(200, byMetric.compared());
        }
        assertTrue(asOne > 40, "wrong times with one family: " + asOne);
        assertTrue(suitesByMetric <= 7, "suites with a wrong time: " + suitesByMetric);
    }

    private static int changedTimes(ComparisonRun run) {
        return (int) run.comparisons().subList(0, 100).stream().filter(c -> c.verdict().isChange()).count();
    }

    /** Each family is as if it were alone, in whatever order they come. */
    @Test
    void run_ofFamilies_isThatOfEach() {
        Random random = new Random(8);
        List<Comparison> suite = suite(60, 20, 0.15, 0.04, random);
        List<String> families = new ArrayList<>();
        suite.forEach(comparison -> families.add("metric " + random.nextInt(3)));
        List<Comparison> together = ComparisonRun.of(suite, families, 0.05).comparisons();
        for (String family : Set.copyOf(families)) {
            List<Integer> members = IntStream.range(0, 60).filter(i -> families.get(i).equals(family)).boxed().toList();
            List<Comparison> apart = judged(members.stream().map(suite::get).toList(), 0.05).comparisons();
            for (int i = 0; i < members.size(); i++) {
                assertEquals(apart.get(i).verdict(), together.get(members.get(i)).verdict());
                assertEquals(apart.get(i).confidence(), together.get(members.get(i)).confidence());
            }
        }
    }

    @Test
    void run_familiesOfOtherNumber_areRefused() {
        assertEquals("1 families of 0 comparisons: each has one", assertThrows(IllegalArgumentException.class,
                () -> ComparisonRun.of(List.of(), List.of("time"), 0.05)).getMessage());
    }

    @Test
    void run_intervals_agreeWithVerdicts() {
        ComparisonRun run = judged(suite(100, 30, 0.15, 0.04, new Random(5)), 0.05);
        assertTrue(run.changes() > 0);
        for (Comparison comparison : run.comparisons()) {
            assertEquals(comparison.verdict(),
                    Verdict.of(comparison.ratio(), comparison.settings().tolerance(), LOWER_IS_BETTER));
            assertTrue(comparison.confidence() >= 0.95);
        }
        assertEquals(1 - 0.05 * run.changes() / 100, run.comparisons().get(99).confidence(), 1e-12);
    }

    @Test
    void run_whatCannotBeCompared_doesNotCount() {
        Comparison changed = compared(Sides.ofForks(1, 1.001, 1), Sides.ofForks(1.1, 1.1, 1.101));
        Comparison impossible = compared(Sides.ofForks(1), Sides.ofForks(1));
        List<Comparison> suite = new ArrayList<>(List.of(changed));
        for (int i = 0; i < 100_000; i++) {
            suite.add(impossible);
        }
        ComparisonRun run = judged(suite, 0.05);
        assertEquals(1, run.compared());
        assertEquals(1, run.changes());
        assertEquals(Verdict.SLOWER, run.comparisons().get(0).verdict());
        assertEquals(impossible.obstacle(), run.comparisons().get(1).obstacle());
        assertEquals(0, judged(List.of(), 0.05).compared());
        assertEquals(0, judged(List.of(impossible), 0.05).changes());
    }

    @Test
    void run_rateOutOfRange_isRefused() {
        assertEquals("rate 5.0 is not between 0 and 1: 0.05 means 5 %",
                assertThrows(IllegalArgumentException.class, () -> judged(List.of(), 5)).getMessage());
    }

    @Test
    void decidedApart_keepTheirVerdictsAndAreWrongAsOftenAsEachIs() {
        List<Comparison> decided = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            decided.add(Comparison.decided(new double[] {1, 1}, new double[] {2, 2}, ComparisonSettings.standard(),
                    LOWER_IS_BETTER, RatioEstimate.ofInterval(Interval.of(1.5, 2, 2.5), Double.NaN),
                    i < 3 ? Verdict.SLOWER : Verdict.UNDECIDED,
                    i == 39 ? "an obstacle" : null));
        }
        ComparisonRun run = ComparisonRun.apart(decided, 0.05);
        assertEquals(decided, run.comparisons());
        assertEquals(3, run.changes());
        assertEquals(39, run.compared());
        assertEquals(39 * 0.05, run.expectedWrongChanges(), 1e-12);
        assertFalse(run.isTogether());
        assertEquals(2, run.comparisons().get(0).ratio().point());
        assertTrue(Double.isNaN(run.comparisons().get(0).pValue()));
        assertEquals(1, run.comparisons().get(0).cliffsDelta());
    }
}
