package org.openjdk.jmh.bench.rules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.dynreconf.assertions.Findings;
import org.openjdk.jmh.dynreconf.assertions.FormulaLooks;
import org.openjdk.jmh.dynreconf.assertions.MeasuredData;
import org.openjdk.jmh.dynreconf.assertions.RunningData;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** Two sides a and b whose forks come round by round, as long as a formula about them wants more. */
final class DecidedPair implements RunningData, MeasuredData {

    static final Formula AT_MOST = FormulaParser.parse("a <= b");
    static final Formula EQUAL = FormulaParser.parse("a = b within 0%");

    private final List<ForkSamples> sides;
    private final int mostForks;
    private final FormulaLooks looks;
    private int rounds;

    /** Sides that have as many forks as they may have. */
    DecidedPair(Formula formula, ForkSamples a, ForkSamples b) {
        sides = List.of(a, b);
        mostForks = a.forks().size();
        looks = FormulaLooks.of(List.of(formula), List.of(this)).get(0);
        while (!looks.wanted().isEmpty()) {
            rounds++;
            looks.look();
        }
    }

    /** What came of it. */
    Truth truth() {
        return looks.truth();
    }

    /** How many forks each side got. */
    int rounds() {
        return rounds;
    }

    @Override
    public MeasuredData measured() {
        return this;
    }

    @Override
    public Findings find(Measured wanted) {
        ForkSamples side = sides.get(number(wanted));
        return Findings.of(Map.of("avgt", ForkSamples.of(side.forks().subList(0, rounds))));
    }

    private static int number(Measured wanted) {
        return wanted.name().equals("a") ? 0 : 1;
    }

    @Override
    public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
        return new TreeMap<>();
    }

    @Override
    public Map<String, Integer> numbers(Measured wanted) {
        return Map.of("avgt", number(wanted));
    }

    @Override
    public List<Map<String, Integer>> numbers(Measured wanted, String parameter) {
        return Collections.emptyList();
    }

    @Override
    public int forks(int benchmark) {
        return rounds;
    }

    @Override
    public int mostForks(int benchmark) {
        return mostForks;
    }

    @Override
    public boolean hasEnded(int benchmark) {
        return rounds == mostForks;
    }
}
