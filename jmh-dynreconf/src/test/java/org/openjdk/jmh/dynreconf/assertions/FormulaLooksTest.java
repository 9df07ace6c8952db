package org.openjdk.jmh.dynreconf.assertions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.RandomFormulas;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.statistics.ReferenceCase;

class FormulaLooksTest {

    private static FormulaLooks looked(GrowingRun run, String formula) {
        FormulaLooks looks = run.looks(formula).get(0);
        looks.look();
        return looks;
    }

    private static Truth truth(GrowingRun run, String formula) {
        return looked(run, formula).truth();
    }

    @TestFactory
    Stream<DynamicTest> relation_cases_areThoseOfSciPy() {
        return ReferenceCase.named("formula-reference.txt", "relation").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    String relator = List.of("<=", ">=", "=").get((int) c.parameters()[0]);
                    String values = Stream.iterate(1, n -> n + 1).limit((long) c.parameters()[2]).map(String::valueOf)
                            .collect(Collectors.joining(", "));
                    String within = relator.equals("=") ? " within " + 100 * c.parameters()[1] + "%" : "";
                    GrowingRun run = new GrowingRun();
                    for (int n = 1; n <= c.parameters()[2]; n++) {
                        run.benchmark("a(" + n + ")", c.first().length).benchmark("b(" + n + ")", c.first().length)
                                .fork("a(" + n + ")", c.first()).fork("b(" + n + ")", c.second());
                    }
                    check(c, run, "forall n in {" + values + "}: a(n) " + relator + " b(n)" + within);
                }));
    }

    @TestFactory
    Stream<DynamicTest> growth_cases_areThoseOfSciPy() {
        return ReferenceCase.named("formula-reference.txt", "growth").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    GrowingRun run = new GrowingRun();
                    int most = (int) c.parameters()[0];
                    for (int place = 0; place < c.first().length; place++) {
                        String name = "f(" + c.first()[place] + ")";
                        run.benchmark(name, most).fork(name, Arrays.copyOfRange(c.second(), place * most,
                                (place + 1) * most));
                    }
                    check(c, run, "growth(f, n) <= O(n)");
                }));
    }

    @TestFactory
    Stream<DynamicTest> levels_cases_areThoseOfSciPy() {
        return ReferenceCase.named("formula-reference.txt", "looks").stream()
                .map(c -> DynamicTest.dynamicTest(c.toString(), () -> {
                    int most = (int) c.parameters()[1];
                    LookLevels levels = LookLevels.of(c.parameters()[0], most);
                    for (int i = 0; i < c.expected().length; i++) {
                        assertEquals(c.expected()[i], levels.at(LookLevels.first(most) + i), 5e-3 * c.expected()[i]);
                    }
                }));
    }

    /** Forks come round by round: nothing is wanted any more as soon as it is decided, or given up. */
    private static void check(ReferenceCase c, GrowingRun all, String formula) {
        int look = (int) c.expected()[1];
        FormulaLooks looks = looked(all, formula);
        Atom atom = looks.outcome().atoms().get(0);
        boolean futile = c.expected()[2] == 1;
        if (!futile) {
            assertEquals(Truth.values()[(int) c.expected()[0] + 1], atom.truth());
            assertArrayEquals(c, atom);
        }
        assertEquals(Set.of(), looks.wanted());
        for (int forks = Math.min(2, look - 1); forks <= look; forks++) {
            FormulaLooks early = looked(all.first(forks), formula);
            if (forks < look) {
                assertEquals(Truth.UNKNOWN, early.outcome().atoms().get(0).truth());
                assertFalse(early.wanted().isEmpty(), () -> "looks end before " + look);
            } else {
                assertEquals(Set.of(), early.wanted());
                assertArrayEquals(c, early.outcome().atoms().get(0));
            }
        }
    }

    private static void assertArrayEquals(ReferenceCase c, Atom atom) {
        double size = Math.abs(c.expected()[5]) + Math.abs(c.expected()[3]);
        assertEquals(c.expected()[3], atom.estimate().lower(), 2e-3 * size);
        assertEquals(c.expected()[4], atom.estimate().point(), 1e-9 * size);
        assertEquals(c.expected()[5], atom.estimate().upper(), 2e-3 * size);
    }

    /** The outcome does not depend on the order of forks and on calls in between. */
    @Test
    void look_randomFormulas_isTheSameInAnyOrderAndAsTheNaiveEvaluatorSays() {
        Random random = new Random(20);
        RandomFormulas formulas = new RandomFormulas(21);
        Map<Truth, Integer> seen = new HashMap<>();
        for (int i = 0; i < 150; i++) {
            Formula formula = formulas.next();
            Map<String, double[]> forks = forks(random, 2 + random.nextInt(6));
            GrowingRun run = new GrowingRun();
            forks.forEach((name, means) -> run.benchmark(name, 6));
            FormulaLooks step = run.looks(formula.toString()).get(0);
            feed(run, forks, step, random);
            FormulaLooks atOnce = looked(run, formula.toString());
            assertEquals(texts(atOnce), texts(step), formula::toString);
            Map<String, Truth> atoms = new HashMap<>();
            atOnce.outcome().atoms().forEach(atom -> atoms.merge(atom.statement().toString(), atom.truth(),
                    (one, other) -> one == Truth.UNKNOWN ? one : other));
            if (atoms.size() == atOnce.outcome().atoms().size()) {
                Function<String, Truth> known = text -> atoms.get(FormulaParser.parse(text).toString());
                assertEquals(new NaiveFormula(formula.toString(), known).truth(), atOnce.truth(), formula::toString);
                seen.merge(atOnce.truth(), 1, Integer::sum);
            }
        }
        assertTrue(seen.size() == 3 && seen.values().stream().allMatch(count -> count > 10), seen::toString);
    }

    private static Map<String, double[]> forks(Random random, int count) {
        Map<String, double[]> forks = new HashMap<>();
        for (String name : RandomFormulas.NAMES) {
            for (String value : RandomFormulas.VALUES) {
                double middle = 50 + random.nextInt(200);
                forks.put(name + "(" + value + ")",
                        random.doubles(Math.min(6, count)).map(noise -> middle * (1 + 0.3 * noise)).toArray());
            }
        }
        return forks;
    }

    private static void feed(GrowingRun run, Map<String, double[]> forks, FormulaLooks looks, Random random) {
        Map<String, Integer> next = new HashMap<>();
        List<String> left = new ArrayList<>(forks.keySet());
        while (!left.isEmpty()) {
            String name = left.get(random.nextInt(left.size()));
            int fork = next.merge(name, 1, Integer::sum) - 1;
            run.fork(name, forks.get(name)[fork]);
            if (fork == forks.get(name).length - 1) {
                left.remove(name);
            }
            if (random.nextBoolean()) {
                looks.look();
            }
        }
        looks.look();
    }

    private static List<String> texts(FormulaLooks looks) {
        return looks.outcome().atoms().stream().map(atom -> String.format(Locale.ROOT, "%s: %s %s %s",
                atom.statement(), atom.truth(), atom.estimate(), atom.figures().keySet())).toList();
    }

    @Test
    void wanted_relationsThatNoLongerMatter_needNoFork() {
        GrowingRun run = new GrowingRun().benchmark("a", 10).benchmark("b", 10).benchmark("c", 10).benchmark("d", 10);
        FormulaLooks both = run.looks("a <= b and c <= d").get(0);
        FormulaLooks either = run.looks("a <= b or c <= d").get(0);
        assertEquals(Set.of(0, 1, 2, 3), both.wanted());
        run.fork("a", 1, 1.01, 1.02).fork("b", 2, 2.01, 2.03).fork("c", 1, 1.2, 0.9).fork("d", 1.1, 1.05, 1.2);
        both.look();
        either.look();
        assertEquals(Truth.UNKNOWN, both.truth());
        assertEquals(Set.of(2, 3), both.wanted());
        assertEquals(Truth.HOLDS, either.truth());
        assertEquals(Set.of(), either.wanted());
        run.fork("d", 1.15);
        assertEquals(Set.of(2), both.wanted(), "d is ahead");
        run.end("d");
        assertEquals(Set.of(2), both.wanted(), "d has what the next look needs");
        run.end("c");
        assertEquals(Set.of(), both.wanted(), "there is no next look");
    }

    @Test
    void look_decidedRelation_staysWhatItWas() {
        GrowingRun run = new GrowingRun().benchmark("a", 10).benchmark("b", 10).fork("a", 1, 1.01, 1.02)
                .fork("b", 2, 2.01, 2.03);
        FormulaLooks looks = looked(run, "a <= b");
        run.fork("a", 9, 9, 9, 9).fork("b", 1, 1, 1, 1);
        looks.look();
        assertEquals(Truth.HOLDS, looks.truth());
        assertEquals(3, looks.outcome().atoms().get(0).figures().get(Atom.LEFT_FORKS));
        assertEquals(10, looks.outcome().atoms().get(0).figures().get(Atom.MOST_FORKS));
        assertEquals(Truth.HOLDS, truth(run, "a <= b"));
    }

    @Test
    void look_bounds_areThoseOfTheBenchmarkWithTheFewest() {
        GrowingRun run = new GrowingRun().benchmark("a", 10).benchmark("b", 4).fork("a", 1, 3, 2, 1, 3, 1)
                .fork("b", 2, 1, 2, 1);
        FormulaLooks looks = looked(run, "a <= b");
        assertEquals(4, looks.outcome().atoms().get(0).figures().get(Atom.MOST_FORKS));
        assertEquals(Set.of(), looks.wanted());
        assertEquals(Truth.FAILS, truth(new GrowingRun().benchmark("a", 2).fork("a", 2, 2.01), "a <= 1 ns"));
    }

    @Test
    void look_constantsAndBaselines_areComparedWith() {
        GrowingRun run = new GrowingRun().benchmark("a", 10).baseline("a", 1.3, 1.31, 1.32, 1.3)
                .fork("a", 1, 1.01, 1.02);
        assertEquals(Truth.HOLDS, truth(run, "a <= 1.1 ns"));
        assertEquals(Truth.FAILS, truth(run, "a >= 1.1 ns"));
        assertEquals(Truth.HOLDS, truth(run, "a <= 0.9 * baseline.a"));
        assertEquals(Truth.FAILS, truth(run, "baseline.a <= a"));
        assertEquals(Truth.HOLDS, truth(run, "a <= 1.1 * a"));
        assertEquals(Truth.HOLDS, truth(new GrowingRun().benchmark("a", 10).baseline("b", 1.0, 1.01, 1.02),
                "baseline.b <= 2 ns"));
    }

    @Test
    void look_whatDidNotRunOrCannotBeJudged_wantsNothing() {
        GrowingRun run = new GrowingRun().benchmark("a", 10).benchmark("f(1)", 10);
        assertEquals(Set.of(), run.looks("a <= gone").get(0).wanted());
        assertEquals(Set.of(), run.looks("a <= baseline.a").get(0).wanted());
        assertEquals(Set.of(), run.looks("growth(f, n) <= O(n)").get(0).wanted());
        assertTrue(looked(run, "a <= gone").outcome().isSkipped());
        FormulaLooks early = looked(run.fork("a", 1), "a <= 2 ns");
        assertEquals(Truth.UNKNOWN, early.truth());
        assertEquals(Set.of(0), early.wanted());
        FormulaLooks broken = looked(run.fork("a", Double.NaN, 1), "a <= 2 ns");
        assertEquals(Truth.UNKNOWN, broken.truth());
        assertEquals(Set.of(), broken.wanted());
    }

    @Test
    void look_valuesWithoutScatterOrNotAboveZero_areDecided() {
        GrowingRun run = new GrowingRun().benchmark("a", 5).benchmark("b", 5).fork("a", 0, 0, 0).fork("b", 8, 8, 8);
        assertEquals(Truth.HOLDS, truth(run, "a <= b"));
        assertEquals(Truth.FAILS, truth(run, "b <= a"));
        assertEquals(Truth.HOLDS, truth(run, "b <= 8 ns"));
    }
}
