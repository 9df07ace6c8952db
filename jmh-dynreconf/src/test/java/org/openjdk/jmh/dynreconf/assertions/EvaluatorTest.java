package org.openjdk.jmh.dynreconf.assertions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.formula.RandomFormulas;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Quantity;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class EvaluatorTest {

    private final Data data = new Data();

    private Outcome evaluate(String formula) {
        return new Evaluator(data, Interpretations.standard(), Evaluator.LEVEL).evaluate(FormulaParser.parse(formula));
    }

    private Truth truth(String formula) {
        return evaluate(formula).truth();
    }

    @Test
    void relation_clearDifference_isDecidedEitherWay() {
        data.put("fast", "avgt", 10, 10.2).put("slow", "avgt", 20, 20.4);
        assertEquals(Truth.HOLDS, truth("fast <= 0.8 * slow"));
        assertEquals(Truth.FAILS, truth("fast <= 0.4 * slow"));
        assertEquals(Truth.HOLDS, truth("slow >= 1.5 * fast"));
        assertEquals(Truth.FAILS, truth("slow >= 3 * fast"));
        assertEquals(Truth.FAILS, truth("fast = slow"));
        assertEquals(Truth.HOLDS, truth("2 * fast = slow within 10%"));
        assertEquals(Truth.UNKNOWN, truth("2 * fast <= slow"));
        assertEquals(Truth.HOLDS, truth("fast + 5 ns <= slow"));
        assertEquals(Truth.FAILS, truth("fast + 15 ns <= slow"));
        assertEquals(Truth.HOLDS, truth("fast <= 1 us"));
        assertEquals(Truth.FAILS, truth("fast <= slow - 30 ns"));
    }

    @Test
    void relation_figures_areOfBothSidesAndTheirRatio() {
        data.put("fast", "avgt", 10, 10).put("slow", "avgt", 20, 20, 20);
        Atom atom = evaluate("fast >= 0.8 * slow").atoms().get(0);
        assertEquals(10, atom.figures().get(Atom.LEFT), 1e-9);
        assertEquals(16, atom.figures().get(Atom.RIGHT), 1e-9);
        assertEquals(2, atom.figures().get(Atom.LEFT_FORKS));
        assertEquals(3, atom.figures().get(Atom.RIGHT_FORKS));
        assertEquals(0.625, atom.estimate().point(), 1e-12);
        assertEquals(Truth.FAILS, atom.truth());
        assertEquals(0.5, evaluate("fast = slow").atoms().get(0).estimate().point(), 1e-12);
    }

    /** Arithmetic means of 10, 10, 40 are 20: twice that of the other side, where the ratio is 1.59. */
    @Test
    void relation_figuresOfARatioOfGeometricMeans_areGeometric() {
        data.put("a", "avgt", 10, 10, 40).put("b", "avgt", 10, 10, 10);
        for (String formula : new String[] {"a <= b", "a >= b", "a = b"}) {
            Atom atom = evaluate(formula).atoms().get(0);
            assertEquals(Math.cbrt(4000), atom.figures().get(Atom.LEFT), 1e-9);
            assertEquals(atom.estimate().point(), atom.figures().get(Atom.LEFT) / atom.figures().get(Atom.RIGHT), 1e-9);
        }
        data.put("b", "avgt", 0, 10, 10);
        assertEquals(20, evaluate("a <= b").atoms().get(0).figures().get(Atom.LEFT));
        for (Interpretation interpretation : Interpretations.builtIn()) {
            Atom atom = new Evaluator(data.put("b", "avgt", 10, 11, 12), interpretation, Evaluator.LEVEL)
                    .evaluate(FormulaParser.parse("a <= b")).atoms().get(0);
            assertEquals(atom.estimate().point(), atom.figures().get(Atom.LEFT) / atom.figures().get(Atom.RIGHT), 1e-9,
                    interpretation.name());
        }
    }

    @Test
    void relation_ofABenchmarkToItself_followsFromItsFunctions() {
        data.put("a", "avgt", 10, 20);
        assertEquals(Truth.HOLDS, truth("a <= a"));
        assertEquals(Truth.HOLDS, truth("a >= a"));
        assertEquals(Truth.HOLDS, truth("a = a within 0%"));
        assertEquals(Truth.HOLDS, truth("a <= 1.01 * a"));
        assertEquals(Truth.FAILS, truth("1.01 * a <= a"));
        assertEquals(Truth.FAILS, truth("a = 1.5 * a"));
        assertEquals(Truth.UNKNOWN, truth("2 * a <= a + 15 ns"));
    }

    /** Axiom 5, with every interpretation and at every tolerance. */
    @Test
    void equality_anyData_isBothInequalities() {
        Random random = new Random(5);
        Set<Truth> seen = EnumSet.noneOf(Truth.class);
        for (Interpretation interpretation : Interpretations.builtIn()) {
            for (int i = 0; i < 60; i++) {
                data.put("a", "avgt", value(random), value(random), value(random))
                        .put("b", "avgt", value(random), value(random));
                Evaluator evaluator = new Evaluator(data, new AtLevel(interpretation), Evaluator.LEVEL);
                Truth equal = evaluator.evaluate(FormulaParser.parse("a = b within 4%")).truth();
                seen.add(equal);
                assertEquals(evaluator.evaluate(FormulaParser.parse("a <= 1.04 * b and b <= 1.04 * a")).truth(), equal);
            }
        }
        assertEquals(EnumSet.allOf(Truth.class), seen);
    }

    private static double value(Random random) {
        return 100 + random.nextGaussian() * (random.nextBoolean() ? 0.5 : 8);
    }

    /** The tests of benchmarks whose forks scatter by 2 %, of which the first is slower by a share than the second. */
    private int decided(String formula, Truth truth, int pairs, int forks, double change) {
        Random random = new Random(3);
        int count = 0;
        for (int i = 0; i < 1000; i++) {
            for (int n = 1; n <= pairs; n++) {
                data.put("f(" + n + ")", "avgt", forks(1 + change, forks, random)).put("g(" + n + ")", "avgt",
                        forks(1, forks, random));
            }
            count += truth(formula) == truth ? 1 : 0;
        }
        return count;
    }

    private static double[] forks(double level, int forks, Random random) {
        return random.doubles(forks).map(any -> level * Math.exp(0.02 * random.nextGaussian())).toArray();
    }

    /** Both of its inequalities were tested at the level, so that it was refuted in 10 % where nothing differs. */
    @Test
    void equalityWithoutTolerance_ofEqualSides_isRefutedAtTheLevel() {
        int refuted = decided("f(1) = g(1) within 0%", Truth.FAILS, 1, 5, 0);
        assertTrue(refuted > 25 && refuted < 70, "refuted " + refuted + " of 1000");
    }

    /** By tests at 5 %, not at 0.5 %, as all of them would have to be wrong; of one that fails, 5 % are confirmed at most. */
    @Test
    void conjunctionOfTen_isConfirmedByTestsAtTheWholeLevel() {
        String formula = "forall n in {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}: f(n) <= g(n)";
        int confirmed = decided(formula, Truth.HOLDS, 10, 4, -0.06);
        int refuted = decided(formula, Truth.FAILS, 10, 4, 0);
        assertTrue(confirmed > 500, "confirmed " + confirmed + " of 1000");
        assertTrue(refuted > 20 && refuted < 70, "refuted " + refuted + " of 1000");
    }

    /** One level whatever the number of relations, so that formulas of one and two can be compared. */
    private record AtLevel(Interpretation interpretation) implements Interpretation {

        @Override
        public String name() {
            return interpretation.name();
        }

        @Override
        public String description() {
            return interpretation.description();
        }

        @Override
        public Evidence atMost(Quantity left, Quantity right, double level) {
            return interpretation.atMost(left, right, level);
        }
    }

    /** A wrong one is enough to refute a conjunction wrongly; to confirm it wrongly, none may be right that fails. */
    @Test
    void conjunction_relations_shareTheLevelOfRefutationOnly() {
        data.put("a", "avgt", 10, 10.5, 10.2).put("b", "avgt", 11, 11.4, 11.6);
        Evaluator atHalf = new Evaluator(data, Interpretations.standard(), Evaluator.LEVEL / 2);
        Interval alone = evaluate("a <= b").atoms().get(0).estimate();
        assertEquals(alone, evaluate("a <= b and b <= 20 ns").atoms().get(0).estimate());
        assertEquals(atHalf.evaluate(FormulaParser.parse("b <= a")).atoms().get(0).estimate(),
                evaluate("b <= a and b <= 20 ns").atoms().get(0).estimate());
        assertEquals(atHalf.evaluate(FormulaParser.parse("a <= b")).atoms().get(0).estimate(),
                evaluate("a <= b or b >= 20 ns").atoms().get(0).estimate());
    }

    @Test
    void quantifiers_valuesThatDiffer_areAllAndAny() {
        data.put("f(1)", "avgt", 1, 1).put("f(2)", "avgt", 5, 5).put("g(1)", "avgt", 2, 2).put("g(2)", "avgt", 2, 2);
        Outcome all = evaluate("forall n in {1, 2}: f(n) <= g(n)");
        assertEquals(Truth.FAILS, all.truth());
        assertEquals(2, all.atoms().size());
        assertEquals("f(2) <= g(2)", all.atoms().get(1).statement().toString());
        assertEquals(Truth.HOLDS, truth("exists n in {1, 2}: f(n) <= g(n)"));
        assertEquals(Truth.FAILS, truth("not exists n in {1, 2}: f(n) <= g(n)"));
        assertEquals(Truth.HOLDS, truth("forall n in {1, 2}: exists m in {1, 2}: f(m) <= g(n)"));
    }

    @Test
    void formula_missingBenchmark_isSkippedUnlessItDoesNotMatter() {
        data.put("a", "avgt", 1, 1).put("b", "avgt", 2, 2);
        Outcome needed = evaluate("a <= b and a <= gone");
        assertEquals(Truth.UNKNOWN, needed.truth());
        assertTrue(needed.isSkipped());
        assertEquals("no result of gone", needed.atoms().get(1).reason().orElse(""));
        assertEquals(Truth.FAILS, truth("b <= a and a <= gone"));
        assertEquals(Truth.HOLDS, truth("a <= b or a <= gone"));
        assertFalse(evaluate("a <= b or a <= gone").isSkipped());
        assertEquals(Truth.HOLDS, truth("gone <= a implies a <= b"));
    }

    @Test
    void relation_modes_areTheSameOnBothSides() {
        data.put("a", "avgt", 1, 1).put("a", "thrpt", 100, 100).put("b", "thrpt", 50, 50).put("c", "avgt", 7, 7);
        assertEquals(100, evaluate("a <= b").atoms().get(0).figures().get(Atom.LEFT), 1e-9);
        assertEquals(1, evaluate("a <= 5 ns").atoms().get(0).figures().get(Atom.LEFT), 1e-9);
        Outcome different = evaluate("c <= b");
        assertEquals(Truth.UNKNOWN, different.truth());
        assertFalse(different.isSkipped());
        assertEquals("measured in different modes, avgt against thrpt", different.atoms().get(0).reason().orElse(""));
    }

    @Test
    void relation_unusableData_isUnknownAndSaysWhy() {
        data.put("nan", "avgt", 1, Double.NaN).put("a", "avgt", 1, 1).put("single", "avgt", 1);
        assertEquals("left side: fork 2, iteration 1: the value at index 0 is NaN",
                evaluate("nan <= a").atoms().get(0).reason().orElse(""));
        assertEquals("right side: a single fork: 2 are needed to see how much forks vary",
                evaluate("a <= single").atoms().get(0).reason().orElse(""));
        assertEquals(Truth.UNKNOWN, truth("nan <= nan"));
        assertTrue(evaluate("nan <= a").atoms().get(0).figures().isEmpty());
    }

    @Test
    void growth_exactPowers_areFound() {
        for (int n : new int[] {10, 100, 1000}) {
            data.put("square(" + n + ")", "avgt", 3.0 * n * n, 3.0 * n * n);
            data.put("nlogn(" + n + ")", "avgt", n * Math.log(n), n * Math.log(n));
            data.put("flat(" + n + ")", "avgt", 5, 5);
        }
        assertEquals(Truth.HOLDS, truth("growth(square, n) <= O(n^2)"));
        assertEquals(Truth.HOLDS, truth("growth(square, n) = O(n^2)"));
        assertEquals(Truth.FAILS, truth("growth(square, n) <= O(n log n)"));
        assertEquals(Truth.HOLDS, truth("growth(square, n) >= O(n log n)"));
        assertEquals(Truth.HOLDS, truth("growth(nlogn, n) = O(n log n) within 0.01"));
        assertEquals(Truth.FAILS, truth("growth(nlogn, n) <= O(n)"));
        assertEquals(Truth.HOLDS, truth("growth(nlogn, n) <= O(n) within 0.3"));
        assertEquals(Truth.HOLDS, truth("growth(flat, n) <= O(1)"));
        assertEquals(Truth.FAILS, truth("growth(flat, n) = O(n)"));
        Atom atom = evaluate("growth(square, n) <= O(n log n)").atoms().get(0);
        assertEquals(2, atom.estimate().point(), 1e-12);
        assertEquals(1.239, atom.figures().get(Atom.ORDER), 0.0005);
        assertEquals(3, atom.figures().get(Atom.PLACES));
    }

    @Test
    void growth_tooFewData_isUnknownAndSaysWhy() {
        data.put("one(10)", "avgt", 1, 1).put("log(1)", "avgt", 1, 1).put("log(2)", "avgt", 1, 1)
                .put("zero(1)", "avgt", 0, 0).put("zero(2)", "avgt", 1, 1).put("single(1)", "avgt", 1)
                .put("single(2)", "avgt", 1, 1).put("modes(1)", "avgt", 1, 1).put("modes(2)", "thrpt", 1, 1);
        assertEquals("gone has results for no number as n: growth needs two", reason("gone", "n"));
        assertEquals("one has results for a single number as n: growth needs two", reason("one", "n"));
        assertEquals("n is 1.0, where O(log n) has no logarithm: all values must be above 1", reason("log", "log n"));
        assertEquals("growth needs values above 0 in all forks", reason("zero", "n"));
        assertEquals("a single fork: 2 are needed to see how much forks vary",
                reason("single", "n"));
        assertEquals("the values of n were measured in different modes", reason("modes", "n"));
    }

    private String reason(String benchmark, String order) {
        return evaluate("growth(" + benchmark + ", n) <= O(" + order + ")").atoms().get(0).reason().orElse("");
    }

    /** Random formulas against an evaluator that uses their texts only, not their classes. */
    @Test
    void evaluate_randomFormulas_areAsTheNaiveEvaluatorSays() {
        Map<Truth, Integer> seen = new HashMap<>();
        Random random = new Random(11);
        for (String name : RandomFormulas.NAMES) {
            for (String value : RandomFormulas.VALUES) {
                double middle = 50 + random.nextInt(200);
                data.put(name + "(" + value + ")", "avgt", middle, middle * (1 + random.nextInt(20) / 100.0));
            }
        }
        RandomFormulas formulas = new RandomFormulas(12);
        for (int i = 0; i < 1_000; i++) {
            Formula formula = formulas.next();
            Truth naive = new NaiveFormula(formula.toString(), relation -> new Evaluator(data,
                    new AtLevel(Interpretations.standard()), Evaluator.LEVEL).evaluate(FormulaParser.parse(relation))
                    .truth()).truth();
            assertEquals(naive, new Evaluator(data, new AtLevel(Interpretations.standard()), Evaluator.LEVEL)
                    .evaluate(formula).truth(), formula::toString);
            seen.merge(naive, 1, Integer::sum);
        }
        assertTrue(seen.size() == 3 && seen.values().stream().allMatch(count -> count > 50), seen::toString);
    }

    /** Benchmarks by text; values in parentheses are those of n. */
    private static final class Data implements MeasuredData {

        private final Map<String, Map<String, ForkSamples>> sides = new HashMap<>();

        Data put(String text, String mode, double... forkMeans) {
            double[][] forks = new double[forkMeans.length][];
            Arrays.setAll(forks, fork -> new double[] {forkMeans[fork], forkMeans[fork]});
            sides.computeIfAbsent(text, key -> new LinkedHashMap<>()).put(mode, ForkSamples.ofScores(forks));
            return this;
        }

        private static String text(Measured wanted) {
            return wanted.name() + (wanted.arguments().isEmpty() ? ""
                    : "(" + wanted.arguments().get(0).value().orElse("?") + ")");
        }

        @Override
        public Findings find(Measured wanted) {
            String text = text(wanted);
            return sides.containsKey(text) ? Findings.of(sides.get(text)) : Findings.notRun("no result of " + text);
        }

        @Override
        public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
            SortedMap<Double, Findings> series = new TreeMap<>();
            sides.forEach((text, modes) -> {
                if (text.startsWith(wanted.name() + "(")) {
                    series.put(Double.valueOf(text.replaceAll(".*\\(|\\)", "")), Findings.of(modes));
                }
            });
            assertEquals("n", parameter);
            return series;
        }
    }
}
