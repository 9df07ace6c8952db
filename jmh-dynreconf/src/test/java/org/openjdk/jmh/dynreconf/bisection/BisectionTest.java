package org.openjdk.jmh.dynreconf.bisection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;

class BisectionTest {

    private static final BisectionSettings STANDARD = BisectionSettings.standard();

    private static Bisection of(int versions, BisectionSettings settings) {
        double[] weights = new double[versions - 1];
        Arrays.fill(weights, 1);
        return new Bisection(weights, settings, Direction.LOWER_IS_BETTER);
    }

    /** Runs all forks that are wanted; those of scores that are not above 0 are lost. */
    private static List<Integer> run(Bisection bisection, IntToDoubleFunction score) {
        List<Integer> order = new ArrayList<>();
        for (OptionalInt next = bisection.next(); next.isPresent(); next = bisection.next()) {
            order.add(next.getAsInt());
            bisection.forkEnded(next.getAsInt(), score.applyAsDouble(next.getAsInt()));
        }
        return order;
    }

    private static IntToDoubleFunction changing(int at, double ratio, double scatter, Random random) {
        return version -> Math.exp((version >= at ? Math.log(ratio) : 0) + scatter * random.nextGaussian());
    }

    @Test
    void changeThatIsPlain_takesFewForks() {
        Bisection bisection = of(65, STANDARD);
        List<Integer> order = run(bisection, changing(23, 1.5, 0.01, new Random(1)));
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals(23, bisection.suspects().first());
        assertEquals(23, bisection.suspects().last());
        assertEquals(1.5, bisection.suspects().ratio().point(), 0.03);
        assertTrue(order.size() < 2 * SequentialSettings.FIRST_LOOK + 20, order.toString());
    }

    /** Sixty-four versions, 10 %, forks that scatter by 4 %: of 300 answers, 95 % and more are to be right. */
    @ParameterizedTest
    @CsvSource({"1.1, 0.04", "0.9, 0.04", "1.05, 0.03"})
    void answers_areRightAsOftenAsTheySay(double ratio, double scatter) {
        Random random = new Random(2007);
        int found = 0;
        int right = 0;
        int covered = 0;
        int forks = 0;
        for (int round = 0; round < 300; round++) {
            int at = 1 + random.nextInt(64);
            Bisection bisection = of(65, STANDARD);
            forks += run(bisection, changing(at, ratio, scatter, random)).size();
            boolean answers = bisection.state() == BisectionState.FOUND;
            found += answers ? 1 : 0;
            right += answers && bisection.suspects().first() == at ? 1 : 0;
            covered += answers && bisection.suspects().ratio().contains(ratio) ? 1 : 0;
        }
        assertTrue(found > 270, "answers: " + found);
        assertTrue(right >= 0.95 * found, right + " of " + found + " are right");
        assertTrue(covered >= 0.9 * found, covered + " of " + found + " intervals have the ratio");
        assertTrue(forks < 300 * 80, "forks: " + forks);
    }

    @Test
    void endWhoseForksAreAllLost_isGivenUpSoon() {
        Bisection bisection = of(65, STANDARD);
        assertEquals(4, run(bisection, version -> version == 64 ? 0 : 1).size());
        assertEquals(BisectionState.UNDECIDED, bisection.state());
    }

