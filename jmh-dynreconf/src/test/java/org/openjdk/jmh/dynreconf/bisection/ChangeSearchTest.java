package org.openjdk.jmh.dynreconf.bisection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Direction;

class ChangeSearchTest {

    private static final BisectionSettings ALL = BisectionSettings.standard().withAll(true);

    private final List<Integer> order = new ArrayList<>();

    private static ChangeSearch of(int versions, BisectionSettings settings) {
        double[] weights = new double[versions - 1];
        Arrays.fill(weights, 1);
        return new ChangeSearch(weights, settings, Direction.LOWER_IS_BETTER);
    }

    private ChangeSearch run(ChangeSearch search, IntToDoubleFunction score) {
        for (OptionalInt next = search.next(version -> 1); next.isPresent(); next = search.next(version -> 1)) {
            order.add(next.getAsInt());
            search.forkEnded(next.getAsInt(), score.applyAsDouble(next.getAsInt()));
        }
        assertFalse(search.isOpen());
        return search;
    }

    /** Pairs of a version and by how much it multiplies the score. */
    private static IntToDoubleFunction changing(double scatter, double... changes) {
        Random random = new Random(41);
        return version -> {
            double level = 100 * Math.exp(scatter * random.nextGaussian());
            for (int i = 0; i < changes.length; i += 2) {
                level *= version >= changes[i] ? changes[i + 1] : 1;
            }
            return level;
        };
    }

    private static String text(List<Suspects> changes) {
        return changes.stream()
                .map(change -> change.first() + (change.last() > change.first() ? "-" + change.last() : ""))
                .collect(Collectors.joining(" "));
    }

    @Test
    void oneChange_endsTheSearchUnlessAllAreWanted() {
        ChangeSearch one = run(of(65, BisectionSettings.standard()), changing(0.01, 20, 1.5, 40, 1.2));
        assertEquals(1, one.found().size());
        int forks = order.size();
        ChangeSearch all = run(of(65, ALL), changing(0.01, 20, 1.5, 40, 1.2));
        assertEquals("20 40", text(all.found()));
        assertTrue(order.size() > forks);
    }

    @Test
    void changes_areSizedByTheirNeighbours() {
        ChangeSearch search = run(of(65, ALL), changing(0.01, 10, 1.5, 30, 0.8, 50, 1.1));
        assertEquals("10 30 50", text(search.found()));
        double[] ratios = {1.5, 0.8, 1.1};
        for (int i = 0; i < ratios.length; i++) {
            assertEquals(ratios[i], search.found().get(i).ratio().point(), 0.03);
            assertTrue(search.found().get(i).ratio().contains(ratios[i]), search.found().get(i).ratio().toString());
        }
        assertEquals(1.5 * 0.8, search.together(0, 1).point(), 0.03);
        assertEquals(1.5 * 0.8 * 1.1, search.together(0, 2).point(), 0.03);
        assertTrue(search.probability(30) > 0.9 && search.probability(31) < 0.1);
    }

    /** Counts, of which one version has the largest part of what the ends are apart: the others are not its fault. */
    @Test
    void oneChangeOfSeveral_isSizedAgainstTheVersionBefore() {
        double[] parts = {3, 0.98, 5, 0.687, 6, 0.97, 8, 1.01};
        ChangeSearch search = run(of(10, BisectionSettings.standard().withoutDrift()), changing(1e-5, parts));
        assertEquals("5", text(search.found()));
        assertEquals(0.687, search.found().get(0).ratio().point(), 1e-4);
        assertEquals(0.687, search.found().get(0).ratio().upper(), 1e-3);
    }

    /** Of times, a second change that may be too small to be seen beside it. */
    @Test
    void sizes_containTheTruthAsOftenAsTheySay() {
        Random random = new Random(57);
        int named = 0;
        int contained = 0;
        for (int round = 0; round < 100; round++) {
            double second = Math.exp(0.1 * random.nextDouble());
            int other = 1 + random.nextInt(31);
            ChangeSearch search = run(of(33, BisectionSettings.standard()),
                    version -> Math.exp(0.02 * random.nextGaussian()) * (version >= 16 ? 1.5 : 1)
                            * (version >= other && other != 16 ? second : 1));
            if (text(search.found()).equals("16")) {
                named++;
                contained += search.found().get(0).ratio().contains(1.5) ? 1 : 0;
            }
        }
        assertTrue(named > 60 && contained >= 0.85 * named, contained + " of " + named);
    }

