package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.FalseDiscoveryRate;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class SuiteTest {

    private static final SequentialSettings STANDARD = SequentialSettings.standard();
    private static final double RATE = 0.05;

    private static Look look(double pValue, Verdict verdict) {
        Interval ratio = Interval.of(1, 1.1, 1.2);
        return Look.of(3, 3, verdict, ratio).withEstimate(RatioEstimate.ofInterval(ratio, pValue));
    }

    private static List<Suite.Member> members(int count) {
        Suite suite = new Suite(STANDARD);
        return Stream.generate(suite::join).limit(count).toList();
    }

    @Test
    void benchmarkAlone_hasTheLevelOfTheSettings() {
        Suite.Member alone = members(1).get(0);
        assertEquals(RATE, alone.level(), 1e-15);
        alone.looked(look(0.9, Verdict.UNDECIDED));
        assertEquals(RATE, alone.level(), 1e-15);
    }

    @Test
    void level_growsWithEachChangeThatIsBelieved() {
        List<Suite.Member> members = members(500);
        assertEquals(RATE / 500, members.get(0).level(), 1e-15);
        for (int i = 0; i < 9; i++) {
            members.get(i).looked(look(1e-6, Verdict.SLOWER));
        }
        assertEquals(10 * RATE / 500, members.get(9).level(), 1e-15);
        assertEquals(9 * RATE / 500, members.get(0).level(), 1e-15);
    }

    @Test
    void sameAndUnknown_areNoChanges() {
        List<Suite.Member> members = members(10);
        members.get(0).looked(look(1e-6, Verdict.SAME));
        members.get(1).looked(look(Double.NaN, Verdict.UNDECIDED));
        members.get(2).looked(Look.of(1, 1, Verdict.UNDECIDED, Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY)));
        assertEquals(RATE / 10, members.get(3).level(), 1e-15);
    }

    /** To be believed at its level is to be among the discoveries of all. */
    @Test
    void level_isThatOfBenjaminiAndHochberg() {
        Random random = new Random(36);
        for (int round = 0; round < 200; round++) {
            int count = 1 + random.nextInt(40);
            double[] pValues = random.doubles(count).map(u -> Math.pow(u, 1 + 4 * random.nextInt(2))).toArray();
            List<Suite.Member> members = members(count);
            for (int i = 0; i < count; i++) {
                members.get(i).looked(look(pValues[i], Verdict.UNDECIDED));
            }
            int discoveries = FalseDiscoveryRate.discoveries(pValues, RATE);
            int believed = 0;
            for (int i = 0; i < count; i++) {
                believed += pValues[i] <= members.get(i).level() ? 1 : 0;
            }
            assertEquals(discoveries, believed, "round " + round);
        }
    }

    /** Suites in which little has changed, each benchmark run until it is decided: the goal of issue 36, on normal logs. */
    @Test
    void falseDiscoveries_areAsRareAsRequested() {
        Random random = new Random(1);
        double shares = 0;
        int found = 0;
        int suites = 12;
        for (int i = 0; i < suites; i++) {
            int[] counts = suite(random, 60, 4);
            shares += counts[1] / Math.max(1.0, counts[0] + counts[1]);
            found += counts[0];
        }
        assertTrue(shares / suites <= 0.08, "FDR " + shares / suites);
        assertTrue(found >= 0.75 * 4 * suites, "found " + found);
    }

    /** How many changes are found, and how many that are none. */
    private static int[] suite(Random random, int benchmarks, int changed) {
        Suite suite = new Suite(STANDARD);
        List<Suite.Member> members = new ArrayList<>();
        List<DifferenceJudge> judges = new ArrayList<>();
        List<Look> last = new ArrayList<>();
        for (int i = 0; i < benchmarks; i++) {
            members.add(suite.join());
            judges.add(DifferenceRule.standard().judge(STANDARD, Direction.LOWER_IS_BETTER));
            last.add(null);
        }
        for (int block = 0; block < STANDARD.mostBlocks(); block++) {
            for (int i = 0; i < benchmarks; i++) {
                if (last.get(i) == null || last.get(i).stop().isEmpty()) {
                    double change = i < changed ? 0.1 : 0;
                    Look look = judges.get(i).endBlock(Block.of(Math.exp(0.03 * random.nextGaussian()),
                            Math.exp(change + 0.03 * random.nextGaussian())), members.get(i).level());
                    members.get(i).looked(look);
                    last.set(i, look);
                }
            }
        }
        int[] counts = new int[2];
        for (int i = 0; i < benchmarks; i++) {
            counts[i < changed ? 0 : 1] += last.get(i).verdict().isChange() ? 1 : 0;
        }
        return counts;
    }

    @Test
    void repeatedRatio_keepsWhatTheSurestLookHasSaid() {
        DifferenceJudge judge = DifferenceRule.standard().judge(STANDARD, Direction.LOWER_IS_BETTER);
        Look sure = null;
        for (int i = 0; i < 6; i++) {
            sure = judge.endBlock(Block.of(100 + i % 2, 350 - i % 2));
        }
        double pValue = sure.estimate().pValue();
        Look shaken = judge.endBlock(Block.of(100, 20));
        assertEquals(pValue, shaken.estimate().pValue(), 0);
        assertNotEquals(Verdict.SLOWER, shaken.verdict());
        assertEquals(sure.estimate().interval(0.95), shaken.estimate().interval(0.95));
        assertTrue(shaken.estimate().interval(1 - pValue / 2).lower() < 1);
    }
}