    /** Forks of a version are nearly equal, and each version is a little off its level, as counts of work are. */
    @ParameterizedTest
    @CsvSource({"1.5, 0.001, 0.99", "1.03, 0.001, 0.95", "0.9, 0.005, 0.95"})
    void countedVersions_takeOneForkAStep(double ratio, double ofVersion, double right) {
        SequentialSettings ends = SequentialSettings.standard()
                .withComparison(ComparisonSettings.standard().withTolerance(ComparisonSettings.COUNT_TOLERANCE));
        BisectionSettings settings = STANDARD.withEnds(ends).withoutDrift();
        Random random = new Random(1858);
        int answers = 0;
        int forks = 0;
        for (int round = 0; round < 200; round++) {
            int at = 1 + random.nextInt(64);
            double[] levels = random.doubles(65, -ofVersion, ofVersion).toArray();
            Bisection bisection = of(65, settings);
            IntToDoubleFunction fork = changing(at, ratio, 1e-5, random);
            List<Integer> order =
                    run(bisection, version -> fork.applyAsDouble(version) * Math.exp(levels[version]));
            forks += order.size();
            answers += bisection.suspects().first() == at && bisection.suspects().last() == at ? 1 : 0;
        }
        assertTrue(answers >= 200 * right, answers + " of 200 are right");
        double steps = Math.log(64) / Math.log(2);
        assertTrue(forks <= 200 * (2 * SequentialSettings.FIRST_LOOK + steps + 3), "forks: " + forks / 200.0);
    }

    /** Versions 30 to 64 are known to be the same when the search is at one of them. */
    @Test
    void whatIsKnownWithoutAFork_isNoSuspect() {
        Bisection bisection = of(65, STANDARD);
        IntToDoubleFunction score = changing(23, 1.5, 0.01, new Random(8));
        while (bisection.state() == BisectionState.COMPARING_ENDS) {
            int end = bisection.next().orElseThrow();
            bisection.forkEnded(end, score.applyAsDouble(end));
        }
        assertEquals(64, bisection.possible(1, 64));
        bisection.areSame(30, 64);
        assertEquals(30, bisection.possible(1, 64));
        assertEquals(0, bisection.possible(31, 64));
        assertTrue(bisection.next().orElseThrow() < 30);
        assertThrows(IllegalArgumentException.class, () -> bisection.areSame(0, 64));
        run(bisection, score);
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals(23, bisection.suspects().first());
    }

    @Test
    void lastSuspect_needsNoFork() {
        Bisection bisection = of(10, STANDARD);
        IntToDoubleFunction score = changing(5, 1.5, 0.01, new Random(9));
        while (bisection.state() == BisectionState.COMPARING_ENDS) {
            int end = bisection.next().orElseThrow();
            bisection.forkEnded(end, score.applyAsDouble(end));
        }
        bisection.areSame(0, 4);
        bisection.areSame(5, 9);
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals(5, bisection.suspects().first());
    }

    @Test
    void endsThatAreTheSame_endIt() {
        Bisection bisection = of(10, STANDARD);
        List<Integer> order = run(bisection, changing(20, 1, 0.002, new Random(3)));
        assertEquals(BisectionState.NO_DIFFERENCE, bisection.state());
        assertTrue(order.stream().allMatch(version -> version == 0 || version == 9), order.toString());
    }

    @Test
    void equalEnds_endItAsUndecided() {
        Bisection bisection = of(10, STANDARD);
        run(bisection, changing(20, 1, 0.3, new Random(4)));
        assertEquals(BisectionState.UNDECIDED, bisection.state());
    }

