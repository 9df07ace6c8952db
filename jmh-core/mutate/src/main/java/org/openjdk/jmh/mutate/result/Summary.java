package org.openjdk.jmh.mutate.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.oracle.PublishedOracle;
import org.openjdk.jmh.mutate.run.Compared;

/**
 * What all mutants say of the benchmarks.
 *
 * @param thresholds at which kills count, ascending shares
 * @param mutants    all of them, in the order of the work folder
 * @param compared   all attempts that were decided, controls included
 * @param coverage   of each benchmark, in the order of names
 * @param seconds    that measuring took, of all starts
 */
public record Summary(List<Double> thresholds, List<MutantResult> mutants, List<Compared> compared,
                      List<Coverage> coverage, double seconds) {

    private static final String API = "api";

    /** {@return the score of all mutants} */
    public Score total() {
        return Score.of("all", mutants, thresholds.size());
    }

    /** {@return the scores of operators} */
    public List<Score> byOperator() {
        return grouped(each -> each.mutant().operator());
    }

    /** {@return the scores of classes} */
    public List<Score> byClass() {
        return grouped(each -> each.mutant().className());
    }

    private List<Score> grouped(Function<MutantResult, String> name) {
        return mutants.stream().collect(Collectors.groupingBy(name, TreeMap::new, Collectors.toList())).entrySet()
                .stream().map(group -> Score.of(group.getKey(), group.getValue(), thresholds.size()))
                .filter(score -> score.valid() > 0).toList();
    }

    /** {@return how many mutants have each fate, in the order of fates} */
    public Map<Fate, Integer> fates() {
        return mutants.stream()
                .collect(Collectors.groupingBy(MutantResult::fate, TreeMap::new, Collectors.summingInt(each -> 1)));
    }

    /** {@return what each benchmark is good for, those that notice most first} */
    public List<BenchmarkScore> byBenchmark() {
        return coverage.stream().map(this::score).sorted(
                Comparator.comparing((BenchmarkScore each) -> each.killed().get(0)).reversed()
                        .thenComparing(BenchmarkScore::benchmark))
                .toList();
    }

    private BenchmarkScore score(Coverage of) {
        List<Compared> own = compared.stream().filter(each -> !each.attempt().control()
                && each.attempt().benchmark().id().equals(of.benchmark())).toList();
        return new BenchmarkScore(of.benchmark(),
                (int) mutants.stream()
                        .filter(each -> each.isValid() && each.coveredBy().containsKey(of.benchmark())).count(),
                own.size(), kills(own), of.failure());
    }

    private List<Integer> kills(List<Compared> of) {
        return IntStream.range(0, thresholds.size())
                .mapToObj(i -> (int) of.stream().filter(each -> each.kills(i)).count()).toList();
    }

    /** {@return the attempts with the original on both sides} */
    public List<Compared> controls() {
        return compared.stream().filter(each -> each.attempt().control()).toList();
    }

    /** {@return how many of the controls count as killed, wrongly, for each threshold} */
    public List<Integer> wrongKills() {
        return kills(controls());
    }

    /** {@return the attempts whose forks the rule of the ju2jmh paper can judge: none was lost, none hung} */
    public List<Compared> judgedByBoth() {
        return compared.stream().filter(each -> Double.isFinite(each.published().upper())).toList();
    }

    /** {@return of how many of those the rule of the ju2jmh paper says the same, for each threshold} */
    public List<Integer> agreements() {
        return IntStream.range(0, thresholds.size()).mapToObj(i -> (int) judgedByBoth().stream()
                .filter(each -> each.kills(i) == PublishedOracle.kills(each.published(), thresholds.get(i))).count())
                .toList();
    }

    /** {@return what is known of each public method whose calls were slowed down} */
    public List<ApiMethod> api() {
        Map<String, List<MutantResult>> methods = new LinkedHashMap<>();
        mutants.stream().filter(each -> each.isValid() && kind(each).equals(API))
                .forEach(
                        each -> methods
                                .computeIfAbsent(MutantNames.method(each.mutant().className(), each.mutant().method()),
                                        key -> new ArrayList<>())
                                .add(each));
        return methods.entrySet().stream().map(each -> method(each.getKey(), each.getValue())).toList();
    }

    private static String kind(MutantResult result) {
        return result.mutant().operator().split(":")[0];
    }

    private static ApiMethod method(String name, List<MutantResult> delays) {
        List<MutantResult> ascending =
                delays.stream().sorted(Comparator.comparingDouble(each -> nanos(delay(each)))).toList();
        return new ApiMethod(name, ascending.stream().map(Summary::delay).toList(),
                ascending.stream().filter(each -> each.isKilled(0)).map(Summary::delay).findFirst().orElse(""),
                delays.stream().flatMap(each -> each.compared().stream())
                        .mapToDouble(each -> each.nanosPerHit(each.look().detectable().get(0)))
                        .filter(value -> !Double.isNaN(value)).min().orElse(Double.NaN));
    }

    private static String delay(MutantResult result) {
        String[] parts = result.mutant().operator().split(":");
        return parts.length > 1 ? parts[1] : "100ns";
    }

    private static double nanos(String delay) {
        double number = Double.parseDouble(delay.replaceAll("\\D", ""));
        return number * (delay.endsWith("us") ? 1e3 : delay.endsWith("ms") ? 1e6 : 1);
    }
}