    @Test
    void changeThatCameAndWent_isFoundBetweenEndsThatDoNotDiffer() {
        ChangeSearch search = run(of(65, ALL), changing(0.01, 20, 1.5, 40, 1 / 1.5));
        assertEquals(BisectionState.NO_DIFFERENCE, search.whole().state());
        assertEquals("20 40", text(search.found()));
        assertEquals(1, search.together(0, 1).point(), 0.03);
        assertEquals("", text(run(of(65, BisectionSettings.standard()), changing(0.01, 20, 1.5, 40, 1 / 1.5)).found()));
    }

    @Test
    void nothingThatChanges_isLookedAtInside() {
        ChangeSearch search = run(of(65, ALL), changing(0.01));
        assertEquals("", text(search.found()));
        assertEquals(List.of(8, 16, 24, 32, 40, 48, 56),
                order.stream().filter(version -> version != 0 && version != 64).distinct().toList());
    }

    @Test
    void whatCannotBeMeasured_isLeftOutOfLaterParts() {
        ChangeSearch search = of(65, ALL);
        search.leaveOut(39);
        search.leaveOut(40);
        run(search, changing(0.01, 20, 1.5, 40, 1.3));
        assertEquals("20 39-41", text(search.found()));
        assertFalse(order.contains(39) || order.contains(40), order.toString());
    }

    @Test
    void versionsKnownToBeEqual_areNotCompared() {
        double[] weights = new double[64];
        weights[19] = 1;
        weights[39] = 1;
        ChangeSearch search = new ChangeSearch(weights, ALL, Direction.LOWER_IS_BETTER);
        run(search, changing(0.01, 20, 1.5));
        assertEquals("20", text(search.found()));
        assertTrue(order.stream().filter(version -> version >= 20).count() > 0);
        assertTrue(order.stream().noneMatch(version -> version > 0 && version < 19), order.toString());
        assertEquals(2, search.possible(1, 64));
    }

    @Test
    void partThatTurnsOutToBeTheSame_ends() {
        ChangeSearch search = of(9, ALL);
        IntToDoubleFunction score = changing(0.01, 4, 1.5);
        while (search.elsewhere().length == 0) {
            int version = search.next(each -> 1).orElseThrow();
            search.forkEnded(version, score.applyAsDouble(version));
        }
        assertEquals("[0, 3]", Arrays.toString(search.elsewhere()));
        search.areSame(0, 3);
        assertEquals("[4, 8]", Arrays.toString(search.elsewhere()));
        search.areSame(4, 8);
        assertFalse(search.isOpen());
        assertEquals("4", text(search.found()));
    }

    @Test
    void forksThatWereNotRequested_areKeptAside() {
        ChangeSearch search = of(9, ALL);
        search.forkEnded(5, 100);
        search.forkLost(3);
        assertEquals(0, search.whole().forks(5));
        run(search, changing(0.01, 4, 1.5));
        assertEquals("4", text(search.found()));
    }

    /** Of histories with two changes of 20 % and scatter of 4 %: what is named is right, and most is named. */
    @Test
    void severalChanges_areRightAsOftenAsTheySay() {
        Random random = new Random(7);
        int named = 0;
        int right = 0;
        for (int round = 0; round < 60; round++) {
            int one = 1 + random.nextInt(30);
            int other = 33 + random.nextInt(30);
            double second = round % 2 == 0 ? 1.2 : 1 / 1.2;
            ChangeSearch search = run(of(65, ALL), version -> Math.exp(0.04 * random.nextGaussian())
                    * (version >= one ? 1.2 : 1) * (version >= other ? second : 1));
            named += search.found().size();
            right += (int) search.found().stream()
                    .filter(change -> change.first() <= one && change.last() >= one
                            || change.first() <= other && change.last() >= other)
                    .count();
        }
        assertTrue(right >= 0.95 * named, right + " of " + named + " are right");
        assertTrue(right >= 0.8 * 120, right + " of 120 are found");
    }
}