    @Test
    void ends_beginInTurns() {
        Bisection bisection = of(5, STANDARD);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            order.add(bisection.next().orElseThrow());
            bisection.forkEnded(order.get(i), order.get(i) == 0 ? 1 + i * 0.1 : 1.02 + i * 0.07);
        }
        assertEquals(List.of(0, 4, 4, 0, 0, 4), order);
    }

    @Test
    void eachThirdFork_isOfAnEnd() {
        Bisection bisection = of(1000, STANDARD);
        List<Integer> order = run(bisection, changing(500, 1.1, 0.05, new Random(5)));
        int search = order.stream().filter(version -> version != 0 && version != 999).findFirst()
                .map(order::indexOf).orElseThrow();
        for (int i = search; i < order.size(); i++) {
            boolean isEnd = order.get(i) == 0 || order.get(i) == 999;
            assertEquals((i - search) % 3 == 2, isEnd, order + " at " + i);
        }
        assertTrue(order.subList(search, order.size()).containsAll(List.of(0, 999)), order.toString());
    }

    /** The first fork of the search is as slow as the last version is, which something else on the machine brought about. */
    @Test
    void forkThatSomethingDisturbed_isNoAnswer() {
        Bisection bisection = of(6, STANDARD);
        Random random = new Random(12);
        IntToDoubleFunction score = changing(4, 10, 0.3, random);
        boolean[] disturbed = {false};
        run(bisection, version -> {
            boolean isFirst = !disturbed[0] && version != 0 && version != 5;
            disturbed[0] |= isFirst;
            return isFirst ? 10 : score.applyAsDouble(version);
        });
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals(4, bisection.suspects().first());
        assertEquals(4, bisection.suspects().last());
    }

    @Test
    void answer_restsOnTwoForksBesideTheChange() {
        for (int at = 1; at < 10; at++) {
            Bisection bisection = of(10, STANDARD);
            run(bisection, changing(at, 2, 0.01, new Random(at)));
            assertEquals(at, bisection.suspects().first());
            assertTrue(bisection.forks(at - 1) >= 2 && bisection.forks(at) >= 2, "at " + at);
        }
    }

    /** Where what is beside the change is the same as an end, forks of that count. */
    @Test
    void versionsThatAreTheSame_needNotBeMeasuredThemselves() {
        double[] weights = {0, 0, 1, 0, 0, 1, 0};
        Bisection bisection = new Bisection(weights, STANDARD, Direction.LOWER_IS_BETTER);
        List<Integer> order = run(bisection, changing(3, 2, 0.01, new Random(13)));
        assertEquals(3, bisection.suspects().first());
        assertEquals(2, order.stream().filter(version -> version >= 3 && version <= 5).count(), order.toString());
    }

    /** The prediction after the comparison of the ends is on average right within a factor of two. */
    @ParameterizedTest
    @CsvSource({"65, 1.1, 0.04", "65, 1.5, 0.02", "513, 1.2, 0.06", "9, 1.1, 0.03"})
    void forksLeft_areAboutThoseThatFollow(int versions, double ratio, double scatter) {
        Random random = new Random(14);
        double foretold = 0;
        double taken = 0;
        for (int round = 0; round < 50; round++) {
            Bisection bisection = of(versions, STANDARD);
            IntToDoubleFunction score = changing(1 + random.nextInt(versions - 1), ratio, scatter, random);
            assertTrue(Double.isNaN(bisection.forksLeft()));
            while (bisection.state() == BisectionState.COMPARING_ENDS) {
                int end = bisection.next().orElseThrow();
                bisection.forkEnded(end, score.applyAsDouble(end));
            }
            if (bisection.state() == BisectionState.SEARCHING) {
                foretold += bisection.forksLeft();
                taken += run(bisection, score).size();
            }
        }
        assertTrue(foretold / taken > 0.5 && foretold / taken < 2, foretold + " foretold, " + taken + " taken");
    }

    @Test
    void twoVersions_needNoSearch() {
        Bisection bisection = of(2, STANDARD);
        run(bisection, changing(1, 1.5, 0.01, new Random(6)));
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals(1, bisection.suspects().probability(), 1e-9);
    }

    @Test
    void bound_endsWithTheRange() {
        Bisection bisection = of(65, STANDARD.withMostForks(4));
        run(bisection, changing(23, 1.3, 0.05, new Random(7)));
        assertEquals(BisectionState.BOUND, bisection.state());
        assertTrue(bisection.suspects().first() <= 23 && bisection.suspects().last() >= 23,
                bisection.suspects().toString());
        assertTrue(bisection.suspects().probability() >= 0.95);
        assertTrue(bisection.suspects().last() - bisection.suspects().first() < 63);
    }

    @Test
    void versionsThatCannotBeMeasured_fallTogetherWithTheNext() {
        Bisection bisection = of(9, STANDARD);
        bisection.leaveOut(4);
        bisection.leaveOut(5);
        List<Integer> order = run(bisection, changing(5, 1.5, 0.01, new Random(8)));
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals("4 to 6", bisection.suspects().first() + " to " + bisection.suspects().last());
        assertFalse(order.contains(4) || order.contains(5), order.toString());
    }

    @Test
    void versionsThatCannotHaveBroughtIt_areNoSuspects() {
        double[] weights = {1, 0, 1, 0, 0, 1};
        Bisection bisection = new Bisection(weights, STANDARD, Direction.LOWER_IS_BETTER);
        bisection.leaveOut(4);
        run(bisection, changing(3, 1.5, 0.01, new Random(9)));
        assertEquals(BisectionState.FOUND, bisection.state());
        assertEquals("3 to 3", bisection.suspects().first() + " to " + bisection.suspects().last());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, 0, -1, Double.POSITIVE_INFINITY})
    void versionWhoseForksAreLost_isLeftOut(double lost) {
        Bisection bisection = of(9, STANDARD);
        IntToDoubleFunction scores = changing(4, 1.5, 0.01, new Random(10));
        List<Integer> order = run(bisection, version -> version == 4 ? lost : scores.applyAsDouble(version));
        assertFalse(bisection.isMeasurable(4));
        assertEquals(2, order.stream().filter(version -> version == 4).count());
        assertEquals("4 to 5", bisection.suspects().first() + " to " + bisection.suspects().last());
        assertEquals(0, bisection.forks(4));
    }

    @Test
    void endsWhoseForksAreLost_endIt() {
        Bisection bisection = of(3, STANDARD);
        List<Integer> order = run(bisection, version -> Double.NaN);
        assertEquals(BisectionState.UNDECIDED, bisection.state());
        assertTrue(order.size() <= 2 * SequentialSettings.MOST_BLOCKS, order.size() + "");
    }

    @Test
    void versionsThatCostMore_areMeasuredLess() {
        Bisection bisection = of(65, STANDARD);
        IntToDoubleFunction scores = changing(23, 1.2, 0.02, new Random(11));
        IntToDoubleFunction cost = version -> version % 2 == 0 ? 1 : 20;
        int dear = 0;
        int cheap = 0;
        for (OptionalInt next = bisection.next(cost); next.isPresent(); next = bisection.next(cost)) {
            boolean isEnd = next.getAsInt() == 0 || next.getAsInt() == 64;
            dear += next.getAsInt() % 2;
            cheap += isEnd ? 0 : 1 - next.getAsInt() % 2;
            bisection.forkEnded(next.getAsInt(), scores.applyAsDouble(next.getAsInt()));
        }
        assertEquals(23, bisection.suspects().first());
        assertTrue(dear < cheap, dear + " of " + (dear + cheap));
    }

    /** Counted work hardly scatters: each version is measured once. */
    @Test
    void forksThatAreEqual_makeAPlainBisection() {
        Bisection bisection = of(1025, STANDARD);
        List<Integer> order = run(bisection, version -> version >= 700 ? 1001 : 950);
        assertEquals(700, bisection.suspects().first());
        long measured = order.stream().filter(version -> version != 0 && version != 1024).count();
        assertTrue(measured <= 12, order.toString());
    }

    @Test
    void whatMakesNoSense_isRefused() {
        Bisection bisection = of(3, STANDARD);
        assertThrows(IllegalArgumentException.class, () -> bisection.leaveOut(0));
        assertThrows(IllegalArgumentException.class, () -> bisection.leaveOut(2));
        assertThrows(IllegalArgumentException.class, () -> STANDARD.withConfidence(1));
        assertThrows(IllegalArgumentException.class, () -> STANDARD.withConfidence(0.4));
        assertThrows(IllegalArgumentException.class, () -> STANDARD.withMostForks(-1));
        assertThrows(IllegalArgumentException.class, () -> of(1, STANDARD));
    }
}
