package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.dynreconf.assertions.formula.FormulaParser;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/** A run whose forks are put into it; benchmarks are named by text, values in parentheses are those of n. */
public final class GrowingRun implements RunningData, MeasuredData {

    private final List<String> names = new ArrayList<>();
    private final List<Integer> most = new ArrayList<>();
    private final List<List<Double>> forks = new ArrayList<>();
    private final List<ForkSamples> samples = new ArrayList<>();
    private final Map<String, ForkSamples> baseline = new HashMap<>();
    private final BitSet ended = new BitSet();

    /** A benchmark with a bound on its forks; they are numbered in this order. */
    public GrowingRun benchmark(String name, int mostForks) {
        names.add(name);
        most.add(mostForks);
        forks.add(new ArrayList<>());
        samples.add(ForkSamples.ofScores());
        return this;
    }

    /** Forks of a benchmark end. */
    public GrowingRun fork(String name, double... means) {
        int number = names.indexOf(name);
        for (double mean : means) {
            forks.get(number).add(mean);
        }
        samples.set(number, samples(forks.get(number)));
        return this;
    }

    /** The same run, when each benchmark had so many forks. */
    GrowingRun first(int count) {
        GrowingRun first = new GrowingRun();
        for (int i = 0; i < names.size(); i++) {
            first.benchmark(names.get(i), most.get(i)).fork(names.get(i), forks.get(i).stream().limit(count)
                    .mapToDouble(Double::doubleValue).toArray());
        }
        return first;
    }

    public GrowingRun baseline(String name, Double... means) {
        baseline.put(name, samples(List.of(means)));
        return this;
    }

    public void end(String name) {
        ended.set(names.indexOf(name));
    }

    private static ForkSamples samples(List<Double> means) {
        return ForkSamples.ofScores(means.stream().map(mean -> new double[] {mean, mean}).toArray(double[][]::new));
    }

    /** Formulas about this run. */
    public List<FormulaLooks> looks(String... formulas) {
        List<RunningData> data = new ArrayList<>();
        for (int i = 0; i < formulas.length; i++) {
            data.add(this);
        }
        return FormulaLooks.of(List.of(formulas).stream().map(FormulaParser::parse).toList(), data);
    }

    private static String text(Measured wanted) {
        return wanted.name() + (wanted.arguments().isEmpty() ? ""
                : "(" + wanted.arguments().get(0).value().orElse("?") + ")");
    }

    @Override
    public MeasuredData measured() {
        return this;
    }

    @Override
    public Findings find(Measured wanted) {
        ForkSamples found = wanted.isBaseline() ? baseline.get(text(wanted))
                : names.contains(text(wanted)) ? samples.get(names.indexOf(text(wanted))) : null;
        return found == null ? Findings.notRun("no result of " + wanted) : Findings.of(Map.of("avgt", found));
    }

    @Override
    public SortedMap<Double, Findings> series(Measured wanted, String parameter) {
        SortedMap<Double, Findings> series = new TreeMap<>();
        places(wanted).forEach((place, number) -> series.put(place, Findings.of(Map.of("avgt", samples.get(number)))));
        return series;
    }

    private SortedMap<Double, Integer> places(Measured wanted) {
        SortedMap<Double, Integer> places = new TreeMap<>();
        for (String name : names) {
            if (name.startsWith(wanted.name() + "(")) {
                places.put(Double.valueOf(name.substring(wanted.name().length() + 1, name.length() - 1)),
                        names.indexOf(name));
            }
        }
        return places;
    }

    @Override
    public Map<String, Integer> numbers(Measured wanted) {
        int number = names.indexOf(text(wanted));
        return number < 0 ? Map.of() : Map.of("avgt", number);
    }

    @Override
    public List<Map<String, Integer>> numbers(Measured wanted, String parameter) {
        return places(wanted).values().stream().map(number -> Map.of("avgt", number)).toList();
    }

    @Override
    public int forks(int benchmark) {
        return forks.get(benchmark).size();
    }

    @Override
    public int mostForks(int benchmark) {
        return most.get(benchmark);
    }

    @Override
    public boolean hasEnded(int benchmark) {
        return ended.get(benchmark);
    }
}
